import type { SectionData } from '../../core/catalogue/section';
import { CONTACT_MESSAGE_MAX_CHARACTERS } from '../../core/validation/contact-form';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import type { SendForm } from '../visitor-form/use-visitor-form';
import { VisitorForm } from '../visitor-form/visitor-form';
import { contactAddress } from './address';
import type { contact3 } from './section';

const { Input } = parts<SectionData<typeof contact3>>();

/** The contact form. */
export function ContactForm({ send }: { send?: SendForm }) {
  const page = usePage();
  return (
    <VisitorForm send={send} action={contactAddress(page)}>
      {(field) => (
        <Input {...field('message')} type="textarea" maxLength={CONTACT_MESSAGE_MAX_CHARACTERS} />
      )}
    </VisitorForm>
  );
}

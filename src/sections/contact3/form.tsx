/** The contact form: complete HTML that posts without script; with script it checks, sends and confirms in place. */
import type { SectionData } from '../../core/catalogue/section';
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  contactErrors,
} from '../../core/validation/contact-form';
import { EMAIL_MAX_CHARACTERS } from '../../core/validation/is-email';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import { FormFoot } from '../visitor-form/form-foot';
import { useVisitorForm, type SendForm } from '../visitor-form/use-visitor-form';
import { contactAddress } from './address';
import type { contact3 } from './section';

const { Input, Text } = parts<SectionData<typeof contact3>>();

/** @param props.send none where nobody sends it: the server's HTML, the editor */
export function ContactForm({ send }: { send?: SendForm }) {
  const page = usePage();
  const { source } = useSection();
  const { phase, field, formProps } = useVisitorForm({ check: contactErrors, send });
  return (
    <form {...formProps} action={contactAddress(page)}>
      <Input
        {...field('name')}
        type="text"
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX_CHARACTERS}
        isRequired
      />
      <Input
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_CHARACTERS}
        isRequired
      />
      <Input {...field('message')} type="textarea" maxLength={CONTACT_MESSAGE_MAX_CHARACTERS} />
      <FormFoot
        phase={phase}
        buttonText={source.useText('buttonText')}
        label={(className) => <Text field="buttonText" as="span" className={className} />}
      />
    </form>
  );
}

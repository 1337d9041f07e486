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
import { useVisitorForm } from '../visitor-form/use-visitor-form';
import type { contact3 } from './section';
import { contactAddress, sendContact } from './send';

const { Input, Text } = parts<SectionData<typeof contact3>>();

export function ContactForm() {
  const page = usePage();
  const { source } = useSection();
  const { phase, field, formProps } = useVisitorForm({
    check: contactErrors,
    send: (entries) => sendContact({ page, entries }),
  });
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

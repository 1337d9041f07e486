import type { ReactNode } from 'react';
import { CONTACT_NAME_MAX_CHARACTERS } from '../../core/validation/contact-form';
import { EMAIL_MAX_CHARACTERS } from '../../core/validation/is-email';
import { parts } from '../../parts/parts';
import { FormFoot } from './form-foot';
import { useVisitorForm, type Entries, type PropsOfField, type SendForm } from './use-visitor-form';

const { Input } = parts<{ placeholders: { name: string; email: string } }>();

/**
 * A form that a visitor answers with name and e-mail: complete HTML that posts without script; with script it checks,
 * sends and confirms in place.
 */
export function VisitorForm(props: {
  id?: string;
  /** Where it posts without script. */
  action: string;
  /** None where nobody sends it: the server's HTML, the editor. */
  send: SendForm | undefined;
  /** What confirms it: what was answered, and without script. */
  confirmations?: { ofEntries: (entries: Entries) => string; plain: string };
  /** What else it asks for. */
  children: (field: PropsOfField) => ReactNode;
}) {
  const { id, action, send, confirmations, children } = props;
  const { phase, sent, field, formProps } = useVisitorForm(send);
  return (
    <form {...formProps} id={id} action={action}>
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
      {children(field)}
      <FormFoot
        phase={phase}
        sent={confirmations?.ofEntries(sent)}
        sentPlain={confirmations?.plain}
      />
    </form>
  );
}

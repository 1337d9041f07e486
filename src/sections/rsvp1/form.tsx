/** The answer to an invitation: complete HTML that posts without script; with script it checks, sends and confirms in place. */
import type { SectionData } from '../../core/catalogue/section';
import { CONTACT_NAME_MAX_CHARACTERS, contactFieldError } from '../../core/validation/contact-form';
import { EMAIL_MAX_CHARACTERS } from '../../core/validation/is-email';
import { RSVP_GUESTS_MAX } from '../../core/validation/rsvp-form';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import type { ContactErrors } from '../contact3/state';
import { FormFoot } from '../visitor-form/form-foot';
import { useVisitorForm, type Entries, type SendForm } from '../visitor-form/use-visitor-form';
import { rsvpAddress } from './address';
import styles from './form.module.css';
import type { rsvp1 } from './section';

const { Input, Text } = parts<SectionData<typeof rsvp1>>();

/** The id of a section's form: what stands outside of it (the event's id) names it. */
export const rsvpFormId = (section: string) => `${section}-rsvp`;

/** @param props.send none where nobody sends it: the server's HTML, the editor */
export function RsvpForm({ send }: { send?: SendForm }) {
  const page = usePage();
  const { id, source } = useSection();
  const { phase, field, formProps } = useVisitorForm({ check: rsvpErrors, send });
  const { rsvp } = page.words;
  return (
    <form {...formProps} id={rsvpFormId(id)} action={rsvpAddress(page)}>
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
      <fieldset className={styles['answers']}>
        <legend className={styles['question']}>{rsvp.question}</legend>
        <label className={styles['answer']}>
          <input type="radio" name="isAttending" value="true" defaultChecked />
          {rsvp.yes}
        </label>
        <label className={styles['answer']}>
          <input type="radio" name="isAttending" value="false" />
          {rsvp.no}
        </label>
      </fieldset>
      <label className={styles['guests']}>
        <span>{rsvp.guests}</span>
        <input
          className={styles['count']}
          type="number"
          name="guests"
          inputMode="numeric"
          min={0}
          max={RSVP_GUESTS_MAX}
          defaultValue={0}
        />
      </label>
      <FormFoot
        phase={phase}
        buttonText={source.useText('buttonText')}
        label={(className) => <Text field="buttonText" as="span" className={className} />}
      />
    </form>
  );
}

function rsvpErrors(entries: Entries): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of ['name', 'email'] as const) {
    const error = contactFieldError(name, entries[name] ?? '');
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/**
 * The contact form: complete HTML that posts without script; with script it checks, sends and confirms in place
 * (spec sections 4, 5 and 7). Its fields are uncontrolled, so that hydration keeps what was typed.
 */
import { useEffect, useReducer, useRef, type SubmitEvent } from 'react';
import type { SectionData } from '../../core/catalogue/section';
import { COMPONENT_FIELD, HONEYPOT_FIELD } from '../../core/api/contact-form-fields';
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  contactErrors,
  contactFieldError,
  type ContactField,
} from '../../core/validation/contact-form';
import { EMAIL_MAX_CHARACTERS } from '../../core/validation/is-email';
import { translateMessage } from '../../core/words/visitor';
import { buttonClass } from '../../parts/button/button';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import type { contact3 } from './section';
import { contactAddress, sendContact } from './send';
import { CONTACT_RESET_MS, contactReducer, IDLE } from './state';
import styles from './form.module.css';

const { Input, Text } = parts<SectionData<typeof contact3>>();

export function ContactForm() {
  const page = usePage();
  const section = useSection();
  const [state, dispatch] = useReducer(contactReducer, IDLE);
  const buttonText = section.source.useText('buttonText');
  const form = useRef<HTMLFormElement>(null);

  // Our own messages replace the browser's bubbles, but only once this script runs. Set on the element itself: the
  // click that woke this island is replayed before a second rendering.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (state.phase !== 'success') return;
    const timer = setTimeout(() => {
      form.current?.reset();
      dispatch({ type: 'reset' });
    }, CONTACT_RESET_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Spec section 4: submission is ignored in editing mode, and while another one runs.
    if (page.mode === 'edit' || state.phase !== 'idle') return;
    const entries = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const errors = contactErrors(entries);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'refused', errors });
      focusFirst(event.currentTarget, errors);
      return;
    }
    dispatch({ type: 'sending' });
    sendContact({ page, entries }).then(
      () => dispatch({ type: 'sent' }),
      (error: unknown) => {
        // Spec section 8: logged only, no message to the visitor; what was typed stays.
        console.error(error);
        dispatch({ type: 'failed' });
      },
    );
  };

  const field = (name: ContactField) => ({
    name,
    placeholder: `placeholders/${name}` as const,
    className: styles['field'],
    error: translateMessage(page.words, state.errors[name] ?? ''),
    onBlur: (value: string) =>
      dispatch({ type: 'checked', field: name, error: contactFieldError(name, value) }),
    onInput: () => dispatch({ type: 'edited', field: name }),
  });

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      action={contactAddress(page)}
      onSubmit={handleSubmit}
      data-phase={state.phase}
    >
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
      <input type="hidden" name="siteHash" value={page.siteHash} />
      <input type="hidden" name={COMPONENT_FIELD} value={section.id} />
      <input
        className={styles['trap']}
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div className={styles['foot']}>
        <button
          className={buttonClass('primary', styles['submit'])}
          type="submit"
          aria-disabled={state.phase !== 'idle' || undefined}
          // A form without words on its button can't be sent by anyone who must be told what it does.
          aria-label={buttonText.trim() === '' ? page.words.complaint.send : undefined}
        >
          <Text field="buttonText" as="span" className={styles['label']} />
          <Tick />
        </button>
        <p className={styles['confirmation']} role="status">
          {state.phase === 'success' ? page.words.sent : ''}
        </p>
        <p className={styles['sent']}>{page.words.sent}</p>
      </div>
    </form>
  );
}

/** The confirmation mark; it draws itself once the message is sent. */
function Tick() {
  return (
    <svg className={styles['tick']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12.5l5.5 5.5L20 7" pathLength={1} />
    </svg>
  );
}

function focusFirst(form: HTMLFormElement, errors: Partial<Record<ContactField, string>>) {
  for (const name of ['name', 'email', 'message'] as const) {
    const field = form.elements.namedItem(name);
    if (errors[name] !== undefined && field && 'focus' in field) {
      (field as HTMLElement).focus();
      return;
    }
  }
}

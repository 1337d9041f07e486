/**
 * How a form for visitors behaves (spec sections 4, 5 and 8): it checks, sends and confirms in place. Its fields are
 * uncontrolled, so that hydration keeps what was typed.
 */
import { useEffect, useReducer, useRef, useState, type SubmitEvent } from 'react';
import {
  contactErrors,
  contactFieldError,
  type ContactField,
} from '../../core/validation/contact-form';
import { translateMessage } from '../../core/words/translate-message';
import { usePage } from '../../parts/page-context';
import { CONTACT_RESET_MS } from '../../core/limits';
import { contactReducer, IDLE, type ContactErrors } from '../contact3/state';
import styles from './visitor-form.module.css';

/** What a form posts, by name. */
export type Entries = Readonly<Record<string, string>>;

/** What is sent, and what sending it needs to know of the page. */
export interface Sending {
  page: { siteId: string; siteHash: string; language: string; routeBase: string; apiBase?: string };
  entries: Entries;
}

/** Rejects with an ApiError. */
export type SendForm = (sending: Sending) => Promise<void>;

/** By the name of a field: the properties of its input. */
export type PropsOfField = ReturnType<typeof useVisitorForm>['field'];

/** Reducer, submit and fields of one form. */
export function useVisitorForm(send: SendForm | undefined) {
  const page = usePage();
  const [state, dispatch] = useReducer(contactReducer, IDLE);
  /** What was sent last. */
  const [sent, setSent] = useState<Entries>({});
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
    if (page.mode === 'edit' || send === undefined || state.phase !== 'idle') return;
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
    send({ page, entries }).then(
      () => {
        setSent(entries);
        dispatch({ type: 'sent' });
      },
      (error: unknown) => {
        // Spec section 8: logged only, no message to the visitor; what was typed stays.
        console.error(error);
        dispatch({ type: 'failed' });
      },
    );
  };

  /** What a field of the form is given. */
  const field = <Name extends ContactField>(name: Name) => ({
    name,
    placeholder: `placeholders/${name}` as const,
    error: translateMessage(page.words, state.errors[name] ?? ''),
    onBlur: (value: string) =>
      dispatch({ type: 'checked', field: name, error: contactFieldError(name, value) }),
    onInput: () => dispatch({ type: 'edited', field: name }),
  });

  return {
    phase: state.phase,
    sent,
    field,
    formProps: {
      ref: form,
      className: styles['form'],
      method: 'post',
      onSubmit: handleSubmit,
      'data-phase': state.phase,
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors) {
  for (const name of ['name', 'email', 'message'] as const) {
    const field = form.elements.namedItem(name);
    if (errors[name] !== undefined && field && 'focus' in field) {
      (field as HTMLElement).focus();
      return;
    }
  }
}

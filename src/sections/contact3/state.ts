/** States of the contact form (spec section 4): idle, submitting, success, and back. */
import type { ContactField } from '../../core/validation/contact-form';

export type ContactErrors = Partial<Record<ContactField, string>>;

export interface ContactState {
  phase: 'idle' | 'submitting' | 'success';
  errors: ContactErrors;
}

export type ContactEvent =
  | { type: 'checked'; field: ContactField; error: string | undefined }
  | { type: 'edited'; field: ContactField }
  | { type: 'refused'; errors: ContactErrors }
  | { type: 'sending' }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'reset' };

export const IDLE: ContactState = { phase: 'idle', errors: {} };

/** The form's next state. Events that a state doesn't expect leave it as it is: a second submit is ignored. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'checked':
      return { ...state, errors: withError(state.errors, event.field, event.error) };
    case 'edited':
      return event.field in state.errors
        ? { ...state, errors: withError(state.errors, event.field, undefined) }
        : state;
    case 'refused':
      return state.phase === 'idle' ? { phase: 'idle', errors: event.errors } : state;
    case 'sending':
      return state.phase === 'idle' ? { phase: 'submitting', errors: {} } : state;
    case 'sent':
      return state.phase === 'submitting' ? { phase: 'success', errors: {} } : state;
    case 'failed':
      return state.phase === 'submitting' ? { phase: 'idle', errors: {} } : state;
    case 'reset':
      return state.phase === 'success' ? IDLE : state;
  }
}

function withError(errors: ContactErrors, field: ContactField, error: string | undefined) {
  const { [field]: _, ...others } = errors;
  return error === undefined ? others : { ...others, [field]: error };
}

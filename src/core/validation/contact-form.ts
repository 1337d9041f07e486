import { countCharacters } from '../text/count-characters';
import { flattenText, plainText } from '../text/commit-text';
import { isBlank } from '../text/is-blank';
import { EMAIL_MESSAGES, emailError } from './is-email';

/** Messages of the contact form, word by word: spec section 5. */
export const CONTACT_MESSAGES = {
  empty: 'This field cannot be empty',
  ...EMAIL_MESSAGES,
} as const;

/** Longest name, in characters. */
export const CONTACT_NAME_MAX_CHARACTERS = 255;
/** Longest message, in characters. */
export const CONTACT_MESSAGE_MAX_CHARACTERS = 10_000;

/** What a visitor typed. */
export interface ContactValues {
  name: string;
  email: string;
  message: string;
}

/** The contact form's fields. */
export type ContactField = keyof ContactValues;

/** Placeholders that stand in for emptied ones: spec section 5. */
export const CONTACT_PLACEHOLDERS: Readonly<ContactValues> = {
  name: 'Enter your name',
  email: 'Enter your email',
  message: 'Enter your message',
};

/** The values as they are checked, sent and stored: trimmed, name and e-mail on one line. */
export function cleanContact(values: Partial<ContactValues>): ContactValues {
  return {
    name: flattenText(values.name ?? ''),
    // Not flattened: an address with a break inside is refused, never mended.
    email: (values.email ?? '').trim(),
    message: plainText(values.message ?? '').trim(),
  };
}

/** The error of one field, for the check on blur. Spec section 5. */
export function contactFieldError(field: ContactField, value: string): string | undefined {
  const cleaned = cleanContact({ [field]: value })[field];
  if (field === 'message') {
    return countCharacters(cleaned) > CONTACT_MESSAGE_MAX_CHARACTERS
      ? CONTACT_MESSAGES.tooLong
      : undefined;
  }
  if (isBlank(cleaned)) return CONTACT_MESSAGES.empty;
  if (field === 'email') return emailError(cleaned);
  return countCharacters(cleaned) > CONTACT_NAME_MAX_CHARACTERS
    ? CONTACT_MESSAGES.tooLong
    : undefined;
}

/** All errors, by field; an empty object when the form may be sent. Spec section 5. */
export function contactErrors(
  values: Partial<ContactValues>,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of ['name', 'email', 'message'] as const) {
    const error = contactFieldError(field, values[field] ?? '');
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

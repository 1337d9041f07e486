import { countCharacters } from '../text/count-characters';
import { cutText } from '../text/cut-text';
import { flattenText, plainText } from '../text/commit-text';
import { isBlank } from '../text/is-blank';
import { emailProblem } from './is-email';

/** Messages of the complaint form, word by word: spec section 5. */
export const COMPLAINT_MESSAGES = {
  empty: 'Required field',
  email: 'Please put a correct e-mail',
  // The missing word is the specification's own.
  tooLong: 'Your have exceeded the maximum character limit.',
  /** Not in the specification: the server's, of a second one while the first is open. */
  underReview: 'Your complaint about this website is already being reviewed.',
} as const;

/** Longest name and comment, in characters: spec section 9. */
export const COMPLAINT_MAX_CHARACTERS = 255;
/** The counter warns when fewer than this many characters remain: spec section 9. */
export const COMPLAINT_WARNING_CHARACTERS = 6;

/** What a visitor typed. */
export interface ComplaintValues {
  email: string;
  name: string;
  comment: string;
}

/** The complaint form's fields. */
export type ComplaintField = keyof ComplaintValues;

/** The values as they are checked, sent and stored: trimmed, name on one line. */
export function cleanComplaint(values: Partial<ComplaintValues>): ComplaintValues {
  return {
    email: (values.email ?? '').trim(),
    name: flattenText(values.name ?? ''),
    comment: plainText(values.comment ?? '').trim(),
  };
}

/** The error of one field. Spec section 5. */
export function complaintFieldError(field: ComplaintField, value: string): string | undefined {
  const cleaned = cleanComplaint({ [field]: value })[field];
  if (isBlank(cleaned)) return COMPLAINT_MESSAGES.empty;
  if (field === 'email') {
    const problem = emailProblem(cleaned);
    return problem && COMPLAINT_MESSAGES[problem];
  }
  return countCharacters(cleaned) > COMPLAINT_MAX_CHARACTERS
    ? COMPLAINT_MESSAGES.tooLong
    : undefined;
}

/** All errors, by field; an empty object when the form may be sent. Spec section 5. */
export function complaintErrors(
  values: Partial<ComplaintValues>,
): Partial<Record<ComplaintField, string>> {
  const errors: Partial<Record<ComplaintField, string>> = {};
  for (const field of ['email', 'name', 'comment'] as const) {
    const error = complaintFieldError(field, values[field] ?? '');
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** What a limited field holds after input, and the message to show. */
export interface LimitedInput {
  value: string;
  error?: string;
}

/** Pasted text is appended to the current value and cut to the limit. Spec section 5. */
export function pasteComplaint(current: string, pasted: string): LimitedInput {
  const joined = current + plainText(pasted);
  const value = cutText(joined, COMPLAINT_MAX_CHARACTERS);
  return value === joined ? { value } : { value, error: COMPLAINT_MESSAGES.tooLong };
}

/** Typing beyond the limit is rejected: the current value stays. Spec section 5. */
export function typeComplaint(current: string, next: string): LimitedInput {
  const isOver =
    countCharacters(next) > COMPLAINT_MAX_CHARACTERS &&
    countCharacters(next) > countCharacters(current);
  return isOver ? { value: current, error: COMPLAINT_MESSAGES.tooLong } : { value: next };
}

/** How the comment's counter looks: amber when few characters remain, red at the limit. Spec section 5. */
export function complaintCounterState(length: number): 'none' | 'warning' | 'limit' {
  const remaining = COMPLAINT_MAX_CHARACTERS - length;
  if (remaining <= 0) return 'limit';
  return remaining < COMPLAINT_WARNING_CHARACTERS ? 'warning' : 'none';
}

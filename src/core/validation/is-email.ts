import { countCharacters } from '../text/count-characters';

/** Longest e-mail address, in characters (RFC 5321: a path of 256 with its brackets). */
export const EMAIL_MAX_CHARACTERS = 254;

/**
 * The HTML standard's rule for `type=email`, with at least one dot in the domain, and letters of every script
 * in both parts (RFC 6531, IDNA). The joiners that some scripts need are allowed; spaces, controls and
 * direction marks are not. The ideographic full stops separate labels as a dot does (UTS 46).
 */
const FOREIGN =
  '[^\\u0000-\\u007f\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}\\u3002\\uff0e\\uff61\\uff20]|[\\u200c\\u200d]';
const LOCAL = `(?:[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]|${FOREIGN})+`;
const EDGE = `(?:[a-zA-Z0-9]|${FOREIGN})`;
const LABEL = `${EDGE}(?:(?:[a-zA-Z0-9-]|${FOREIGN}){0,61}${EDGE})?`;
const EMAIL = new RegExp(`^${LOCAL}@${LABEL}(?:[.\\u3002\\uff0e\\uff61]${LABEL})+$`, 'u');

/** Whether a value is an e-mail address, by the one rule of browser and server. Expects it trimmed. */
export function isEmail(value: string): boolean {
  return emailProblem(value) === undefined;
}

/** The first is the specification's own. */
export const EMAIL_MESSAGES = {
  email: 'Please enter a valid email',
  tooLong: 'Please make this text shorter',
} as const;

/** What to tell of an e-mail address: whether it is too long comes first, as a long one may be right in every other way. */
export function emailProblem(value: string): 'tooLong' | 'email' | undefined {
  // Length first: the pattern never runs over a huge text.
  if (value.length > EMAIL_MAX_CHARACTERS && countCharacters(value) > EMAIL_MAX_CHARACTERS)
    return 'tooLong';
  return EMAIL.test(value) ? undefined : 'email';
}

/** What to say of an e-mail address that is typed, beside the complaint form's words. */
export function emailError(value: string): string | undefined {
  const problem = emailProblem(value);
  return problem && EMAIL_MESSAGES[problem];
}

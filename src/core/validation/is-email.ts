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
  // Length first: the pattern never runs over a huge text.
  return (
    value.length <= 2 * EMAIL_MAX_CHARACTERS &&
    countCharacters(value) <= EMAIL_MAX_CHARACTERS &&
    EMAIL.test(value)
  );
}

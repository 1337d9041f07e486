/** The message for what isn't a hex colour: spec section 5. */
export const BAD_HEX = 'Bad Hex';

/**
 * A hex colour of three or six digits, in any case, `#` optional, spaces around it ignored; kept as `#` and six
 * lower-case digits. Anything else is null: 'Bad Hex' (spec section 5).
 */
export function parseHex(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(raw.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
}

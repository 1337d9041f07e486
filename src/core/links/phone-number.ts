/** Telephone numbers as people write them: `+44 (0)20 1234 567`, `0761/12 34-56`. */

/** What separates groups of digits: spaces, points, slashes, brackets, hyphens and dashes. */
const SEPARATORS = /[\s().\u002d\u2010-\u2015\u2212/]/g;
/** The zero that is dialled in the country only: behind a country code it is left out (ITU-T E.123). */
const TRUNK_ZERO = /^((?:\+|0\s?0)\s*\d[^()]*)\([\s\u00a0]*0[\s\u00a0]*\)/;

/** The number to dial: digits, perhaps behind a plus; null for what is no number. */
export function dialled(written: string): string | null {
  const number = written.trim().replace(TRUNK_ZERO, '$1').replace(SEPARATORS, '');
  return /^\+?\d+$/.test(number) ? number : null;
}

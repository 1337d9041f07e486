const LETTER = /\p{L}/u;
/** Letters of the scripts that are written from right to left. */
const RTL_LETTER =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Samr}\p{sc=Mand}\p{sc=Rohg}\p{sc=Mend}]/u;

/** Whether a text has letters that are written from right to left. */
export function hasRtlLetter(text: string): boolean {
  return RTL_LETTER.test(text);
}

/** The direction that `dir="auto"` gives a text: that of its first letter, from left to right where it has none. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RTL_LETTER.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

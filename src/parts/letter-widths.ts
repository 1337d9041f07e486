/** How wide words are about to be, before a browser has measured them. */

/** Widths of letters in shares of the type's size, as the sans-serif families have them on average. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1],
  [/\p{M}/u, 0],
  [/[ijlI.,:;!'’|·]/u, 0.26],
  [/[frt\s()/-]/u, 0.34],
  [/[mwMW@%&]/u, 0.86],
  [/\p{Lu}/u, 0.66],
];
const ANY_LETTER_EMS = 0.55;

/** The width of a line in shares of the type's size. */
export function lineEms(text: string): number {
  return [...text].reduce((sum, letter) => {
    const [, ems = ANY_LETTER_EMS] = WIDTHS.find(([letters]) => letters.test(letter)) ?? [];
    return sum + ems;
  }, 0);
}

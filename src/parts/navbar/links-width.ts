/** How wide the bar's links are about to be, before a browser has measured them. */
import { HEADER_LINK_GAP_PX } from '../../core/limits';

/** Widths of letters in shares of the type's size, as the bar's sans-serif families have them on average. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1],
  [/\p{M}/u, 0],
  [/[ijlI.,:;!'’|·]/u, 0.26],
  [/[frt\s()/-]/u, 0.34],
  [/[mwMW@%&]/u, 0.86],
  [/\p{Lu}/u, 0.66],
];
const ANY_LETTER_EMS = 0.55;
/** A longer text is cut off in the bar, at 250 px (spec section 9). */
const LONGEST_EMS = 16;

/** A CSS length for the links of a bar side by side, each with the gap that spec section 9 counts. */
export function estimatedLinksWidth(links: readonly { text: string }[]): string {
  const shown = links.map(({ text }) => text.trim()).filter((text) => text !== '');
  const ems = shown.reduce((sum, text) => sum + Math.min(LONGEST_EMS, textEms(text)), 0);
  return `calc(${Math.round(ems * 100) / 100}em + ${shown.length * HEADER_LINK_GAP_PX}px)`;
}

function textEms(text: string): number {
  return [...text].reduce((sum, letter) => {
    const [, ems = ANY_LETTER_EMS] = WIDTHS.find(([letters]) => letters.test(letter)) ?? [];
    return sum + ems;
  }, 0);
}

/** How wide the bar's links are about to be, before a browser has measured them. */
import { HEADER_LINK_GAP_PX } from '../../core/limits';
import { lineEms } from '../letter-widths';

/** A longer text is cut off in the bar, at 250 px (spec section 9). */
const LONGEST_EMS = 16;

/** A CSS length for the links of a bar side by side, each with the gap that spec section 9 counts. */
export function estimatedLinksWidth(links: readonly { text: string }[]): string {
  const shown = links.map(({ text }) => text.trim()).filter((text) => text !== '');
  const ems = shown.reduce((sum, text) => sum + Math.min(LONGEST_EMS, lineEms(text)), 0);
  return `calc(${Math.round(ems * 100) / 100}em + ${shown.length * HEADER_LINK_GAP_PX}px)`;
}

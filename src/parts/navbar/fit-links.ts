/** How many links the navigation bar shows before the rest goes into the overflow menu (spec sections 2 and 9). */
import { HEADER_LINK_GAP_PX, HEADER_LINK_WIDTH_PX, HEADER_LINKS_SHARE } from '../../core/limits';

/** The number of links, from the first, whose widths and gaps fit into the share of the window. */
export function countFittingLinks(
  widths: readonly number[],
  windowWidth: number,
  share: number = HEADER_LINKS_SHARE,
): number {
  const room = windowWidth * share;
  let taken = 0;
  for (const [index, width] of widths.entries()) {
    taken += (width > 0 ? width : HEADER_LINK_WIDTH_PX) + HEADER_LINK_GAP_PX;
    if (taken > room) return index;
  }
  return widths.length;
}

/** How many links the navigation bar shows before the rest goes into the overflow menu (spec sections 2 and 9). */

/** Width of a link that can't be measured, px. */
export const LINK_WIDTH_PX = 125;
/** Gap that counts with every link, px. */
export const LINK_GAP_PX = 30;
/** Share of the window's width that the links may take; in the editor with extra content less. */
export const LINKS_SHARE = { live: 0.4, edit: 0.3 } as const;

/** The number of links, from the first, whose widths and gaps fit into the share of the window. */
export function countFittingLinks(
  widths: readonly number[],
  windowWidth: number,
  share: number = LINKS_SHARE.live,
): number {
  const room = windowWidth * share;
  let taken = 0;
  for (const [index, width] of widths.entries()) {
    taken += (width > 0 ? width : LINK_WIDTH_PX) + LINK_GAP_PX;
    if (taken > room) return index;
  }
  return widths.length;
}

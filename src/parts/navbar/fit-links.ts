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

/** Shows as many of a bar's links as fit, and the rest in its overflow menu. */
export function fitLinks(bar: HTMLElement, windowWidth: number, share?: number): void {
  const more = bar.querySelector<HTMLElement>('[data-overflow]');
  const nav = more?.closest('nav');
  const [list, further] = nav?.querySelectorAll('ul') ?? [];
  if (!more || !nav || !list || !further || nav.getClientRects().length === 0) return;
  const links = [...list.children] as HTMLElement[];
  for (const link of links) link.hidden = false;
  const fitting = countFittingLinks(
    links.map((link) => link.getBoundingClientRect().width),
    windowWidth,
    share,
  );
  for (const [index, link] of links.entries()) link.hidden = index >= fitting;
  for (const [index, link] of [...further.children].entries()) {
    (link as HTMLElement).hidden = index < fitting;
  }
  more.hidden = fitting === links.length;
  nav.dataset['measured'] = '';
}

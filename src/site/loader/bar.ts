/** The navigation bar: its ground once scrolled, and the links that fit (spec sections 2 and 9). */
import { HEADER_LINKS_RESIZE_DEBOUNCE_MS } from '../../core/limits';
import { countFittingLinks } from '../../parts/navbar/fit-links';
import { debounced } from './ready';

export function startBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (bar === null) return;
  const mark = () => bar.toggleAttribute('data-scrolled', scrollY > bar.offsetHeight / 2);
  addEventListener('scroll', mark, { passive: true });
  mark();
  const measure = () => fitLinks(bar);
  measure();
  addEventListener('resize', debounced(measure, HEADER_LINKS_RESIZE_DEBOUNCE_MS));
  // A font that arrives late changes every width.
  document.fonts.addEventListener('loadingdone', measure);
}

function fitLinks(bar: HTMLElement): void {
  const more = bar.querySelector<HTMLElement>('[data-overflow]');
  const nav = more?.closest('nav');
  const [list, further] = nav?.querySelectorAll('ul') ?? [];
  if (!more || !nav || !list || !further || nav.getClientRects().length === 0) return;
  const links = [...list.children] as HTMLElement[];
  for (const link of links) link.hidden = false;
  const fitting = countFittingLinks(
    links.map((link) => link.getBoundingClientRect().width),
    innerWidth,
  );
  for (const [index, link] of links.entries()) link.hidden = index >= fitting;
  for (const [index, link] of [...further.children].entries()) {
    (link as HTMLElement).hidden = index < fitting;
  }
  more.hidden = fitting === links.length;
  nav.dataset['measured'] = '';
}

/** The navigation bar: its ground once scrolled, and the links that fit (spec sections 2 and 9). */
import { HEADER_LINKS_RESIZE_DEBOUNCE_MS } from '../../core/limits';
import { fitLinks } from '../../parts/navbar/fit-links';
import { afterFrame, debounced } from './ready';

export function startBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (bar === null) return;
  // Links that don't fit go before they are seen. On a phone there is nothing to measure before the first frame.
  if (matchMedia('(min-width: 1024px)').matches) followBar(bar);
  else afterFrame(() => followBar(bar));
}

function followBar(bar: HTMLElement): void {
  const mark = () => bar.toggleAttribute('data-scrolled', scrollY > bar.offsetHeight / 2);
  addEventListener('scroll', mark, { passive: true });
  mark();
  const measure = () => {
    fitLinks(bar, innerWidth);
    keepTopClear(bar);
  };
  measure();
  addEventListener('resize', debounced(measure, HEADER_LINKS_RESIZE_DEBOUNCE_MS));
  // A font that arrives late changes every width.
  document.fonts.addEventListener('loadingdone', measure);
}

/** What is scrolled to, or has the focus, never lies under a fixed bar, however high its logo makes it. */
function keepTopClear(bar: HTMLElement): void {
  // In a low window a fixed bar isn't one.
  const isFixed = getComputedStyle(bar).position === 'fixed';
  document.documentElement.style.scrollPaddingBlockStart = isFixed
    ? `calc(${bar.offsetHeight}px + 0.5rem)`
    : '';
}

/** Scrolling to a place of the page (spec sections 2 and 9). */
import { ANCHOR_SCROLL_DELAY_MS, HASH_SCROLL_WAIT_MS } from '../../core/limits';
import { isModified } from './is-modified';
import { isMotionReduced } from './ready';

export function startHashScroll(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || event.defaultPrevented || isModified(event) || link.target === '_blank') return;
    const { origin, pathname, hash } = link;
    if (hash === '' || origin !== location.origin || pathname !== location.pathname) return;
    event.preventDefault();
    if (hash !== location.hash) history.pushState(null, '', hash);
    scrollToHash(hash);
  });
  if (location.hash !== '') scrollToHash(location.hash);
}

/** Ends the wait for a place that is no longer meant. */
let forget: () => void = () => undefined;

function scrollToHash(hash: string): void {
  forget();
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A hash that is no encoding is taken as it stands.
  }
  const timer = setTimeout(() => {
    const target = document.getElementById(id);
    if (target) reveal(target);
    else waitFor(id);
  }, ANCHOR_SCROLL_DELAY_MS);
  forget = () => clearTimeout(timer);
}

function waitFor(id: string): void {
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (target === null) return;
    observer.disconnect();
    reveal(target);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  forget = () => observer.disconnect();
  setTimeout(() => observer.disconnect(), HASH_SCROLL_WAIT_MS);
}

function reveal(target: HTMLElement): void {
  target.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' });
  // The keyboard goes on from here; a section takes the focus only from script.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Starts the widgets that stand on the page; the larger ones bring their script only when they are needed. */
import { SCROLL_TO_TOP_THRESHOLD_PX } from '../../core/limits';
import { hasChosen } from './consent';
import { afterFirstView, isMotionReduced } from './ready';

export function startWidgets(): void {
  startScrollToTop();
  startCookieBanner();
  startMessenger();
  keepBottomClear();
  if (document.querySelector('[data-widget="messenger"], [data-widget="scroll-to-top"]')) {
    afterFirstView(() => {
      void import('../widgets/keep-footer-clear').then(({ keepFooterClear }) => keepFooterClear());
    });
  }
}

function startScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-widget="scroll-to-top"]');
  if (button === null) return;
  const mark = () => button.toggleAttribute('data-shown', scrollY > SCROLL_TO_TOP_THRESHOLD_PX);
  addEventListener('scroll', mark, { passive: true });
  mark();
  button.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  });
}

function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-widget="cookie-banner"]');
  if (banner === null) return;
  const isShown = !hasChosen(banner.dataset['site'] ?? '', Number(banner.dataset['policy']));
  const start = async (isNeeded: boolean) => {
    const { startCookieBanner: run } = await import('../widgets/cookie-banner/behaviour');
    run(banner, isNeeded);
  };
  if (isShown) afterFirstView(() => void start(true));
  // Who has chosen may choose again, by a button that opens the settings.
  const again = document.querySelectorAll<HTMLElement>('[data-consent="settings"]');
  for (const button of again) {
    if (banner.contains(button)) continue;
    button.hidden = false;
    if (isShown) continue;
    button.addEventListener(
      'click',
      (event) => {
        event.stopImmediatePropagation();
        void start(false).then(() => button.click());
      },
      { once: true },
    );
  }
}

function startMessenger(): void {
  const box = document.getElementById('messenger-box');
  box?.addEventListener('toggle', () => {
    const now = new Date();
    const time = [now.getHours(), now.getMinutes()]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    for (const element of box.querySelectorAll('[data-now]')) element.textContent = time;
  });
}

/**
 * What is fixed to the bottom takes its room there, so that it covers nothing; the widgets stand above it, and above the
 * disclaimer where that is in view (spec section 9, "Footer height is measured"). Without either there is no extra room.
 */
function keepBottomClear(): void {
  const fixed = [...document.querySelectorAll<HTMLElement>('[data-bottom]')];
  const footer = document.querySelector<HTMLElement>('[data-widget="disclaimer"]');
  const { style } = document.documentElement;
  const measure = () => {
    const height = Math.max(0, ...fixed.map(heightAtBottom));
    const top = footer?.getBoundingClientRect().top ?? innerHeight;
    const covered = Math.min(innerHeight - top, height + (footer?.offsetHeight ?? 0));
    style.setProperty('--bottom-space', `${height}px`);
    style.setProperty('--widget-space', `${Math.max(height, covered)}px`);
  };
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
  const observer = new ResizeObserver(measure);
  for (const element of [...fixed, document.body]) observer.observe(element);
}

/** How much of the window's foot an element takes; nothing while it is hidden. */
function heightAtBottom(element: HTMLElement): number {
  const { offsetHeight } = element;
  return offsetHeight && offsetHeight + Number.parseFloat(getComputedStyle(element).bottom);
}

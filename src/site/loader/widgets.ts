/** Starts the widgets that stand on the page; the larger ones bring their script only when they are needed. */
import { SCROLL_TO_TOP_THRESHOLD_PX } from '../../core/limits';
import { hasChosen } from './consent';
import { afterFirstView, afterFonts, isMotionReduced } from './ready';

/** The widgets that stand in the corners. */
const WIDGETS = '[data-widget="messenger"], [data-widget="scroll-to-top"]';

export function startWidgets(): void {
  startScrollToTop();
  startCookieBanner();
  startMessenger();
  keepBottomClear();
  keepFooterClear();
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

/** Shows the banner where the visitor has not chosen yet. Its script comes when it is used. */
function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-widget="cookie-banner"]');
  if (banner === null) return;
  const isShown = !hasChosen(banner.dataset['site'] ?? '', Number(banner.dataset['policy']));
  let isReady = false;
  let starting: Promise<void> | undefined;
  const start = () => {
    starting ??= import('../widgets/cookie-banner/behaviour').then(
      ({ startCookieBanner: run }) => {
        run(banner, isShown);
        isReady = true;
      },
      (error) => {
        console.error(error);
        // The next press tries again.
        starting = undefined;
      },
    );
    return starting;
  };
  if (isShown) {
    // Its words are read, not seen change: the font may be a moment behind the first view.
    afterFirstView(() => afterFonts(() => (banner.hidden = false)));
    banner.addEventListener('pointerover', start, { once: true });
    // What has the focus is not to lie under it.
    document.addEventListener('focusin', start, { once: true });
  }
  // Who has chosen may choose again, by a button that opens the settings.
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent="settings"]')) {
    button.hidden = false;
  }
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-consent]');
      if (isReady || button === null) return;
      event.stopImmediatePropagation();
      void start().then(() => isReady && button.click());
    },
    true,
  );
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
  const widgets = document.querySelectorAll<HTMLElement>(WIDGETS);
  const { style: root } = document.documentElement;
  const { style: body } = document.body;
  let [space, lift] = ['0px', '0px'];
  const measure = () => {
    const height = Math.max(0, ...fixed.map(heightAtBottom));
    const top = footer?.getBoundingClientRect().top ?? innerHeight;
    const covered = Math.min(innerHeight - top, height + (footer?.offsetHeight ?? 0));
    // Written only where it changes, and never as something that the whole page inherits: each change would be a fresh
    // look at every element's style while the visitor scrolls.
    if (space !== `${height}px`) {
      space = `${height}px`;
      root.scrollPaddingBlockEnd = `calc(${space} + 0.5rem)`;
      body.paddingBlockEnd = space;
    }
    if (lift !== `${Math.max(height, covered)}px`) {
      lift = `${Math.max(height, covered)}px`;
      for (const { style } of widgets) style.setProperty('--widget-space', lift);
    }
  };
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
  const observer = new ResizeObserver(measure);
  for (const element of [...fixed, document.body]) observer.observe(element);
}

/** Where a widget would lie over the footer's words, the footer gives way: seen to before anyone can be there. */
function keepFooterClear(): void {
  const footer = document.querySelector<HTMLElement>('body > footer');
  const widgets = [...document.querySelectorAll<HTMLElement>(WIDGETS)];
  if (footer === null || widgets.length === 0) return;
  afterFirstView(() => {
    import('../widgets/keep-footer-clear').then(
      ({ keepFooterClear: keep }) => keep(footer, widgets),
      console.error,
    );
  });
}

/** How much of the window's foot an element takes; nothing while it is hidden. */
function heightAtBottom(element: HTMLElement): number {
  const { offsetHeight } = element;
  return offsetHeight && offsetHeight + Number.parseFloat(getComputedStyle(element).bottom);
}

/** What the widgets of a page do by themselves: the banner that asks, and the room that what is fixed takes. */
import { cookieBanner } from './choice';
import { hasChosen } from './consent';
import { afterFirstView, afterFonts } from './ready';

/** The widgets that stand in the corners. */
const WIDGETS = '[data-widget="messenger"], [data-widget="scroll-to-top"]';

export function startWidgets(): void {
  showCookieBanner();
  keepBottomClear();
  keepFooterClear();
}

/** Shows the banner where the visitor has not chosen yet; its buttons are answered once one is used. */
function showCookieBanner(): void {
  const found = cookieBanner();
  if (found === null) return;
  const { banner, asked } = found;
  if (!hasChosen(...asked)) {
    const show = () => (banner.hidden = false);
    // In a low window it stands in the page, which it moves: at once, before that is read. Elsewhere its words are read,
    // not seen change: the font may be a moment behind the first view.
    if (getComputedStyle(banner).position === 'static') show();
    else afterFirstView(() => afterFonts(show));
  }
  // Who has chosen may choose again, by a button that opens the settings.
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent="settings"]')) {
    button.hidden = false;
  }
}

/**
 * What is fixed to the bottom takes its room there, so that it covers nothing; the widgets stand above it, and above the
 * disclaimer and its like where those are in view (spec section 9, "Footer height is measured"). Without either there is no
 * extra room.
 */
function keepBottomClear(): void {
  const fixed = [...document.querySelectorAll<HTMLElement>('[data-bottom]')];
  const footer = document.querySelector<HTMLElement>('[data-foot]');
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

/** How much of the window's foot an element takes; nothing while it is hidden, or stands in the page. */
function heightAtBottom(element: HTMLElement): number {
  const { offsetHeight, offsetParent } = element;
  if (offsetHeight === 0 || offsetParent !== null) return 0;
  return offsetHeight + Number.parseFloat(getComputedStyle(element).bottom);
}

/**
 * Tooltips on touch and click (docs/behaviour.md, "Menus and tooltips"): CSS shows them on hover and focus. A touched one
 * closes after a while; each closes on scroll, on Escape, on leaving, and when the mouse is released outside of it.
 */
import { TOOLTIP_TOUCH_CLOSE_MS } from '../../core/limits';

const OPEN = 'data-tooltip-open';
/** On what the mouse or the focus is still on: CSS would go on showing its tooltip. */
const CLOSED = 'data-tooltip-closed';

export function startTooltips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    document.querySelector(`[${OPEN}]`)?.removeAttribute(OPEN);
  };
  const dismiss = () => {
    close();
    for (const shown of document.querySelectorAll('[data-tooltip]:is(:hover, :focus-visible)')) {
      if (isShown(shown)) shown.setAttribute(CLOSED, '');
    }
  };
  const open = (event: Event) => {
    const target = controlOf(event);
    // The click that a touch ends with leaves the touch its time.
    if (event.type === 'click' && target?.hasAttribute(OPEN)) return;
    close();
    if (!target) return;
    target.setAttribute(OPEN, '');
    if (event.type === 'touchstart') timer = setTimeout(dismiss, TOOLTIP_TOUCH_CLOSE_MS);
  };
  const leave = (event: Event) => {
    const left = controlOf(event);
    left?.removeAttribute(CLOSED);
    if (left?.hasAttribute(OPEN)) close();
  };
  document.addEventListener('touchstart', open, { passive: true });
  document.addEventListener('click', open);
  // A press that ends elsewhere is no click, but a release outside all the same.
  document.addEventListener('mouseup', (event) => {
    if (!controlOf(event)?.hasAttribute(OPEN)) close();
  });
  document.addEventListener('mouseout', leave);
  document.addEventListener('focusout', leave);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  addEventListener('scroll', dismiss, { passive: true });
}

function controlOf({ target }: Event): Element | null | undefined {
  return (target as Element).closest?.('[data-tooltip]');
}

/** What hasn't opened yet isn't closed: the page may still roll when the mouse comes to rest on a link. */
function isShown(target: Element): boolean {
  return getComputedStyle(target, '::after').visibility === 'visible';
}

/**
 * Tooltips on touch and click (spec section 4): CSS shows them on hover and focus. A touched one closes after a while,
 * on scroll, and when the mouse is released outside of it.
 */
import { TOOLTIP_TOUCH_CLOSE_MS } from '../../core/limits';

const OPEN = 'data-tooltip-open';
/** On what the mouse is still over after a scroll: CSS would go on showing its tooltip. */
const CLOSED = 'data-tooltip-closed';

export function startTooltips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    document.querySelector(`[${OPEN}]`)?.removeAttribute(OPEN);
  };
  const open = (event: Event) => {
    const target = (event.target as Element).closest('[data-tooltip]');
    close();
    if (target === null) return;
    target.setAttribute(OPEN, '');
    if (event.type === 'touchstart') timer = setTimeout(close, TOOLTIP_TOUCH_CLOSE_MS);
  };
  document.addEventListener('touchstart', open, { passive: true });
  document.addEventListener('click', open);
  // A press that ends elsewhere is no click, but a release outside all the same.
  document.addEventListener('mouseup', (event) => {
    if (!(event.target as Element).closest(`[${OPEN}]`)) close();
  });
  document.addEventListener('mouseout', (event) => {
    const left = (event.target as Element).closest('[data-tooltip]');
    left?.removeAttribute(CLOSED);
    if (left?.hasAttribute(OPEN)) close();
  });
  const closeHovered = () => {
    close();
    const hovered = document.querySelector('[data-tooltip]:hover');
    if (hovered !== null && isShown(hovered)) hovered.setAttribute(CLOSED, '');
  };
  addEventListener('scroll', closeHovered, { passive: true });
}

/** What hasn't opened yet isn't closed: the page may still roll when the mouse comes to rest on a link. */
function isShown(target: Element): boolean {
  return getComputedStyle(target, '::after').visibility === 'visible';
}

/** Presses that follow each other so quickly at one place are a double click, ms and px. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 16;

/** The last press: when, where on the screen, whether in the page's frame, whether on what carries `data-once`. */
let last = { at: -Infinity, x: 0, y: 0, isOnPage: false, isOnce: false };
let isDropped = false;

/**
 * Makes one press of a double click on what carries `data-once`, in a window of the editor. By the second press something
 * else may have slid under the pointer, even another window: whatever it is, it isn't meant, and the focus stays where the
 * first one brought it. Nor are the tools meant that the first press on the page has brought, or the ground of a dialog
 * (`data-underlay`) that it has opened. Keys are pressed on purpose.
 */
export function dropSecondPresses(target: Window, signal: AbortSignal): void {
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const)
    target.addEventListener(name, drop, { capture: true, signal });
}

function drop(event: MouseEvent): void {
  if (event.type === 'pointerdown') take(event);
  // A key's click has no press before it.
  if (!isDropped || (event.type === 'click' && event.detail === 0)) return;
  event.preventDefault();
  event.stopPropagation();
}

function take({ timeStamp, view, target, screenX: x, screenY: y }: MouseEvent): void {
  // When it was pressed: a busy page hears of it later, and every window counts from its own beginning.
  const at = timeStamp + (view ?? window).performance.timeOrigin;
  const isSecond = at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX;
  const isOnce = (target as Element).closest('[data-once]') !== null;
  const isOnPage = (target as Element).ownerDocument !== document;
  const isUnderlay = (target as Element).hasAttribute('data-underlay');
  isDropped = isSecond && (isOnce || last.isOnce || isUnderlay || (last.isOnPage && !isOnPage));
  last = { at, x, y, isOnPage, isOnce: isOnce || isDropped };
}

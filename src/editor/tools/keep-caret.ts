/**
 * Gives the canvas its caret back. Browsers forget what had the focus in a frame when something outside takes it: after
 * a dialog is closed the frame has the focus again, but no text in it.
 */
export function keepCaret(canvas: Document, signal: AbortSignal): void {
  const view = canvas.defaultView;
  let last: HTMLElement | null = null;
  let isPressed = false;
  const options = { signal, capture: true };
  // A press says by itself where the focus goes.
  canvas.addEventListener('pointerdown', () => (isPressed = true), options);
  // A finger that scrolls the page is never lifted from it.
  for (const end of ['pointerup', 'pointercancel'])
    canvas.addEventListener(end, () => (isPressed = false), options);
  canvas.addEventListener(
    'focusout',
    ({ target }) => {
      last = target as HTMLElement;
    },
    options,
  );
  view?.addEventListener(
    'focus',
    ({ target }) => {
      if (target !== view || isPressed || canvas.activeElement !== canvas.body) return;
      heirOf(last)?.focus({ preventScroll: true });
    },
    options,
  );
}

/** What stands in the place of something that is gone: the picture in that of an empty one. */
function heirOf(last: HTMLElement | null): HTMLElement | null {
  if (last === null || last.isConnected) return last;
  const at = last.dataset['at'] ?? '';
  return last.ownerDocument.querySelector(`[data-at="${CSS.escape(at)}"]`);
}

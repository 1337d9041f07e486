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
  canvas.addEventListener('pointerup', () => (isPressed = false), options);
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
      if (last?.isConnected) last.focus({ preventScroll: true });
    },
    options,
  );
}

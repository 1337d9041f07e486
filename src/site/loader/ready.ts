/** When things may happen on a page. */

/** Runs once the page's markup is complete. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', run, { once: true });
  } else run();
}

/** The first mouse or touch movement: videos, tracking and chat scripts wait for it (docs/behaviour.md, "Tracking"). */
export const firstMovement = new Promise<void>((resolve) => {
  for (const name of ['mousemove', 'touchstart', 'touchmove']) {
    addEventListener(name, () => resolve(), { capture: true, once: true, passive: true });
  }
});

/** Runs after the next frame: its layout is made then, and measuring costs nothing. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Nothing waits longer than this for the first view's pictures. */
const FIRST_VIEW_LIMIT_MS = 3000;

/** Runs once the first view is on the screen, so that nothing shares a slow line with it. */
export function afterFirstView(run: () => void): void {
  const once = atLatest(run);
  const shown = () => afterFrame(once);
  if (document.readyState === 'complete') shown();
  else addEventListener('load', shown, { once: true });
}

/** Runs when the fonts that the page has asked for are there, or have let themselves be waited for too long. */
export function afterFonts(run: () => void): void {
  // What the page asks for is known with its layout.
  document.body.getBoundingClientRect();
  const once = atLatest(run);
  document.fonts.ready.then(once, once);
}

/** A function that runs once: when it is called, or else after the limit. */
function atLatest(run: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  setTimeout(once, FIRST_VIEW_LIMIT_MS);
  return once;
}

/** Whether the visitor asked for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A function that runs once its calls have paused for so long. */
export function debounced(run: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  };
}

/** The longest that a page at work may put it off, ms. */
const PATIENCE_MS = 2000;

/** Calls back when the browser has nothing else to do. @returns a function that takes it back */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle time to tell of.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}

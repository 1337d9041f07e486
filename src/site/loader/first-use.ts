/**
 * What answers to the visitor comes with the first sign of one. What they do while it loads is kept and given again, so
 * that no press, touch or field that was left is lost. Where it can't be loaded the page works as it does without script.
 */
import { isModified } from './is-modified';

/** Controls whose click means something only once its script runs; text fields and most links work by themselves. */
export const HELD =
  'button, [role="button"], input[type="submit"], input[type="checkbox"], summary';

/** Of the signs those that are given again: on the others nothing waits. */
const KEPT = ['pointerover', 'touchstart', 'focusin', 'focusout', 'keydown'];
const SIGNS = [...KEPT, 'mousemove', 'pointerdown', 'touchmove', 'scroll'];

export function startOnFirstUse(): void {
  const listening = new AbortController();
  const { signal } = listening;
  let again: (() => void)[] = [];
  let isGiving = false;
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= import('./interaction')
      .then(
        ({ startInteraction }) => {
          listening.abort();
          startInteraction();
        },
        (error: unknown) => {
          console.error(error);
          // The next sign tries again.
          loading = undefined;
        },
      )
      .then(() => {
        isGiving = true;
        for (const give of again) give();
        again = [];
        isGiving = false;
      });
  };
  const note = (event: Event) => {
    if (isGiving) return;
    load();
    const { target, type } = event;
    if (KEPT.includes(type)) again.push(() => target?.dispatchEvent(event));
  };
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(`${HELD}, a`);
    if (isGiving || !control || isModified(event) || !(control.matches(HELD) || isOurs(control)))
      return;
    load();
    event.preventDefault();
    event.stopImmediatePropagation();
    again.push(() => control.isConnected && control.click());
  };
  for (const name of SIGNS) addEventListener(name, note, { signal, capture: true, passive: true });
  addEventListener('click', hold, { signal, capture: true });
  // A place to scroll to, and a query that links keep, are in the address from the start.
  if (location.hash !== '' || hasQuery()) load();
}

/** Whether a link is followed by script: to a place of this page, or with the page's query. */
function isOurs(element: Element): boolean {
  const { origin, pathname, hash } = element as HTMLAnchorElement;
  return (
    origin === location.origin && (hasQuery() || (hash !== '' && pathname === location.pathname))
  );
}

/** The page's own query, or that of the window around it. */
function hasQuery(): boolean {
  return location.search !== '' || parent !== window;
}

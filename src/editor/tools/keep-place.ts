import type { DraftStore } from '../../core/draft/draft-store';
import { holdKeys } from '../ui/held-keys';
import { isOwnEdit } from '../workspace/safe-draft';
import { sectionRoot } from './use-section-root';

/**
 * Where one takes away what has the focus on the page, its section has the focus; where that has gone as well, the next
 * one that is left, or the one before. Where somebody else does, nothing has it: keys that were meant for a text would
 * act on a section.
 */
export function keepPlace(
  canvas: Document,
  store: Pick<DraftStore, 'subscribeAll'>,
  signal: AbortSignal,
): void {
  let isByOthers = false;
  const end = store.subscribeAll(() => {
    isByOthers = !isOwnEdit();
    // A change is rendered at once: what goes away later has another reason.
    if (isByOthers) setTimeout(() => (isByOthers = false));
  });
  let last: Element | null = null;
  let heirs: readonly string[] = [];
  const follow = (element: Element | null) => {
    last = element;
    heirs = idsFrom(element?.closest('[data-section]') ?? null);
  };
  follow(canvas.activeElement);
  canvas.addEventListener('focusin', ({ target }) => follow(target as Element), {
    signal,
    capture: true,
  });
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    // The focus may have gone elsewhere by itself.
    if (document.activeElement !== canvas.defaultView?.frameElement) return;
    if (canvas.activeElement !== null && canvas.activeElement !== canvas.body) return;
    if (isByOthers) return holdKeys();
    for (const id of heirs) {
      const heir = sectionRoot(canvas, id);
      if (heir) return heir.focus({ preventScroll: true });
    }
  });
  observer.observe(canvas.body, { subtree: true, childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    end();
  });
}

/** A section, those that follow it in their order, then those before it, the nearest first. */
function idsFrom(section: Element | null): string[] {
  if (section === null) return [];
  const all = [...section.ownerDocument.querySelectorAll<HTMLElement>('[data-section]')];
  const index = all.indexOf(section as HTMLElement);
  return [...all.slice(index), ...all.slice(0, index).reverse()].map(
    ({ dataset }) => dataset['at'] ?? '',
  );
}

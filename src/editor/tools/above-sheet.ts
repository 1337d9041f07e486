import { frameOf } from './use-pinned';

/** Between what is changed, as the words of a button, and the sheet that changes it, px. */
const AIR = 32;

/**
 * Scrolls what a sheet changes out from under it, as far as its upper edge stays in sight; again as the sheet grows and
 * the keyboard opens. At the page's end there is room to do so while the sheet is there.
 */
export function keepAboveSheet(element: Element, sheet: HTMLElement): () => void {
  const { defaultView: view, body } = element.ownerDocument;
  const frame = frameOf(element);
  if (view === null || frame === null) return () => undefined;
  const clear = () => {
    // Where it will be once it has risen.
    const { bottom } = (sheet.parentElement ?? sheet).getBoundingClientRect();
    const top = bottom - sheet.offsetHeight;
    const box = element.getBoundingClientRect();
    const under = frame.getBoundingClientRect().top + box.bottom + AIR - top;
    const by = Math.min(under, box.top - AIR);
    if (by <= 0) return;
    body.style.paddingBlockEnd = `${window.innerHeight - top + AIR}px`;
    view.scrollBy({ top: by, behavior: 'instant' });
  };
  const observer = new ResizeObserver(clear);
  observer.observe(sheet);
  window.visualViewport?.addEventListener('resize', clear);
  return () => {
    observer.disconnect();
    window.visualViewport?.removeEventListener('resize', clear);
    body.style.paddingBlockEnd = '';
  };
}

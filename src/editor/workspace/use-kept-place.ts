import { useEffect } from 'react';
import { useUi } from './ui-state';

/** After so long a page has taken its new width, ms. */
const SETTLED_MS = 500;

/** Another width of the page shows the same place of it: the section in view stays there, by the same part of it. */
export function useKeptPlace(canvas: Document | null): void {
  useEffect(() => {
    const view = canvas?.defaultView;
    if (!canvas || !view) return;
    let kept: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restore = () => {
      if (kept !== null) view.scrollTo({ top: topOf(kept), behavior: 'instant' });
    };
    const end = useUi.subscribe((now, before) => {
      if (now.device === before.device && now.pageWidth === before.pageWidth) return;
      // What is in view is known only before the page is laid out anew.
      kept ??= placeInView(canvas);
      clearTimeout(timer);
      timer = setTimeout(() => {
        restore();
        kept = null;
      }, SETTLED_MS);
    });
    view.addEventListener('resize', restore);
    return () => {
      end();
      clearTimeout(timer);
      view.removeEventListener('resize', restore);
    };
  }, [canvas]);
}

interface Place {
  section: Element;
  /** The part of the section that lies above the view, 0 to 1. */
  part: number;
}

function placeInView(canvas: Document): Place | null {
  for (const section of canvas.querySelectorAll('[data-section]')) {
    const { top, bottom, height } = section.getBoundingClientRect();
    if (bottom > 1 && height > 0) return { section, part: Math.max(0, -top / height) };
  }
  return null;
}

function topOf({ section, part }: Place): number {
  const { top, height } = section.getBoundingClientRect();
  return (section.ownerDocument.defaultView?.scrollY ?? 0) + top + part * height;
}

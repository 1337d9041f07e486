import { useEffect, useRef, type RefObject } from 'react';

export interface Place {
  left: number;
  top: number;
  width?: number;
  height?: number;
}

/** Keeps an element of the layer beside one of the page. The layer scrolls with the page, so only layout moves it. */
export function usePlacedBy(
  ref: RefObject<HTMLElement | null>,
  element: Element | null,
  place: (box: DOMRect, view: Window, own: HTMLElement) => Place,
  /** Something of its own content that changes its size. */
  content = '',
): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    const own = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (own === null || !element || !view) return;
    const update = () => {
      // What is taken from the page has no place: it would be at the page's corner.
      own.style.visibility = element.isConnected ? '' : 'hidden';
      const box = element.getBoundingClientRect();
      const place = latest.current(box, view, own);
      place.left += view.scrollX;
      place.top += view.scrollY;
      for (const [name, value] of Object.entries(place)) own.style.setProperty(name, `${value}px`);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(element.ownerDocument.body);
    return () => observer.disconnect();
  }, [ref, element, content]);
}

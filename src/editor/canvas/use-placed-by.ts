import { useEffect, useRef, type RefObject } from 'react';

export type Place = Partial<Record<'left' | 'top' | 'width' | 'height', number>>;

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
      const box = element.getBoundingClientRect();
      const values = latest.current(box, view, own);
      const { scrollX, scrollY } = view;
      if (values.left !== undefined) own.style.left = `${values.left + scrollX}px`;
      if (values.top !== undefined) own.style.top = `${values.top + scrollY}px`;
      if (values.width !== undefined) own.style.width = `${values.width}px`;
      if (values.height !== undefined) own.style.height = `${values.height}px`;
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(element.ownerDocument.body);
    return () => observer.disconnect();
  }, [ref, element, content]);
}

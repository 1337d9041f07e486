import { useEffect, useRef, useState, type RefObject } from 'react';

/** How near an element comes to the window before it counts as seen. */
const MARGIN = '200px';

/** An element's width, followed, and whether it has been in view or near it yet: costly pictures are drawn only then. */
export function useSeenWidth<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  /** px; 0 before it is measured. */
  width: number;
  isSeen: boolean;
} {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const resizing = new ResizeObserver(() => setWidth(element.clientWidth));
    const seeing = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: MARGIN },
    );
    resizing.observe(element);
    seeing.observe(element);
    return () => {
      resizing.disconnect();
      seeing.disconnect();
    };
  }, []);
  return { ref, width, isSeen };
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** How near an element comes to the window before it counts as seen. */
const MARGIN = '200px';

/** An element's width, followed, and whether it is in view or near it, or has been yet: costly pictures are drawn only then. */
export function useSeenWidth<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  /** px; 0 before it is measured. */
  width: number;
  isSeen: boolean;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  const [isSeen, setIsSeen] = useState(false);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const resizing = new ResizeObserver(() => setWidth(element.clientWidth));
    const seeing = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting === true;
        setIsNear(isIntersecting);
        if (isIntersecting) setIsSeen(true);
      },
      // It may stand in the window, or in something that scrolls there.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    resizing.observe(element);
    seeing.observe(element);
    return () => {
      resizing.disconnect();
      seeing.disconnect();
    };
  }, []);
  return { ref, width, isSeen, isNear };
}

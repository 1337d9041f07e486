import { useEffect } from 'react';
import { useUi } from './ui-state';

/** After so long a page has taken its new width, ms. */
const SETTLED_MS = 500;
/** What may move the page by somebody's own will. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Where the page gets another width or scale, or is shown in another language, what one works on stays at its height on
 * the screen: what has, or last had, the focus; else the selected section, or the first one in view. A page of which nothing
 * is worked on stays at its top.
 */
export function useKeptPlace(canvas: Document | null): void {
  useEffect(() => {
    const view = canvas?.defaultView;
    const frame = view?.frameElement;
    const stage = frame?.closest('[data-stage]');
    if (!canvas || !view || !frame || !stage) return;
    let kept: Place | null = null;
    let focused: Element | null = canvas.activeElement;
    let scrolled = 0;
    let until = 0;
    let request = 0;
    const end = () => {
      if (kept === null) return;
      kept = null;
      cancelAnimationFrame(request);
      canvas.documentElement.style.overflowAnchor = '';
    };
    // Before each frame is drawn: the page takes its new width a moment later, and what is in it may follow.
    const follow = () => {
      if (kept?.element.isConnected !== true || performance.now() > until) return end();
      // Something else has scrolled, unless the page has become too short.
      if (view.scrollY !== scrolled && !isAtEnd(canvas)) return end();
      const scale = scaleOf(frame);
      const moved = (heightOf(kept, frame, scale) - kept.height) / scale;
      if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' });
      scrolled = view.scrollY;
      request = requestAnimationFrame(follow);
    };
    const keep = () => {
      until = performance.now() + SETTLED_MS;
      if (kept !== null) return;
      // A device's page begins a little lower: its top is held, not the height of the first section.
      if (view.scrollY === 0 && useUi.getState().selected === null) return;
      // Where it is is known only before the page is laid out anew.
      kept = placeOf(canvas, frame, focused);
      if (kept === null) return;
      scrolled = view.scrollY;
      // The browser would hold another place.
      canvas.documentElement.style.overflowAnchor = 'none';
      request = requestAnimationFrame(follow);
    };
    const unsubscribe = useUi.subscribe((now, before) => {
      if (LOOK.some((name) => now[name] !== before[name])) keep();
    });
    // The page takes the width of its room a moment after that has changed.
    let room: number | undefined;
    const rooms = new ResizeObserver(([entry]) => {
      const before = room;
      room = entry?.contentRect.width;
      if (before !== undefined && before !== room) keep();
    });
    rooms.observe(stage);
    // A window that becomes a phone's gives the page its width before the room is observed.
    let windowWidth = window.innerWidth;
    const handleResize = () => {
      if (window.innerWidth === windowWidth) return;
      windowWidth = window.innerWidth;
      keep();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const target of [window, view]) {
      for (const name of MOVES) target.addEventListener(name, end, options);
    }
    window.addEventListener('resize', handleResize, options);
    view.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
    return () => {
      end();
      unsubscribe();
      rooms.disconnect();
      listening.abort();
    };
  }, [canvas]);
}

/** What of the editor's state changes how the page is laid out. */
const LOOK = ['device', 'pageWidth', 'zoom', 'language'] as const;

interface Place {
  element: Element;
  /** The part of the element that lies above what is held, 0 to 1: of what fills the view no edge is seen. */
  part: number;
  /** On the screen, px. */
  height: number;
}

function placeOf(canvas: Document, frame: Element, focused: Element | null): Place | null {
  const seen = anchorIn(canvas, focused);
  if (seen === null) return null;
  const { top, height } = seen.getBoundingClientRect();
  const place = { element: seen, part: top < 0 && height > 0 ? -top / height : 0, height: 0 };
  return { ...place, height: heightOf(place, frame, scaleOf(frame)) };
}

/** What is held: of a section whose upper edge is out of view, the first text or picture in view. */
function anchorIn(canvas: Document, focused: Element | null): Element | null {
  const edge = canvas.defaultView?.innerHeight ?? 0;
  const isInView = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 1 && top < edge;
  };
  const isWhole = (element: Element) =>
    isInView(element) && element.getBoundingClientRect().top >= 0;
  const { selected } = useUi.getState();
  const within = focused?.closest<HTMLElement>('[data-section]');
  const isWorkedOn = within != null && within.dataset['at'] === selected;
  if (focused !== null && isWorkedOn && focused.isConnected && isWhole(focused)) return focused;
  const sections = [...canvas.querySelectorAll<HTMLElement>('[data-section]')];
  const own = sections.find(({ dataset }) => dataset['at'] === selected);
  const section = own !== undefined && isInView(own) ? own : sections.find(isInView);
  if (section === undefined || isWhole(section)) return section ?? null;
  return [...section.querySelectorAll('[data-at]')].find(isWhole) ?? section;
}

function isAtEnd({
  documentElement: { scrollTop, clientHeight, scrollHeight },
}: Document): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}

function heightOf({ element, part }: Place, frame: Element, scale: number): number {
  const { top, height } = element.getBoundingClientRect();
  return frame.getBoundingClientRect().top + (top + part * height) * scale;
}

/** How much larger than its own px the page is shown. */
function scaleOf(frame: Element): number {
  return frame.getBoundingClientRect().width / ((frame as HTMLElement).offsetWidth || 1);
}

/** Keeps something of the editor beside something in the canvas, while the page scrolls, grows and is resized. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Box, Spot } from './free-place';

export interface PinnedBoxes {
  /** What it belongs to, in the window's coordinates. */
  box: Box;
  /** What of the canvas can be seen. */
  view: Box;
  width: number;
  height: number;
  /** Whether the page is being scrolled: no time to look for another place. */
  isMoving: boolean;
  /** Other tools that stand over the page now. */
  others: () => Box[];
  /** A box of the canvas in the window's coordinates. */
  toWindow: (box: Box) => Box;
}

/** After so long without scrolling the page stands still, ms. */
const STILL_MS = 140;

/**
 * @param place where it goes in the window; null hides it
 * @param cause what it depends on besides the element: with another one it is placed anew
 */
export function usePinned(
  ref: RefObject<HTMLElement | null>,
  element: Element | null,
  place: (boxes: PinnedBoxes) => Spot | null,
  cause: unknown = null,
): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    const own = ref.current;
    const view = element?.ownerDocument.defaultView;
    const frame = view?.frameElement;
    if (own === null) return;
    // What it belongs to may be on its way.
    if (!element || !view || !frame) {
      own.style.visibility = 'hidden';
      return;
    }
    let request = 0;
    let isMoving = false;
    let still: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      request = 0;
      // What isn't shown, as a link where the site's bar has folded, has no place.
      const isShown = element.getClientRects().length > 0;
      const at = isShown ? latest.current({ ...measure(element, frame, own), isMoving }) : null;
      // What has the focus stays, wherever it stands.
      const isHidden = at === null && !own.contains(document.activeElement);
      own.style.visibility = isHidden ? 'hidden' : '';
      if (at !== null)
        own.style.transform = `translate(${Math.round(at.left)}px, ${Math.round(at.top)}px)`;
    };
    const schedule = () => {
      request ||= requestAnimationFrame(update);
    };
    const handleScroll = () => {
      isMoving = true;
      schedule();
      clearTimeout(still);
      still = setTimeout(() => {
        isMoving = false;
        schedule();
      }, STILL_MS);
    };
    update();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    view.addEventListener('scroll', handleScroll, options);
    view.addEventListener('resize', schedule, options);
    window.addEventListener('resize', schedule, options);
    // A page larger than its room is moved within it.
    window.addEventListener('scroll', handleScroll, options);
    window.visualViewport?.addEventListener('resize', schedule, options);
    const observer = new ResizeObserver(schedule);
    for (const one of [element, element.ownerDocument.body, frame, own]) observer.observe(one);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(still);
      listening.abort();
      observer.disconnect();
    };
  }, [ref, element, cause]);
}

function measure(
  element: Element,
  frame: Element,
  own: HTMLElement,
): Omit<PinnedBoxes, 'isMoving'> {
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / ((frame as HTMLElement).offsetWidth || 1);
  const toWindow = ({ left, top, right, bottom }: Box): Box => ({
    left: outer.left + left * scale,
    top: outer.top + top * scale,
    right: outer.left + right * scale,
    bottom: outer.top + bottom * scale,
  });
  const stage = frame.closest('[data-stage]')?.getBoundingClientRect() ?? outer;
  return {
    box: toWindow(element.getBoundingClientRect()),
    toWindow,
    view: {
      left: Math.max(outer.left, stage.left),
      top: Math.max(outer.top, stage.top),
      right: Math.min(outer.right, stage.right),
      bottom: Math.min(outer.bottom, stage.bottom),
    },
    width: own.offsetWidth,
    height: own.offsetHeight,
    others: () => otherTools(own),
  };
}

function otherTools(own: HTMLElement): Box[] {
  return toolBoxes([...(own.parentElement?.children ?? [])].filter((one) => one !== own));
}

export function toolBoxes(tools: readonly Element[]): Box[] {
  return tools
    .filter((one) => isTool(one as HTMLElement))
    .map((one) => weighty(one.getBoundingClientRect()));
}

/** Covering this is worse than covering any amount of other content. */
const WEIGHT = 100;

/** A box that is covered only where there is no other way. */
export function weighty({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom, weight: WEIGHT };
}

/** What only marks a place, and what is out of view, stands in nobody's way. */
function isTool(element: HTMLElement): boolean {
  return element.style.visibility !== 'hidden' && element.querySelector('button') !== null;
}

/** The frame that an element of the canvas is shown in. */
export function frameOf(element: Element | undefined): HTMLElement | null {
  return (element?.ownerDocument.defaultView?.frameElement as HTMLElement | null) ?? null;
}

/** Room around tools, px. */
const AROUND = 8;

/**
 * Where a tool can stand on a phone, in rows from the lower edge of what can be seen: in a row's middle, at its end, at
 * its begin.
 */
export function spotsOnPhone({ view, width, height }: PinnedBoxes, row: number): Spot[] {
  const bottom = Math.min(view.bottom, visibleBottom());
  const top = bottom - (height + AROUND) * (row + 1);
  const middle = hold((view.left + view.right - width) / 2, view.left, view.right);
  return [middle, view.right - width - AROUND, view.left + AROUND].map((left) => ({ left, top }));
}

/** Where the keyboard begins, or the window ends. */
function visibleBottom(): number {
  const shown = window.visualViewport;
  return shown === null ? window.innerHeight : shown.offsetTop + shown.height;
}

/** A value held between two others; the lower one wins where they cross. */
export function hold(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

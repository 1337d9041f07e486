import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../../ui/announce';
import { useDragUnderWay } from '../../ui/drag-under-way';
import { isRightToLeft } from '../../ui/reading-direction';
import type { Box } from '../free-place';
import { frameOf, hold } from '../use-pinned';
import { dropSlot, type DropSlot } from './drop-slot';
import { say } from '../../words/say';
import styles from './drag.module.css';

/** So near to the view's edge the page scrolls by itself while something is dragged, px. */
const EDGE_PX = 72;
/** Most that it scrolls in one frame, px. */
const SCROLL_PX = 22;

/** A shaky press is still one, px. */
const DRAG_FROM_PX = 4;

export interface DragHandleProps {
  /** Accessible name. */
  label: string;
  /** What may be dragged, in order, in the canvas. */
  elements: () => readonly Element[];
  /** Index of what this handle drags. */
  index: number;
  /** @returns the index that it got, where that may be another one */
  onMove: (index: number) => number | void;
}

/**
 * Drags something of the page to another place among its neighbours. The pointer is captured, so that it is followed
 * over the frame too; nothing of the page moves before it is dropped. Arrow keys do the same.
 */
export function DragHandle({ label, elements, index, onMove }: DragHandleProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<Box | null>(null);
  const drag = useDragUnderWay(() => setFrame(null));
  // Others may add, move and remove meanwhile: the loop follows what is there now.
  const latest = useRef({ elements, index });
  useEffect(() => {
    latest.current = { elements, index };
  });
  const slot = useRef<DropSlot | null>(null);
  // The loop reads it with the next frame; nothing has to be rendered for it.
  const pointer = useRef<Pointer>({ x: 0, y: 0, hasMoved: false });
  const isActive = frame !== null;
  useEffect(() => {
    if (frame === null) return;
    drag.begin();
    let list = { of: latest.current.elements, all: latest.current.elements() };
    let dragged: Element | undefined;
    const mark = (element: Element | undefined) => {
      if (element === dragged) return;
      dragged?.removeAttribute('data-dragged');
      element?.setAttribute('data-dragged', '');
      dragged = element;
    };
    let request = 0;
    const follow = () => {
      request = requestAnimationFrame(follow);
      const now = latest.current;
      if (list.of !== now.elements || list.all.some((one) => !one.isConnected))
        list = { of: now.elements, all: now.elements() };
      mark(list.all[now.index]);
      scrollAtEdge(frame, pointer.current);
      slot.current = slotOf({ frame, elements: list.all }, pointer.current, now.index);
      setLine(slot.current?.line ?? null);
    };
    follow();
    return () => {
      cancelAnimationFrame(request);
      drag.end();
      mark(undefined);
      setLine(null);
    };
  }, [frame, drag]);

  const moveTo = (to: number) => {
    const last = elements().length - 1;
    if (to === index || to < 0 || to > last) return;
    const at = onMove(to) ?? to;
    if (at !== index)
      announce(say('Moved to place {place} of {count}', { place: at + 1, count: last + 1 }));
  };
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    const around = frameOf(elements()[index]);
    if (event.button !== 0 || around === null) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    slot.current = null;
    pointer.current = { x: event.clientX, y: event.clientY, hasMoved: false };
    setFrame(around);
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    const { x, y, hasMoved } = pointer.current;
    const isDrag = hasMoved || Math.hypot(clientX - x, clientY - y) > DRAG_FROM_PX;
    // Where it was pressed is where a drag is measured from.
    pointer.current = isDrag ? { x: clientX, y: clientY, hasMoved: true } : { x, y, hasMoved };
  };
  const handleUp = () => {
    if (isActive && slot.current !== null) moveTo(slot.current.index);
    setFrame(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key, elements()[index]);
    if (step === 0 || isActive) return;
    event.preventDefault();
    // The toolbar's own arrow keys go from button to button.
    event.stopPropagation();
    moveTo(index + step);
  };
  return (
    <>
      <button
        type="button"
        className={styles['handle']}
        aria-label={label}
        title={say('{label}: drag it, or use the arrow keys', { label })}
        data-active={isActive ? '' : undefined}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => setFrame(null)}
        onKeyDown={handleKey}
      >
        <GripVertical />
      </button>
      {line !== null && createPortal(<DropLine box={line} />, document.body)}
    </>
  );
}

/** How far an arrow key moves something along its list, which begins where reading does. */
function stepOf(key: string, element: Element | undefined): number {
  const isRtl = element !== undefined && isRightToLeft(element);
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : 0;
}

interface Drag {
  elements: readonly Element[];
  frame: HTMLElement;
}

interface Pointer {
  x: number;
  y: number;
  /** Pressed and let go without moving is no drag. */
  hasMoved: boolean;
}

function DropLine({ box }: { box: Box }) {
  const { left, top, right, bottom } = box;
  return (
    <div
      className={styles['line']}
      style={{ left, top, inlineSize: right - left, blockSize: bottom - top }}
    />
  );
}

function slotOf(drag: Drag, pointer: Pointer, index: number): DropSlot | null {
  if (!pointer.hasMoved) return null;
  const { frame } = drag;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / (frame.offsetWidth || 1);
  const boxes = drag.elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: outer.left + left * scale,
      top: outer.top + top * scale,
      right: outer.left + right * scale,
      bottom: outer.top + bottom * scale,
    };
  });
  const [first] = drag.elements;
  const slot = dropSlot(pointer, boxes, index, first !== undefined && isRightToLeft(first));
  if (slot === null) return null;
  const stage = frame.closest('[data-stage]')?.getBoundingClientRect() ?? outer;
  const { line } = slot;
  return {
    ...slot,
    line: {
      left: hold(line.left, stage.left, stage.right),
      right: hold(line.right, stage.left, stage.right),
      top: hold(line.top, stage.top + 2, stage.bottom - 2),
      bottom: hold(line.bottom, stage.top + 2, stage.bottom - 2),
    },
  };
}

function scrollAtEdge(frame: HTMLElement, { y, hasMoved }: Pointer): void {
  const view = (frame as HTMLIFrameElement).contentWindow;
  const { top, bottom } = (frame.closest('[data-stage]') ?? frame).getBoundingClientRect();
  const over = y < top + EDGE_PX ? y - top - EDGE_PX : Math.max(0, y - bottom + EDGE_PX);
  if (over !== 0 && hasMoved) {
    const by = hold(over / EDGE_PX, -1, 1) * SCROLL_PX;
    view?.scrollBy({ top: by, behavior: 'instant' });
  }
}

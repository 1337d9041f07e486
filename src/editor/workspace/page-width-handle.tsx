import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useDragUnderWay } from '../ui/drag-under-way';
import { say } from '../words/say';
import { setUi, useUi } from './ui-state';
import { clampPageWidth, PAGE_WIDTHS } from './view-choices';
import styles from './workspace.module.css';

/** How far an arrow key changes the width, px. */
const STEP_PX = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP_PX,
  ArrowUp: STEP_PX,
  ArrowLeft: -STEP_PX,
  ArrowDown: -STEP_PX,
};

/** Beside the page, where there is room: drawn, it makes the page as wide as one likes. @param props.at its place, px */
export function PageWidthHandle(props: { width: number; scale: number; at: number }) {
  const { width, scale, at } = props;
  const held = useRef<{ x: number; width: number; before: number | null } | null>(null);
  const drag = useDragUnderWay(() => {
    if (held.current !== null) setUi({ pageWidth: held.current.before });
    held.current = null;
  });
  const handleDown = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX, width, before: useUi.getState().pageWidth };
    drag.begin();
  };
  const handleMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    // The page stands in the middle: its other edge moves as far.
    const moved = ((clientX - held.current.x) * 2) / scale;
    setUi({ pageWidth: clampPageWidth(held.current.width + moved) });
  };
  const handleUp = () => {
    held.current = null;
    drag.end();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || held.current !== null) return;
    event.preventDefault();
    setUi({ pageWidth: clampPageWidth(width + step) });
  };
  return (
    <div
      className={styles['pageWidth']}
      style={{ insetInlineStart: at }}
      role="slider"
      tabIndex={0}
      aria-label={say('Width of the page')}
      aria-valuemin={PAGE_WIDTHS.min}
      aria-valuemax={PAGE_WIDTHS.max}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)} px`}
      title={`${Math.round(width)} px`}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
    />
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PopoverDialog, SheetDialog } from '../ui/dialog';
import { isOnPhone } from '../ui/phone';
import { say, term } from '../words/say';
import type { ToolTarget } from '../workspace/ui-state';
import { keepAboveSheet } from './above-sheet';
import { boxAround, sideWithRoom, type Side } from './dialog-side';
import { TOOLS_ID } from './tools-id';
import { hold, toolBoxes, usePinned } from './use-pinned';
import styles from './tools.module.css';

const NAMES = {
  link: term('Link'),
  entry: term('Link'),
  icon: term('Icon'),
  picture: term('Picture'),
  crop: term('Crop picture'),
  background: term('Background'),
  video: term('Video'),
} as const;

/** A dialog about something on the page, which stays in sight. */
export function ToolFrame(props: FrameProps) {
  const [Frame] = useState(() => (isOnPhone() ? InSheet : BesideThing));
  return <Frame {...props} />;
}

interface FrameProps {
  tool: ToolTarget;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** On a phone there is no room beside anything: what is changed is scrolled to stand above the sheet. */
function InSheet({ tool, onOpenChange, children }: FrameProps) {
  const { kind, element } = tool;
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  useEffect(() => (sheet === null ? undefined : keepAboveSheet(element, sheet)), [element, sheet]);
  return (
    <SheetDialog label={say(NAMES[kind])} sheetRef={setSheet} onOpenChange={onOpenChange}>
      {children}
    </SheetDialog>
  );
}

/** Hangs at what is changed, on a side where there is room for it. */
function BesideThing({ tool, onOpenChange, children }: FrameProps) {
  const { kind, element } = tool;
  const anchor = useRef<HTMLSpanElement>(null);
  /** Undefined until it is known, null where there is none. */
  const [side, setSide] = useState<Side | null>();
  usePinned(anchor, element, ({ box, view }) => {
    const seen = {
      left: hold(box.left, view.left, view.right),
      top: hold(box.top, view.top, view.bottom),
      right: hold(box.right, view.left, view.right),
      bottom: hold(box.bottom, view.top, view.bottom),
    };
    const screen = { ...view, top: 0, bottom: window.innerHeight };
    const withTools = boxAround(seen, toolBoxes(toolsInUse()));
    const besideTools = sideWithRoom(withTools, screen);
    const beside = besideTools === null ? seen : withTools;
    // A background is everywhere.
    const found = kind === 'background' ? null : (besideTools ?? sideWithRoom(seen, screen));
    // It doesn't change sides while it is open.
    const chosen = side === undefined ? found : side;
    setSide(chosen);
    // So that the page stays in sight.
    if (chosen === null) return { left: view.right - 8, top: view.top + 52 };
    setSize(anchor.current, beside.right - beside.left, beside.bottom - beside.top);
    return beside;
  });
  return (
    <>
      <span ref={anchor} className={styles['anchor']} />
      {side !== undefined && (
        <PopoverDialog
          label={say(NAMES[kind])}
          placement={side ?? 'bottom end'}
          triggerRef={anchor}
          isOpen
          onOpenChange={onOpenChange}
        >
          {children}
        </PopoverDialog>
      )}
    </>
  );
}

/** The tools of the item that holds what is changed: they can be pressed while its dialog is open. */
function toolsInUse(): readonly Element[] {
  return [...document.querySelectorAll(`#${TOOLS_ID} > [data-react-aria-top-layer]`)];
}

function setSize(element: HTMLElement | null, width: number, height: number): void {
  if (element === null) return;
  element.style.inlineSize = `${Math.max(1, width)}px`;
  element.style.blockSize = `${Math.max(1, height)}px`;
}

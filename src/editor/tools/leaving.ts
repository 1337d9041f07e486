/** What is typed in a dialog of a value and not saved yet, when that dialog is left. */
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Keeps what is typed, where it can be kept. @returns whether the dialog may go */
export type Leave = () => boolean;

/** Where a form in a dialog says what happens on leaving it. */
export const LeaveContext = createContext<RefObject<Leave | null>>({ current: null });

/**
 * Keeps what is typed however its dialog is left, as a text on the page is kept: undo takes it back. What can't be kept
 * holds the dialog once, so that one sees why; left again, it is dropped.
 * @param keep keeps it, or says why not. @returns whether it is kept
 */
export function useKeptOnLeaving(typed: string, keep: () => boolean): void {
  const leaveRef = useContext(LeaveContext);
  const opened = useRef(typed);
  const held = useRef<string>(undefined);
  useEffect(() => {
    leaveRef.current = () => {
      if (typed === opened.current || typed === held.current || keep()) return true;
      held.current = typed;
      return false;
    };
    return () => {
      leaveRef.current = null;
    };
  });
}

let leaveOpen: (() => boolean) | null = null;

/** Closes the open dialog of a value as a press beside it does. @returns whether none is open any more */
export function leaveTool(): boolean {
  return leaveOpen?.() ?? true;
}

/** Says how the dialog that is open is left. */
export function useLeft(leave: () => boolean): void {
  useEffect(() => {
    leaveOpen = leave;
    return () => {
      leaveOpen = null;
    };
  });
}

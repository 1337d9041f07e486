import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from './reading-direction';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)';

/**
 * A row of tools that is one stop for the Tab key; the arrows lead from one to the next
 * (ARIA Authoring Practices, toolbar pattern).
 */
export function Toolbar(props: {
  'aria-label': string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const last = useRef<Element | null>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key, shiftKey } = event;
    // What a tool opens stands elsewhere, but its events pass here.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const tools = [...currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
    const at = tools.findIndex((tool) => tool === target);
    if (at === -1) return;
    if (key === 'Tab') {
      // From its end the browser itself goes on to what follows.
      last.current = target;
      tools.at(shiftKey ? 0 : -1)?.focus();
      return;
    }
    const step = stepOf(key, isRightToLeft(currentTarget));
    if (step === 0) return;
    event.preventDefault();
    tools[at + step]?.focus();
  };
  const handleFocus = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    const comesFromOutside =
      currentTarget.contains(target) && !currentTarget.contains(relatedTarget);
    if (!comesFromOutside) return;
    const tool = last.current;
    last.current = null;
    // A press means the tool that is pressed.
    if (target.matches(':focus-visible') && tool instanceof HTMLElement) tool.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools in it take the focus, as the pattern has it
    <div
      role="toolbar"
      aria-label={props['aria-label']}
      aria-orientation="horizontal"
      className={props.className}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      {props.children}
    </div>
  );
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  if (key === 'ArrowLeft') return isRtl ? 1 : -1;
  return 0;
}

import type { KeyboardEvent, ReactNode } from 'react';
import { isRightToLeft } from './reading-direction';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)';

/** A row of tools that Tab leads through, and the arrows as well. */
export function Toolbar(props: {
  'aria-label': string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key } = event;
    // What a tool opens stands elsewhere, but its events pass here.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const tools = [...currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
    const at = tools.findIndex((tool) => tool === target);
    const step = stepOf(key, isRightToLeft(currentTarget));
    if (at === -1 || step === 0) return;
    event.preventDefault();
    tools[at + step]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools in it take the focus, as the pattern has it
    <div
      role="toolbar"
      aria-label={props['aria-label']}
      aria-orientation="horizontal"
      className={props.className}
      onKeyDown={handleKeyDown}
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

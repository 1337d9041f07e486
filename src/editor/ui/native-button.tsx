/**
 * The buttons of the editor's frame, which is drawn before anything else is loaded: the browser's own, with the looks and
 * the properties of those in `button.tsx`. Where a button opens a menu or a file's choice, it is one of those.
 */
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ButtonVariant } from './button';
import styles from './button.module.css';

const TOOLTIP_MS = 500;
const TOOLTIP_GAP = 6;
const EDGE = 4;

interface NativeButtonProps {
  onPress: () => void;
  isDisabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** Nothing may come of a press for now, but the focus stays. */
  'aria-disabled'?: boolean | undefined;
  children: ReactNode;
}

/** A button with words. */
export function Button(props: NativeButtonProps & { variant?: ButtonVariant | undefined }) {
  const { variant = 'plain', onPress, isDisabled = false, children, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      disabled={isDisabled}
      className={`${styles['native']} ${styles['button']} ${styles[variant]}`}
      onClick={(event) => press(event, onPress)}
    >
      {children}
    </button>
  );
}

/** A button that shows only an icon; its name appears as a tooltip. */
export function IconButton(
  props: Omit<NativeButtonProps, 'aria-label'> & {
    /** Accessible name, and the tooltip. */
    label: string;
    /** What the tooltip adds: a key, a reason. */
    hint?: string | undefined;
  },
) {
  const { label, hint, onPress, isDisabled = false, children, ...rest } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === null) return;
    const follow = ({ target }: Event) => {
      if (!anchor.contains(target as Node)) setAnchor(null);
    };
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [anchor]);
  return (
    <>
      <button
        {...rest}
        type="button"
        disabled={isDisabled}
        aria-label={label}
        className={`${styles['native']} ${styles['icon']}`}
        onClick={(event) => {
          hide();
          press(event, onPress);
        }}
        onPointerEnter={({ pointerType, currentTarget }) => {
          // A finger would see it under itself.
          if (pointerType === 'mouse')
            timer.current = setTimeout(() => setAnchor(currentTarget), TOOLTIP_MS);
        }}
        onPointerLeave={hide}
        // Whoever comes by a key reads it; a focus that is only given back covers nothing.
        onKeyUp={({ key, currentTarget }) => {
          if (/^(?:Tab|Arrow)/.test(key)) setAnchor(currentTarget);
        }}
        onBlur={hide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hide();
        }}
      >
        {children}
      </button>
      {anchor !== null && !isDisabled && (
        <span
          role="tooltip"
          // Over everything, and cut off by nothing that scrolls.
          popover="manual"
          ref={(tooltip) => {
            if (tooltip !== null) showBy(anchor, tooltip);
          }}
          className={`${styles['tooltip']} ${styles['native']}`}
        >
          {label}
          {hint !== undefined && <kbd className={styles['hint']}>{hint}</kbd>}
        </span>
      )}
    </>
  );
}

/** Where a press gives a button no focus by itself (Safari), a dialog that it opens would not know where to lead back to. */
function press({ currentTarget }: MouseEvent<HTMLButtonElement>, onPress: () => void): void {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
  onPress();
}

/** Over the button's middle, or under it where there is no room; always inside the window. */
function showBy(anchor: Element, tooltip: HTMLElement): void {
  tooltip.showPopover?.();
  const button = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const middle = button.left + button.width / 2 - width / 2;
  const above = button.top - TOOLTIP_GAP - height;
  tooltip.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - width - EDGE))}px`;
  tooltip.style.top = `${above < EDGE ? button.bottom + TOOLTIP_GAP : above}px`;
}

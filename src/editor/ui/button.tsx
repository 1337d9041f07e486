import { useEffect, useState, type ReactNode } from 'react';
import {
  Button as AriaButton,
  ToggleButton,
  Tooltip,
  TooltipTrigger,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  variant?: ButtonVariant | undefined;
  /** Takes the whole width. */
  isWide?: boolean | undefined;
  /** A double click on it is one press (`second-press.ts`). */
  isOnce?: boolean | undefined;
  children: ReactNode;
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const { variant = 'plain', isWide = false, isOnce = false, children, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      data-once={isOnce ? '' : undefined}
      className={`${styles['button']} ${styles[variant]} ${isWide ? styles['wide'] : ''}`}
    >
      {children}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Accessible name, and the tooltip. */
  label: string;
  /** What the tooltip adds: a key, a reason. */
  hint?: string | undefined;
  /** A double click on it is one press (`second-press.ts`). */
  isOnce?: boolean | undefined;
  children: ReactNode;
}

/** A button that shows only an icon; its name appears as a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, hint, isOnce = false, children, ...rest } = props;
  return (
    <Named label={label} hint={hint}>
      <AriaButton
        {...rest}
        data-once={isOnce ? '' : undefined}
        aria-label={label}
        className={styles['icon'] ?? ''}
      >
        {children}
      </AriaButton>
    </Named>
  );
}

/** A button that is on or off. */
export function ToggleIcon(props: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  const { label, isOn, onChange, children } = props;
  return (
    <Named label={label}>
      <ToggleButton
        aria-label={label}
        className={styles['icon'] ?? ''}
        isSelected={isOn}
        onChange={onChange}
      >
        {children}
      </ToggleButton>
    </Named>
  );
}

/** A button with its name as a tooltip. One that came with the focus goes when the pointer moves elsewhere. */
function Named(props: { label: string; hint?: string | undefined; children: ReactNode }) {
  const { label, hint, children } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const follow = ({ target }: Event) => {
      // Over another button that one's own takes its place.
      if (!(target as Element).closest('button, [role="tooltip"]')) setOpen(false);
    };
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={500} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <Tooltip className={styles['tooltip'] ?? ''} offset={6}>
        {label}
        {hint !== undefined && <kbd className={styles['hint']}>{hint}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}

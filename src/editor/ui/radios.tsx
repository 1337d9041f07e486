import { useId, type ReactNode } from 'react';
import styles from './choice.module.css';

/**
 * One of a few values, all in view. The browser's own radio buttons lie over what is drawn, so that whatever can press
 * one (a finger, a voice, a switch) meets the control itself.
 */
export function Radios<Value extends string>(props: {
  /** Accessible name, where no label is shown. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  options: readonly RadioOption<Value>[];
  value: string;
  onChange: (value: Value) => void;
  className?: string | undefined;
  optionClassName?: string | undefined;
}) {
  const { label, labelledBy, options, value, onChange, className, optionClassName } = props;
  const name = useId();
  return (
    <div
      className={className ?? styles['options']}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {options.map(([one, shown, text]) => (
        <label
          key={one}
          className={`${styles['native']} ${optionClassName ?? styles['option']}`}
          data-selected={one === value ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            aria-label={text}
            title={text}
            onChange={() => onChange(one)}
          />
          {shown}
        </label>
      ))}
    </div>
  );
}

/** A value, what is shown for it, and its name where that is no text. */
export type RadioOption<Value extends string> = readonly [
  value: Value,
  shown: ReactNode,
  name?: string,
];

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

/** One of a few values, under a label. */
export function Choice<Value extends string>(props: {
  label: string;
  options: readonly RadioOption<Value>[];
  value: string;
  onChange: (value: Value) => void;
}) {
  const { label, ...rest } = props;
  const id = useId();
  return (
    <div className={styles['group']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <Radios {...rest} labelledBy={id} />
    </div>
  );
}

/** On or off. */
export function Toggle(props: {
  label: string;
  value: boolean;
  isDisabled?: boolean | undefined;
  onChange: (value: boolean) => void;
}) {
  const { label, value, isDisabled = false, onChange } = props;
  return (
    <label
      className={`${styles['native']} ${styles['toggle']}`}
      data-selected={value ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
      <span className={styles['switch']} />
    </label>
  );
}

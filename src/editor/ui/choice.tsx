import { useId } from 'react';
import styles from './choice.module.css';
import { Radios, type RadioOption } from './radios';

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

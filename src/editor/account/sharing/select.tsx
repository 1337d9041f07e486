import { useId } from 'react';
import { say } from '../../words/say';
import styles from './sharing.module.css';

/** One of a few values, in the browser's own list. Their words are said here. */
export function Select<Value extends string>(props: {
  label: string;
  isLabelHidden?: boolean | undefined;
  options: readonly (readonly [Value, string])[];
  value: Value;
  /** The id of what explains the chosen one. */
  describedBy?: string | undefined;
  onChange: (value: Value) => void;
}) {
  const { label, isLabelHidden = false, options, value, describedBy, onChange } = props;
  const id = useId();
  return (
    <div className={styles['select']}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => one === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {say(text)}
          </option>
        ))}
      </select>
    </div>
  );
}

import type { InputProps } from '../../parts/parts';
import styles from '../../parts/input/input.module.css';
import { EditLine } from './editing-line';

/** A form field whose placeholder is written in its place; nobody fills the form while it is being made. */
export function EditInput({ placeholder, type, className }: InputProps) {
  return (
    <div className={[styles['field'], className].filter(Boolean).join(' ')}>
      <div
        className={styles['input']}
        style={type === 'textarea' ? { minBlockSize: '8.5rem' } : undefined}
      >
        <EditLine field={placeholder} />
      </div>
    </div>
  );
}

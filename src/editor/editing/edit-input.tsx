import type { InputProps } from '../../parts/parts';
import styles from '../../parts/input/input.module.css';
import { EditLine } from './editing-line';

/** The height of a published form's five rows. */
const TEXTAREA_HEIGHT = 'calc(5lh + 1.75rem)';

/** A form field whose placeholder is written in its place; nobody fills the form while it is being made. */
export function EditInput({ placeholder, type, className }: InputProps) {
  return (
    <div className={[styles['field'], className].filter(Boolean).join(' ')}>
      <div
        className={styles['input']}
        style={{
          color: 'var(--text-muted)',
          ...(type === 'textarea' ? { minBlockSize: TEXTAREA_HEIGHT } : {}),
        }}
      >
        <EditLine field={placeholder} />
      </div>
    </div>
  );
}

import styles from './button.module.css';

/** The class of every button of a page, whatever its element. */
export function buttonClass(type: unknown, className?: string): string {
  const kind = type === 'tertiary' ? styles['tertiary'] : styles['primary'];
  return [styles['button'], kind, className].filter(Boolean).join(' ');
}

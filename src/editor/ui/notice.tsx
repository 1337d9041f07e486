import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line about something that went wrong or that has to be known; read out when it appears. */
export function Notice(props: { kind?: 'error' | 'info' | undefined; children: ReactNode }) {
  const { kind = 'error', children } = props;
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

/** The shape of a line of text that has not come yet. */
export function Skeleton({ width = '100%', height = 12 }: { width?: string; height?: number }) {
  return (
    <span
      className={styles['skeleton']}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

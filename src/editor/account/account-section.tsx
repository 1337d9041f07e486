import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

/** One part of the account's page: what it is about, beside what can be done. */
export function AccountSection(props: { title: string; about?: ReactNode; children: ReactNode }) {
  const { title, about, children } = props;
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

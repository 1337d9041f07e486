import { Link } from '../app/navigation';
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/brand';
import { useAccount } from '../app/queries';
import styles from './dashboard-frame.module.css';

/** The frame of the builder's pages outside the editor: a slim head, a column of content. */
export function DashboardFrame(props: {
  title: string;
  /** What stands at the title's end, such as the button that makes a new one. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { data: account } = useAccount();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to="/" className={styles['brand']}>
          <BrandMark />
          Plinth
        </Link>
        {account?.isOperator && (
          <Link to="/operator/complaints" className={styles['account']}>
            Complaints
          </Link>
        )}
        {account && (
          <Link to="/account" className={styles['account']}>
            {account.name || account.email}
          </Link>
        )}
      </header>
      <main className={styles['main']}>
        <div className={styles['title']}>
          <h1>{props.title}</h1>
          {props.action}
        </div>
        {props.children}
      </main>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../app/navigation';
import { useAccount } from '../app/queries';
import type { Target } from '../../core/paths/builder-addresses';
import { BrandMark } from '../ui/brand';
import { say } from '../words/say';
import styles from './dashboard-frame.module.css';

/** A page beside this one, about the same thing. Its label is said in the frame. */
export type Tab = Target & { label: string };

/** The frame of the builder's pages outside the editor: a slim head, a column of content. */
export function DashboardFrame(props: {
  title: string;
  /** What the page belongs to, such as the site's name. */
  of?: ReactNode;
  /** The pages beside this one. */
  tabs?: readonly Tab[];
  /** What stands at the title's end, such as the button that makes a new one. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { title, of, tabs, action, children } = props;
  const { data: account } = useAccount();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to="/" className={styles['brand']}>
          <BrandMark />
          Plinth
        </Link>
        {account?.isOperator && (
          <Link to="/operator" className={styles['account']}>
            {say('Operator')}
          </Link>
        )}
        {account && (
          <Link to="/account" className={styles['account']}>
            {account.name || account.email}
          </Link>
        )}
      </header>
      {tabs !== undefined && (
        <nav className={styles['tabs']} aria-label={typeof of === 'string' ? of : say('Pages')}>
          {tabs.map(({ label, ...target }) => (
            <Link key={label} {...target} aria-current={say(label) === title ? 'page' : undefined}>
              {say(label)}
            </Link>
          ))}
        </nav>
      )}
      <main className={styles['main']}>
        <div className={styles['title']}>
          <div className={styles['names']}>
            {of !== undefined && (
              <p className={styles['of']} dir="auto">
                {of}
              </p>
            )}
            <h1>{title}</h1>
          </div>
          {action}
        </div>
        {children}
      </main>
    </div>
  );
}

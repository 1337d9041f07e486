import { Link } from '../app/navigation';
import { say } from '../words/say';
import styles from './workspace.module.css';

/** In place of the canvas: the address names a page that the site doesn't have, or has no longer. */
export function MissingSitePage({ siteId }: { siteId: string }) {
  return (
    <div className={styles['failure']}>
      <h2>{say('This page isn’t here')}</h2>
      <p>{say('The address may be wrong, or the page was deleted.')}</p>
      <div className={styles['row']}>
        <Link to="/sites/$siteId" params={{ siteId }}>
          {say('Open the home page')}
        </Link>
      </div>
    </div>
  );
}

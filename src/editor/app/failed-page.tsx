import { Link } from './navigation';
import { Button } from '../ui/native-button';
import { messageOf } from './api';
import { say } from '../words/say';
import styles from './failed-page.module.css';

/** What stands in for a page that failed: what happened, and a way out. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  // A chunk of an older build is gone after an update: only loading the page anew helps.
  const isOutdated = /dynamically imported module|Importing a module script/i.test(String(error));
  return (
    <main className={styles['page']}>
      <h1 className={styles['title']}>
        {isOutdated ? say('Plinth was updated') : say('This page could not be shown')}
      </h1>
      <p className={styles['text']}>
        {isOutdated ? say('Load it again to continue. Your edits are kept.') : messageOf(error)}
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" onPress={() => (isOutdated ? location.reload() : reset())}>
          {isOutdated ? say('Load again') : say('Try again')}
        </Button>
        <Link to="/">{say('Your sites')}</Link>
      </div>
    </main>
  );
}

/** An address that leads nowhere. */
export function MissingPage() {
  return (
    <main className={styles['page']}>
      <h1 className={styles['title']}>{say('There is nothing here')}</h1>
      <p className={styles['text']}>{say('The address may be wrong, or what was here is gone.')}</p>
      <div className={styles['actions']}>
        <Link to="/">{say('Your sites')}</Link>
      </div>
    </main>
  );
}

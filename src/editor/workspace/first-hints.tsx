import { useState } from 'react';
import { Button } from '../ui/button';
import { isApple } from './shortcuts';
import styles from './workspace.module.css';

const KEY = 'plinth.hints';

/** What somebody needs to know who has never been here. It stands beside the page, never over it. */
const hints = (): readonly string[] => [
  'Click any text on the page and write.',
  'Between two sections, the plus adds another one.',
  'Press a picture, a button or an icon to change it.',
  `${isApple() ? '⌘ K' : 'Ctrl K'} finds pages, sections, settings and actions; ? shows the keys.`,
  'Nothing is public until you press Publish.',
];

/** Tips for the first time, one after the other, until they are read or sent away. */
export function FirstHints() {
  const [at, setAt] = useState(() => (isSeen() ? null : 0));
  if (at === null) return null;
  const all = hints();
  const isLast = at === all.length - 1;
  const end = () => {
    setAt(null);
    remember();
  };
  return (
    <aside className={styles['hint']} aria-label="First steps">
      <p role="status">
        {all[at]}{' '}
        <small>
          {at + 1} of {all.length}
        </small>
      </p>
      {!isLast && (
        <Button variant="quiet" onPress={() => setAt(at + 1)}>
          Next tip
        </Button>
      )}
      <Button variant="quiet" onPress={end}>
        {isLast ? 'Done' : 'Skip'}
      </Button>
    </aside>
  );
}

function isSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing is remembered they would come each time.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // They come again the next time.
  }
}

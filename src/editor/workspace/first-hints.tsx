import { useState } from 'react';
import { useChildIds } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/native-button';
import { isApple } from './is-apple';
import { say } from '../words/say';
import styles from './workspace.module.css';

const KEY = 'plinth.hints';

/** What somebody needs to know who has never been here. It stands beside the page, never over it. */
const hints = (): readonly string[] => [
  say('Click any text on the page and write.'),
  say('Between two sections, the plus adds another one.'),
  say('Press a picture, a button or an icon to change it.'),
  say('{keys} finds pages, sections, settings and actions; ? shows the keys.', {
    keys: isApple() ? '⌘ K' : say('Ctrl K'),
  }),
  say('Nothing is public until you press Publish.'),
];

/**
 * Tips for the first time, one after the other, until they are read or sent away. They speak of what is on the page:
 * one without a section has a way to its first.
 */
export function FirstHints({ pageId }: { pageId: string }) {
  const [at, setAt] = useState(() => (isSeen() ? null : 0));
  const sections = useChildIds(useEditing().draft.store, `page:${pageId}`);
  if (at === null || sections.length === 0) return null;
  const all = hints();
  const isLast = at === all.length - 1;
  const end = () => {
    setAt(null);
    remember();
    // The pressed button goes: on to what the tips were about.
    document.querySelector('iframe')?.focus();
  };
  return (
    <aside className={styles['hint']} aria-label={say('First steps')}>
      <p role="status">
        {all[at]} <small>{say('{place} of {count}', { place: at + 1, count: all.length })}</small>
      </p>
      {!isLast && (
        <Button variant="quiet" onPress={() => setAt(at + 1)}>
          {say('Next tip')}
        </Button>
      )}
      <Button variant="quiet" onPress={end}>
        {isLast ? say('Done') : say('Skip')}
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

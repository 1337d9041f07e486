import { useSyncExternalStore, type CSSProperties } from 'react';
import type { People } from '../live/people';
import { say } from '../words/say';
import styles from './top-bar.module.css';

const SHOWN = 4;

/** Who else has this draft open. */
export function PeopleHere({ people }: { people: People }) {
  const others = useSyncExternalStore(people.subscribe, people.others);
  if (others.length === 0) return null;
  const label = say('Also here: {names}', { names: others.map(({ name }) => name).join(', ') });
  return (
    <span className={styles['people']} role="img" aria-label={label} title={label}>
      {others.slice(0, SHOWN).map(({ clientId, name, hue }) => (
        <span
          key={clientId}
          className={styles['person']}
          // Custom properties are not in React's type of a style.
          style={{ '--hue': hue } as CSSProperties}
        >
          {[...name][0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}

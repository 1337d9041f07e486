import { useEffect, useState } from 'react';
import styles from './long-wait.module.css';

/** What is done by then needs no word, ms. */
const LONG_MS = 1000;

/** Says what is under way once it takes long. For how long yet nobody knows: the bar tells only that it goes on. */
export function LongWait({ isPending, words }: { isPending: boolean; words: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  return (
    <div role="status" className={styles['wait']}>
      {isPending && isLong && (
        <>
          <progress aria-label={words} />
          <p>{words}</p>
        </>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import { loadAhead } from '../ui/later';

/** The page opens first, and whoever begins to write at once is not held up, ms. */
const PAUSE_MS = 4000;

/** Brings what may be opened later while there is a connection: without one the editor goes on whole. */
export function useLoadAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Browsers without it (Safari) have waited long enough.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void bringAll());
      else void bringAll();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The mark tells measurements and tests when all is here. */
async function bringAll(): Promise<void> {
  await loadAhead();
  performance.mark('plinth:loaded-ahead');
}

import { useEffect } from 'react';
import { askForStylesAgain, loadAhead } from '../ui/later';
import { whenIdle } from '../ui/when-idle';

/** The page opens first, and whoever begins to write at once is not held up, ms. */
const PAUSE_MS = 4000;

/** Brings what may be opened later while there is a connection: without one the editor goes on whole. */
export function useLoadAhead(): void {
  useEffect(askForStylesAgain, []);
  useEffect(() => {
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      stop = whenIdle(() => void bringAll());
    }, PAUSE_MS);
    return () => stop();
  }, []);
}

/** The mark tells measurements and tests when all is here. */
async function bringAll(): Promise<void> {
  await loadAhead();
  performance.mark('plinth:loaded-ahead');
}

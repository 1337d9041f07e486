import { useEffect, useState } from 'react';

/** Pause of typing after which it is said what is wrong, ms. */
const PAUSE_MS = 600;

/** Whether what is typed has stayed as it is for a while. */
export function usePause(typed: string): boolean {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled === typed;
}

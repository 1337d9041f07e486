import { useEffect, useRef, useState } from 'react';

/** A turn that is asked for: it begins when another one ends, and gives way once it is over or given up. */
export interface Turns {
  /** @returns ends the turn, begun or not */
  ask(begin: () => void): () => void;
}

/** Turns of which only so many are under way at the same time: in the order in which they were asked for. */
export function makeTurns(most: number): Turns {
  const underWay = new Set<() => void>();
  const waiting = new Set<() => void>();
  const next = () => {
    for (const begin of waiting) {
      if (underWay.size >= most) return;
      waiting.delete(begin);
      underWay.add(begin);
      begin();
    }
  };
  return {
    ask(begin) {
      // The same function may ask for several turns.
      const own = () => begin();
      waiting.add(own);
      next();
      return () => {
        waiting.delete(own);
        if (underWay.delete(own)) next();
      };
    },
  };
}

/** Whether it is one's turn, from when it comes for as long as it is wanted; `end` lets the next one begin. */
export function useTurn(turns: Turns, isWanted: boolean): { hasTurn: boolean; end: () => void } {
  const [hasTurn, setHasTurn] = useState(false);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isWanted) return;
    const over = turns.ask(() => setHasTurn(true));
    end.current = over;
    return () => {
      over();
      setHasTurn(false);
    };
  }, [turns, isWanted]);
  return { hasTurn, end: () => end.current() };
}

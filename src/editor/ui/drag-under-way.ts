/** Whether something is being dragged: the editor's own keys wait then, for they would change what is under way. */
import { useEffect, useState } from 'react';

let count = 0;

export const isDragUnderWay = (): boolean => count > 0;

export interface DragUnderWay {
  /** @param view the window that has the focus meanwhile */
  begin: (view?: Window) => void;
  end: () => void;
}

/**
 * Tells of a drag from its begin to its end, or until whatever is dragged is gone.
 * @param letGo what Escape does meanwhile; without it the key goes on to who else follows the drag
 */
export function useDragUnderWay(letGo?: () => void): DragUnderWay {
  const [drag] = useState(makeDrag);
  useEffect(() => drag.onEscape(letGo));
  useEffect(() => drag.end, [drag]);
  return drag;
}

interface Drag extends DragUnderWay {
  onEscape: (letGo: (() => void) | undefined) => void;
}

function makeDrag(): Drag {
  let listening: AbortController | null = null;
  let letGo: (() => void) | undefined;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || letGo === undefined) return;
    // Only of the drag: what is open stays open, and what is selected, selected.
    event.preventDefault();
    event.stopPropagation();
    letGo();
  };
  return {
    onEscape: (next) => {
      letGo = next;
    },
    begin: (view = window) => {
      if (listening !== null) return;
      count += 1;
      listening = new AbortController();
      view.addEventListener('keydown', handleKey, { capture: true, signal: listening.signal });
    },
    end: () => {
      if (listening === null) return;
      count -= 1;
      listening.abort();
      listening = null;
    },
  };
}

import { useEffect } from 'react';
import { setUi } from './ui-state';

/** Undo and redo from anywhere but a form's own fields, whose typing is not the site's (case C10). */
export function useShortcuts(options: {
  canvas: Document | null;
  undo: () => void;
  redo: () => void;
}): void {
  const { canvas, undo, redo } = options;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setUi({ selected: null, text: null });
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const target = event.target as HTMLElement | null;
      if (target?.tagName === 'INPUT' || target?.tagName === 'TEXTAREA') return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    const documents = [document, canvas].filter((one) => one !== null);
    for (const one of documents) one.addEventListener('keydown', handleKey);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', handleKey);
    };
  }, [canvas, undo, redo]);
}

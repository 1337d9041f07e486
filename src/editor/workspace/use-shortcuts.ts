import { useEffect } from 'react';
import { isDragUnderWay } from '../ui/drag-under-way';
import { setUi, useUi } from './ui-state';

/** The keys that work from anywhere. Undo and redo leave a form's own fields alone, whose typing is not the site's (case C10). */
export function useShortcuts(options: {
  canvas: Document | null;
  undo: () => void;
  redo: () => void;
  save: () => void;
}): void {
  const { canvas, undo, redo, save } = options;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isDragUnderWay()) return;
      if (event.key === 'Escape' && !event.defaultPrevented) setUi({ selected: null, text: null });
      if (event.altKey || event.isComposing || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      const isField = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '');
      if (!(event.ctrlKey || event.metaKey)) {
        if (event.key !== '?' || isField || target?.isContentEditable) return;
        event.preventDefault();
        if (useUi.getState().overlay === null) setUi({ overlay: { kind: 'shortcuts' } });
        return;
      }
      const key = event.key.toLowerCase();
      if (key === 'k' && !event.shiftKey) {
        event.preventDefault();
        const { overlay } = useUi.getState();
        if (overlay === null) setUi({ overlay: { kind: 'palette' } });
        else if (overlay.kind === 'palette') setUi({ overlay: null });
      } else if (key === 's' && !event.shiftKey) {
        // The browser would save the editor's own page.
        event.preventDefault();
        save();
      } else if ((key === 'z' || key === 'y') && !isWrittenIn(target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    const documents = [document, canvas].filter((one) => one !== null);
    for (const one of documents) one.addEventListener('keydown', handleKey);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', handleKey);
    };
  }, [canvas, undo, redo, save]);
}

/** Inputs that hold no typing of their own: what they change is the site's. */
const CHOSEN = new Set(['range', 'checkbox', 'radio', 'button']);

function isWrittenIn(target: HTMLElement | null): boolean {
  const { tagName, type } = (target ?? {}) as Partial<HTMLInputElement>;
  return tagName === 'TEXTAREA' || (tagName === 'INPUT' && !CHOSEN.has(type ?? ''));
}

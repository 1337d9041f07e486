import { useEffect } from 'react';
import { setUi, useUi } from './ui-state';

/** Stands where a dialog will be: whoever types meanwhile means the dialog, not the text that still has the caret. */
export function TypedAhead() {
  useEffect(() => {
    const focused = document.activeElement as Partial<HTMLIFrameElement> | null;
    const view = focused?.contentWindow ?? window;
    view.addEventListener('keydown', keep, { capture: true });
    return () => view.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return null;
}

function keep(event: KeyboardEvent): void {
  const { overlay } = useUi.getState();
  const { key, ctrlKey, metaKey } = event;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'Escape') setUi({ overlay: null });
  else if (overlay?.kind === 'palette' && !ctrlKey && !metaKey) {
    const { typed = '' } = overlay;
    if (key === 'Backspace') setUi({ overlay: { ...overlay, typed: typed.slice(0, -1) } });
    else if (key.length === 1) setUi({ overlay: { ...overlay, typed: typed + key } });
  }
}

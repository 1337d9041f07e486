import { useEffect } from 'react';
import { afterPaint } from '../ui/after-paint';

/** After a dialog whose opener is gone by then, the focus goes back to the page, which knows where its caret was. */
export function useBackToPage(): void {
  // The dialog gives the focus back first, to what is gone.
  useEffect(() => () => void afterPaint(backToPage), []);
}

function backToPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLIFrameElement>('[data-stage] iframe')?.focus();
}

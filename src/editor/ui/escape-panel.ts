import { isDragUnderWay } from './drag-under-way';

/** Escape in a panel closes it, after whatever in it has a use for the key: its first button is the one that closes. */
export function closePanelsByEscape(root: HTMLElement | null, signal: AbortSignal): void {
  root?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isDragUnderWay()) return;
      const panel = (event.target as Element).closest('[data-panel]');
      if (panel === null) return;
      event.preventDefault();
      panel.querySelector<HTMLElement>('header button')?.click();
    },
    { signal },
  );
}

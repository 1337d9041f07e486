import { setUi } from './ui-state';

/** Opens the dialog of a link that was just added, once it stands on the page. */
export function openEntry(canvas: Document, key: string): void {
  requestAnimationFrame(() => {
    const element = [...canvas.querySelectorAll<HTMLElement>('[data-edits="entry"]')].find(
      (one) => one.dataset['key'] === key && one.getClientRects().length > 0,
    );
    if (element) setUi({ tool: { kind: 'entry', key, element } });
  });
}

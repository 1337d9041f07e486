import { setUi } from './ui-state';

/** Opens the dialog of a link that was just added, once it stands on the page. */
export function openEntry(canvas: Document, key: string): void {
  requestAnimationFrame(() => {
    const all = canvas.querySelectorAll(`[data-edits="entry"][data-key="${CSS.escape(key)}"]`);
    const element = [...all].find((one) => one.getClientRects().length > 0);
    if (element) setUi({ tool: { kind: 'entry', key, element } });
  });
}

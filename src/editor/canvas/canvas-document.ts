/** The canvas's document: the parent document renders the page, this one only brings what it looks like. */
import './canvas-styles';
import type { CANVAS_READY } from './canvas-ready';

// Only its type is imported: this document shares no script with the builder's.
const READY: typeof CANVAS_READY = 'data-canvas-ready';

// Module scripts run when their styles are there.
document.documentElement.setAttribute(READY, '');
document.dispatchEvent(new Event(READY));

// The browser would open a file in place of the page. Whoever takes files says so behind this.
for (const name of ['dragover', 'drop'] as const) {
  const keepPage = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener(name, keepPage, { capture: true });
}

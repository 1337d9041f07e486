/**
 * The styles of the canvas's document: those of a published page, and the editor's marks on it. The parent document
 * renders the page; this document only brings what it looks like.
 */
import '../../site/shell/shell.css';
import './canvas.css';
import type { CANVAS_READY } from './canvas-ready';

// In the order of a published page: parts, what sections share, sections. Each may override what comes before.
import.meta.glob('../../parts/**/*.module.css', { eager: true });
import.meta.glob('../../sections/*.module.css', { eager: true });
import.meta.glob('../../sections/*/*.module.css', { eager: true });
import.meta.glob('../../site/widgets/{cookie-banner,dialog,messenger}/*.module.css', {
  eager: true,
});

// Only its type is imported: this document shares no script with the builder's.
const READY: typeof CANVAS_READY = 'data-canvas-ready';

// Module scripts run when their styles are there.
document.documentElement.setAttribute(READY, '');
document.dispatchEvent(new Event(READY));

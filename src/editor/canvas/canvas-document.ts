/** The canvas's document: the parent document renders the page, this one only brings what it looks like. */
import './canvas-styles';
import type { CANVAS_READY } from './canvas-ready';

// Only its type is imported: this document shares no script with the builder's.
const READY: typeof CANVAS_READY = 'data-canvas-ready';

// Module scripts run when their styles are there.
document.documentElement.setAttribute(READY, '');
document.dispatchEvent(new Event(READY));

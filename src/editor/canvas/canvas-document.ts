/** The canvas's document: the parent document renders the page, this one only brings what it looks like. */
import './canvas-styles';
import { markFailedImages } from '../../site/loader/failed-images';
import type { CANVAS_READY } from './canvas-ready';

// Only its type is imported: this document shares no script with the builder's.
const READY: typeof CANVAS_READY = 'data-canvas-ready';

// The builder's script runs in another document, whose elements and events these are not.
markFailedImages();

// Module scripts run when their styles are there.
document.documentElement.setAttribute(READY, '');
document.dispatchEvent(new Event(READY));

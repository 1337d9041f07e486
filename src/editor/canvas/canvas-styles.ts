/**
 * The styles of the canvas's document: those of a published page, and the editor's marks on it. The parent document
 * renders the page; this document only brings what it looks like.
 */
import '../../site/shell/shell.css';
import './canvas.css';
import { CANVAS_READY } from './canvas-ready';

// The parts' styles come first: sections may override them.
import.meta.glob(['../../parts/**/*.module.css', '../../sections/**/*.module.css'], {
  eager: true,
});

// Module scripts run when their styles are there.
document.documentElement.setAttribute(CANVAS_READY, '');
document.dispatchEvent(new Event(CANVAS_READY));

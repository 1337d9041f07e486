/**
 * The styles of the canvas's document: those of a published page, and the editor's marks on it. The parent document
 * renders the page; this document only brings what it looks like.
 */
import '../../site/shell/shell.css';
import './canvas.css';
import { CANVAS_READY } from './canvas-ready';

// The parts' styles come first: sections may override them.
const styles = import.meta.glob(['../../parts/**/*.module.css', '../../sections/**/*.module.css'], {
  eager: true,
});

// Module scripts run when their styles are there. How many there are is only told so that the bundler keeps them.
document.documentElement.setAttribute(CANVAS_READY, String(Object.keys(styles).length));
document.dispatchEvent(new Event(CANVAS_READY));

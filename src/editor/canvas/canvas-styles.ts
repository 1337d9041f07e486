/**
 * The styles of the canvas's document: those of a published page, and the editor's marks on it. The parent document
 * renders the page; this document only brings what it looks like.
 */
import '../../site/shell/shell.css';
import './canvas.css';
import { CANVAS_READY } from './canvas-ready';

// In the order of a published page: parts, what sections share, sections. Each may override what comes before.
const parts = import.meta.glob('../../parts/**/*.module.css', { eager: true });
const shared = import.meta.glob('../../sections/*.module.css', { eager: true });
const sections = import.meta.glob('../../sections/*/*.module.css', { eager: true });
const widgets = import.meta.glob(
  '../../site/widgets/{cookie-banner,dialog,messenger}/*.module.css',
  {
    eager: true,
  },
);
const styles = { ...parts, ...shared, ...sections, ...widgets };

// Module scripts run when their styles are there. How many there are is only told so that the bundler keeps them.
document.documentElement.setAttribute(CANVAS_READY, String(Object.keys(styles).length));
document.dispatchEvent(new Event(CANVAS_READY));

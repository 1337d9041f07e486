/** The styles of the canvas's document: those of a published page, and the editor's marks on it. */
import '../../site/shell/shell.css';
import './canvas.css';

// In the order of a published page: parts, what sections share, sections. Each may override what comes before.
import.meta.glob('../../parts/**/*.module.css', { eager: true });
import.meta.glob('../../sections/*.module.css', { eager: true });
import.meta.glob('../../sections/*/*.module.css', { eager: true });
import.meta.glob('../../site/widgets/{cookie-banner,dialog,messenger}/*.module.css', {
  eager: true,
});

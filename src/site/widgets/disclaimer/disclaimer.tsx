import { usePage } from '../../../parts/page-context';
import { ComplaintDialogs } from './complaint-dialogs';
import styles from './disclaimer.module.css';

/**
 * Says who runs the site and who doesn't, with the way to report it (spec section 2). Its button and dialogs are an
 * island: without script the form's dialog is a popover and the form posts by itself.
 */
export function Disclaimer() {
  const { words, wordsMarks } = usePage();
  return (
    <aside
      className={styles['disclaimer']}
      data-widget="disclaimer"
      aria-label={words.disclaimer.report}
      {...wordsMarks}
    >
      <p className={styles['text']}>{words.disclaimer.text}</p>
      <div data-island="complaint">
        <ComplaintDialogs />
      </div>
    </aside>
  );
}

import { InterfaceIcon } from '../../../parts/interface-icon';
import { usePage } from '../../../parts/page-context';
import styles from './scroll-to-top.module.css';

/** Shown once the page is scrolled (spec section 4); the loader scrolls. */
export function ScrollToTop() {
  const { words, wordsMarks } = usePage();
  return (
    <button
      type="button"
      className={styles['button']}
      data-widget="scroll-to-top"
      aria-label={words.scrollToTop}
      data-tooltip=""
      {...wordsMarks}
    >
      <InterfaceIcon name="arrow-up" />
    </button>
  );
}

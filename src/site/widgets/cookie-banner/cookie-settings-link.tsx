import { usePage } from '../../../parts/page-context';
import styles from './cookie-banner.module.css';

/**
 * Leads back to the choice at the end of a page whose footer has no such link: to withdraw is to be as easy as to agree.
 * Without script there is nothing to choose.
 */
export function CookieSettingsLink() {
  const { words, wordsMarks } = usePage();
  return (
    <div className={styles['again']}>
      <button
        type="button"
        className={styles['quiet']}
        data-consent="settings"
        hidden
        {...wordsMarks}
      >
        {words.cookies.settings}
      </button>
    </div>
  );
}

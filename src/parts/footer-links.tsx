import { usePage } from './page-context';
import { parts } from './parts';
import { useHasLinks } from './navbar/navigation-links';
import styles from './footer-links.module.css';

const { Links } = parts<object>();

/**
 * The site's footer links, and the privacy link where it is to show (spec section 2). Nothing where there are none.
 */
export function FooterLinks({ className }: { className?: string | undefined }) {
  const { words, wordsMarks, hasCookieSettings } = usePage();
  const hasLinks = useHasLinks('footer');
  if (!hasLinks && !hasCookieSettings) return null;
  return (
    <nav
      className={[styles['links'], className].filter(Boolean).join(' ')}
      aria-label={words.footerNavigation}
    >
      <Links list="footer" />
      {hasCookieSettings && (
        // The loader shows it: without script there are no cookies to choose.
        <button
          type="button"
          data-consent="settings"
          hidden
          className={styles['settings']}
          {...wordsMarks}
        >
          {words.cookies.settings}
        </button>
      )}
    </nav>
  );
}

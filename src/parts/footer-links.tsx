import { usePage } from './page-context';
import { NavigationLinks } from './navbar/navigation-links';
import styles from './footer-links.module.css';

/**
 * The site's footer links, and the privacy link where it is to show (spec section 2). Nothing where there are none.
 */
export function FooterLinks({ className }: { className?: string | undefined }) {
  const { navigation, words, hasCookieSettings } = usePage();
  const { footer, privacy } = navigation;
  const links = privacy.showInFooter
    ? [...footer, { id: 'privacy', text: privacy.name, link: privacy.link }]
    : footer;
  if (links.every((item) => item.text.trim() === '')) return null;
  return (
    <nav
      className={[styles['links'], className].filter(Boolean).join(' ')}
      aria-label={words.footerNavigation}
    >
      <NavigationLinks links={links} />
      {hasCookieSettings && (
        // The loader shows it: without script there are no cookies to choose.
        <button type="button" data-consent="settings" hidden className={styles['settings']}>
          {words.cookies.settings}
        </button>
      )}
    </nav>
  );
}

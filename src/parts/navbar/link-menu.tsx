import { parts } from '../parts';
import { usePage } from '../page-context';
import { useSection } from '../section-context';
import { InterfaceIcon } from '../interface-icon';
import { useSocialLinks } from '../socials/socials';
import { useHasLinks } from './navigation-links';
import styles from './link-menu.module.css';

const { Socials, Links } = parts<{ socials: { id: string }[] }>();

interface LinkMenuProps {
  /** The field of the header's social links, where it has them. */
  socials?: string | undefined;
}

/** The menu of narrow pages, where there is anything to be in it. */
export function LinkMenu({ socials }: LinkMenuProps) {
  if (useHasLinks('header')) return <Menu socials={socials} hasLinks />;
  return socials === undefined ? null : <SocialsMenu socials={socials} />;
}

function SocialsMenu({ socials }: { socials: string }) {
  const hasSocials = useSocialLinks(socials).length > 0;
  return hasSocials ? <Menu socials={socials} hasLinks={false} /> : null;
}

/**
 * The hamburger and its full-screen menu. The loader opens the dialog as a modal one, which keeps the focus inside;
 * until it runs the dialog is a popover. A link to a place of this page would leave a popover open, so where there is
 * no script at all the hamburger is a link to the menu, which is open as long as the address names it.
 */
function Menu({ socials, hasLinks }: LinkMenuProps & { hasLinks: boolean }) {
  const { words, wordsMarks } = usePage();
  const { id } = useSection();
  const menuId = `menu-${id}`;
  const linkId = `${menuId}-link`;
  return (
    <>
      <noscript>
        <a
          id={linkId}
          className={`${styles['hamburger']} ${styles['plainLink']}`}
          href={`#${menuId}`}
          aria-label={words.menu}
          data-tooltip=""
          {...wordsMarks}
        >
          <InterfaceIcon name="menu" />
        </a>
      </noscript>
      <button
        type="button"
        className={styles['hamburger']}
        aria-label={words.menu}
        data-tooltip=""
        {...wordsMarks}
        aria-haspopup="dialog"
        popoverTarget={menuId}
        data-opens-dialog={menuId}
      >
        <InterfaceIcon name="menu" />
      </button>
      <dialog id={menuId} popover="auto" className={styles['menu']} aria-label={words.menu}>
        <button
          type="button"
          className={styles['close']}
          aria-label={words.close}
          data-tooltip=""
          {...wordsMarks}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          data-closes-dialog=""
        >
          <InterfaceIcon name="x" />
        </button>
        <noscript>
          <a
            className={`${styles['close']} ${styles['plainLink']}`}
            href={`#${linkId}`}
            aria-label={words.close}
            data-tooltip=""
            {...wordsMarks}
          >
            <InterfaceIcon name="x" />
          </a>
        </noscript>
        {hasLinks && (
          <nav aria-label={words.menu}>
            <Links list="header" className={styles['menuLinks']} />
          </nav>
        )}
        {socials !== undefined && (
          // The field's name comes from the header that the bar stands in.
          <Socials field={socials as 'socials'} className={styles['menuSocials']} />
        )}
      </dialog>
    </>
  );
}

import { parts } from '../parts';
import { usePage } from '../page-context';
import { useSection } from '../section-context';
import { InterfaceIcon } from '../interface-icon';
import { NavigationLinks } from './navigation-links';
import styles from './navbar.module.css';

const { Socials } = parts<{ socials: { id: string }[] }>();

/**
 * The hamburger and its full-screen menu. The dialog is a popover, which needs no script; the loader opens it as a
 * modal one instead, which keeps the focus inside.
 */
export function LinkMenu({ socials }: { socials?: string | undefined }) {
  const { navigation, words } = usePage();
  const { id } = useSection();
  if (navigation.header.length === 0) return null;
  const menuId = `menu-${id}`;
  return (
    <>
      <button
        type="button"
        className={styles['hamburger']}
        aria-label={words.menu}
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
          popoverTarget={menuId}
          popoverTargetAction="hide"
          data-closes-dialog=""
        >
          <InterfaceIcon name="x" />
        </button>
        <nav aria-label={words.menu}>
          <NavigationLinks links={navigation.header} className={styles['menuLinks']} />
        </nav>
        {socials !== undefined && (
          // The field's name comes from the header that the bar stands in.
          <Socials field={socials as 'socials'} className={styles['menuSocials']} />
        )}
      </dialog>
    </>
  );
}

/**
 * The navigation bar that headers share (spec section 2). All of it works without script: the menus are popovers,
 * and the links that don't fit are in the full-screen menu. The loader measures the links and marks the scrolled bar.
 */
import type { CSSProperties } from 'react';
import { parts } from '../parts';
import { usePage } from '../page-context';
import { RecordText } from '../record-text';
import { useSection } from '../section-context';
import { InterfaceIcon } from '../interface-icon';
import { useLogo } from '../logo/use-logo';
import { LanguageMenu } from './language-menu';
import { LinkMenu } from './link-menu';
import { estimatedLinksWidth } from './links-width';
import { useHasLinks } from './navigation-links';
import dropdown from './dropdown.module.css';
import styles from './navbar.module.css';

const { Logo, Socials, Links } = parts<{ socials: { id: string }[] }>();

export interface NavbarProps {
  /** `overlay` lies over the section's picture until the page is scrolled; `plain` stands on the surface. */
  variant?: 'overlay' | 'plain' | undefined;
  /** The field of the header's social links, where it has them. */
  socials?: string | undefined;
}

export function Navbar({ variant = 'plain', socials }: NavbarProps) {
  const { navigation, mode, words, extraLinksLabel } = usePage();
  const hasLinks = useHasLinks('header');
  const { id } = useSection();
  const logo = useLogo();
  const { bar, header } = navigation;
  const overflowId = `more-${id}`;
  return (
    <div className={styles['space']} data-variant={variant} style={logo.style}>
      <div
        className={styles['bar']}
        data-bar=""
        data-variant={variant}
        data-fixed={bar.isFixed && mode !== 'edit' ? '' : undefined}
        data-links={bar.alignment}
        data-active-style={bar.activeStyle}
      >
        <div className={styles['inner']}>
          <Logo isFirstView className={styles['logo']} />
          {hasLinks && (
            <nav className={styles['nav']} aria-label={words.mainNavigation}>
              <Links list="header" className={styles['links']} />
              <span
                className={styles['moreSpace']}
                style={{ '--links-width': estimatedLinksWidth(header) } as CSSProperties}
              >
                <button
                  type="button"
                  className={`${dropdown['opener']} ${styles['more']}`}
                  data-overflow=""
                  hidden
                  popoverTarget={overflowId}
                >
                  <RecordText of="settings/extraLinksLabel" text={extraLinksLabel} />
                  <InterfaceIcon name="chevron-down" className={dropdown['chevron']} />
                </button>
              </span>
              <div id={overflowId} popover="auto" className={dropdown['dropdown']}>
                <Links list="header" className={dropdown['column']} />
              </div>
            </nav>
          )}
          <div className={styles['side']}>
            {socials !== undefined && (
              // The field's name comes from the header that the bar stands in.
              <Socials field={socials as 'socials'} className={styles['socials']} />
            )}
            <LanguageMenu />
            <LinkMenu socials={socials} />
          </div>
        </div>
      </div>
    </div>
  );
}

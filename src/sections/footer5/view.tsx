import type { SectionData } from '../../core/catalogue/section';
import { isBlank } from '../../core/text/is-blank';
import { FooterLinks } from '../../parts/footer-links';
import { useLogo } from '../../parts/logo/use-logo';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import { useSocialLinks } from '../../parts/socials/socials';
import layout from '../layout.module.css';
import type { footer5 } from './section';
import styles from './view.module.css';

const { Logo, Socials, Text } = parts<SectionData<typeof footer5>>();

/**
 * One line. Without a copyright text, social links and a logo of its own it is empty: the site's logo and links are not
 * in it either.
 */
export function Footer5View() {
  const hasWords = !isBlank(useSection().source.useText('copyrightText'));
  const hasSocials = useSocialLinks('socials').length > 0;
  const hasOwnLogo = useLogo({ isOwn: true }).picture !== null;
  return (
    <div className={styles['footer']}>
      <div className={`${layout['container']} ${styles['row']}`}>
        <Logo isOptional isOwn={!hasWords && !hasSocials} />
        <Text field="copyrightText" as="p" className={styles['copyright']} />
        {(hasWords || hasSocials || hasOwnLogo) && <FooterLinks className={styles['links']} />}
        <Socials field="socials" className={styles['socials']} />
      </div>
    </div>
  );
}

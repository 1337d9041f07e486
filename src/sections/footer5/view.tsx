import type { SectionData } from '../../core/catalogue/section';
import { FooterLinks } from '../../parts/footer-links';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { footer5 } from './section';
import styles from './view.module.css';

const { Logo, Socials, Text } = parts<SectionData<typeof footer5>>();

/** One line; without a logo of its own it shows none, so an empty one is only its links. */
export function Footer5View() {
  return (
    <div className={styles['footer']}>
      <div className={`${layout['container']} ${styles['row']}`}>
        <Logo isOptional />
        <Text field="copyrightText" as="p" className={styles['copyright']} />
        <FooterLinks className={styles['links']} />
        <Socials field="socials" className={styles['socials']} />
      </div>
    </div>
  );
}

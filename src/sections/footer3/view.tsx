import type { SectionData } from '../../core/catalogue/section';
import { FooterLinks } from '../../parts/footer-links';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { footer3 } from './section';
import styles from './view.module.css';

const { Logo, Socials, Text } = parts<SectionData<typeof footer3>>();

export function Footer3View() {
  return (
    <div className={styles['footer']}>
      <div className={layout['container']}>
        <div className={styles['top']}>
          <Logo />
          <FooterLinks className={styles['links']} />
          <Socials field="socials" className={styles['socials']} />
        </div>
        <div className={styles['foot']}>
          <Text field="copyrightText" as="p" className={styles['copyright']} />
        </div>
      </div>
    </div>
  );
}

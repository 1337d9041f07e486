import { isBlank } from '../../core/text/is-blank';
import type { SectionData } from '../../core/catalogue/section';
import { FooterLinks } from '../../parts/footer-links';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import layout from '../layout.module.css';
import type { footer5 } from './section';
import styles from './view.module.css';

const { Logo, Socials, Text, useItemIds } = parts<SectionData<typeof footer5>>();

/** One line. An empty one is only its links: the site's logo comes with words or social links, its own always. */
export function Footer5View() {
  const words = useSection().source.useText('copyrightText');
  const isEmpty = useItemIds('socials').length === 0 && isBlank(words);
  return (
    <div className={styles['footer']}>
      <div className={`${layout['container']} ${styles['row']}`}>
        <Logo isOptional isOwn={isEmpty} />
        <Text field="copyrightText" as="p" className={styles['copyright']} />
        <FooterLinks className={styles['links']} />
        <Socials field="socials" className={styles['socials']} />
      </div>
    </div>
  );
}

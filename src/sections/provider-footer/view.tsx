import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { providerFooter } from './section';
import styles from './view.module.css';

const { Text } = parts<SectionData<typeof providerFooter>>();

export function ProviderFooterView() {
  return (
    <div className={styles['footer']}>
      <div className={`${layout['container']} ${styles['row']}`}>
        <svg className={styles['mark']} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 2h14v3H3zM5 7h10v6H5zM1 15h18v3H1z" fill="currentColor" />
        </svg>
        <Text field="copyrightText" as="p" className={styles['line']} />
      </div>
    </div>
  );
}

import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import { SectionHead } from '../section-head';
import type { feature1 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof feature1>;
const { Items, useItemIds } = parts<Data>();
const item = parts<Data['featureIconText'][number]>();

/** Four blocks stand two by two in a narrower column, beside the section's head (spec section 9). */
const NARROW_COUNT = 4;

export function Feature1View() {
  const isNarrow = useItemIds('featureIconText').length === NARROW_COUNT;
  return (
    <div className={layout['section']}>
      <div className={`${layout['container']} ${isNarrow ? styles['narrow'] : ''}`}>
        <SectionHead lead="description" />
        <div className={styles['frame']}>
          <Items
            field="featureIconText"
            as="ul"
            className={`${layout['list']} ${styles['grid']}`}
            itemClassName={styles['item']}
          >
            <item.Icon field="icon" size="medium" className={styles['icon']} />
            <div className={styles['words']}>
              <item.Text
                field="title"
                as="subtitle"
                className={styles['name']}
                alignment="blockContentAlignment"
              />
              <item.Text
                field="content"
                as="p"
                className={styles['content']}
                alignment="blockContentAlignment"
              />
              <item.Anchor link="additionalUrl" text="additionalText" className={styles['more']} />
            </div>
          </Items>
        </div>
      </div>
    </div>
  );
}

import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { feature1 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof feature1>;
const { Items, Text, useItemIds } = parts<Data>();
const item = parts<Data['featureIconText'][number]>();

/** Four blocks stand two by two in a narrower column (spec section 9). */
const NARROW_COUNT = 4;

export function Feature1View() {
  const isNarrow = useItemIds('featureIconText').length === NARROW_COUNT;
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <div className={layout['head']}>
          <Text field="title" as="title" className={layout['title']} alignment="titleAlignment" />
          <Text
            field="description"
            as="p"
            className={layout['lead']}
            alignment="descriptionAlignment"
          />
        </div>
        <div className={styles['frame']}>
          <Items
            field="featureIconText"
            as="ul"
            className={`${layout['list']} ${styles['grid']} ${isNarrow ? styles['narrow'] : ''}`}
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

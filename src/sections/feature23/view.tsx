import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import { SectionHead } from '../section-head';
import type { feature23 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof feature23>;
const { Items, useItemIds } = parts<Data>();
const block = parts<Data['blocks'][number]>();

export function Feature23View() {
  const count = useItemIds('blocks').length;
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <SectionHead />
        <div className={styles['frame']}>
          <Items
            field="blocks"
            as="ol"
            className={`${layout['list']} ${styles['line']} ${styles[`of${count}`] ?? ''}`}
            itemClassName={styles['block']}
          >
            {({ index }) => (
              <>
                <div className={styles['station']}>
                  <div className={styles['plate']}>
                    <span aria-hidden="true">{index + 1}</span>
                    <block.Icon field="iconName" size="medium" className={styles['icon']} />
                  </div>
                  <span className={styles['pipe']} />
                </div>
                <block.Text
                  field="title"
                  as="subtitle"
                  className={styles['title']}
                  alignment="blockTitleAlignment"
                />
                <block.Text
                  field="paragraph"
                  as="p"
                  className={styles['paragraph']}
                  alignment="blockParagraphAlignment"
                />
              </>
            )}
          </Items>
        </div>
      </div>
    </div>
  );
}

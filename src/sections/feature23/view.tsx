import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { feature23 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof feature23>;
const { Items, Text, useItemIds } = parts<Data>();
const block = parts<Data['blocks'][number]>();

export function Feature23View() {
  const count = useItemIds('blocks').length;
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <div className={layout['head']}>
          <Text field="title" as="title" className={layout['title']} alignment="titleAlignment" />
        </div>
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
                    <block.Icon field="iconName" size="normal" className={styles['icon']} />
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

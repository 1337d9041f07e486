import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { privacyPolicy1 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof privacyPolicy1>;
const { Items, Text } = parts<Data>();
const block = parts<Data['content'][number]>();

export function PrivacyPolicy1View() {
  return (
    <div className={layout['section']}>
      <div className={`${layout['container']} ${styles['layout']}`}>
        <div className={styles['head']}>
          <Text field="title" as="title" className={layout['title']} alignment="titleAlignment" />
          <Text
            field="subtitle"
            as="p"
            className={styles['subtitle']}
            alignment="subtitleAlignment"
          />
        </div>
        <Items field="content" className={styles['blocks']} itemClassName={styles['block']}>
          <block.Text
            field="title"
            as="subtitle"
            className={styles['name']}
            alignment="titleAlignment"
          />
          <block.Text
            field="paragraph"
            as="p"
            className={styles['paragraph']}
            alignment="paragraphAlignment"
          />
        </Items>
      </div>
    </div>
  );
}

import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { cta1 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof cta1>;
const { Text, Items, useValue } = parts<Data>();
const { Button } = parts<Data['buttons'][number]>();

export function Cta1View() {
  const isGradient = useValue('titleTextGradient');
  return (
    <div className={`${layout['section']} ${styles['section']}`}>
      <div className={`${layout['container']} ${styles['layout']}`}>
        <Text
          field="title"
          as="title"
          className={isGradient ? `${styles['title']} ${styles['gradient']}` : styles['title']}
          alignment="titleAlignment"
        />
        <Text
          field="paragraph"
          as="p"
          className={styles['paragraph']}
          alignment="paragraphAlignment"
        />
        <Items field="buttons" className={`${layout['buttons']} ${styles['buttons']}`}>
          <Button text="btnText" link="btnUrl" type="type" />
        </Items>
      </div>
    </div>
  );
}

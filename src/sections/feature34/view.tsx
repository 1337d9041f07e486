import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { feature34 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof feature34>;
const { Background, Items, Picture, Text, useValue } = parts<Data>();
const { Button } = parts<Data['buttons'][number]>();

export function Feature34View() {
  const isAnimated = useValue('isAnimated');
  return (
    <div className={`${layout['section']} ${styles['section']}`}>
      <Background
        image="backgroundImgUrl"
        dimensions="backgroundImgDimensions"
        className={styles['background']}
      />
      <div className={`${layout['container']} ${styles['layout']}`}>
        <div className={styles['copy']}>
          <Text
            field="title"
            as="title"
            className={`${layout['title']} ${styles['title']}`}
            alignment="titleAlignment"
          />
          <Text
            field="subTitle"
            as="p"
            className={styles['subTitle']}
            alignment="subTitleAlignment"
          />
          <Text
            field="paragraph1"
            as="p"
            className={styles['paragraph']}
            alignment="paragraph1Alignment"
          />
          <Text
            field="paragraph2"
            as="p"
            className={styles['paragraph']}
            alignment="paragraph2Alignment"
          />
          <Items field="buttons" className={`${layout['buttons']} ${styles['buttons']}`}>
            <Button text="btnText" link="btnUrl" type="type" />
          </Items>
        </div>
        <div className={isAnimated ? `${styles['blob']} ${styles['moving']}` : styles['blob']}>
          <Picture
            field="largeImgUrl"
            dimensions="largeImgDimensions"
            crop="largeImgCropParams"
            className={styles['picture']}
            sizes="(min-width: 1280px) 640px, (min-width: 992px) 50vw, 92vw"
          />
        </div>
      </div>
    </div>
  );
}

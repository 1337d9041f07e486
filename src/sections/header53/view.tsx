import type { SectionData } from '../../core/catalogue/section';
import { Navbar } from '../../parts/navbar/navbar';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import type { header53 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof header53>;
const { Background, Button, Group, PlayButton, Text } = parts<Data>();
const { Picture } = parts<Data['contentImage']>();

export function Header53View() {
  return (
    <div className={styles['hero']}>
      <Background
        image="backgroundImgUrl"
        dimensions="backgroundImgDimensions"
        video="backgroundVideoUrl"
        overlay="bgOverlayTransparency"
        className={styles['background']}
        isFirstView
      />
      <Navbar variant="overlay" socials="headerSocials" />
      <div className={`${layout['container']} ${styles['inner']}`}>
        <div className={styles['copy']}>
          <Text field="supTitle" as="p" className={styles['tag']} alignment="supTitleAlignment" />
          <Text field="title" as="title" className={styles['title']} alignment="titleAlignment" />
          <Text
            field="paragraph"
            as="p"
            className={styles['paragraph']}
            alignment="paragraphAlignment"
          />
          <div className={styles['actions']}>
            <Button text="btnText" link="btnUrl" />
            <PlayButton
              text="playBtnText"
              video="playVideoUrl"
              fallbackVideo="backgroundVideoUrl"
            />
          </div>
        </div>
        <Group field="contentImage">
          <Picture
            field="imgUrl"
            dimensions="imgDimensions"
            className={styles['picture']}
            sizes="(min-width: 992px) 33vw, 92vw"
            isFirstView
          />
        </Group>
      </div>
    </div>
  );
}

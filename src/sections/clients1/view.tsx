import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import { SectionHead } from '../section-head';
import type { clients1 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof clients1>;
const { Items } = parts<Data>();
const client = parts<Data['clientsLogos'][number]>();

export function Clients1View() {
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <SectionHead lead="paragraph" />
        <div className={styles['frame']}>
          <Items
            field="clientsLogos"
            as="ul"
            className={`${layout['list']} ${styles['wall']}`}
            itemClassName={styles['cell']}
          >
            <client.Anchor link="clientUrl" className={styles['link']}>
              <client.Picture
                field="logoUrl"
                dimensions="logoDimensions"
                className={styles['logo']}
                sizes="(min-width: 768px) 200px, 40vw"
              />
            </client.Anchor>
          </Items>
        </div>
      </div>
    </div>
  );
}

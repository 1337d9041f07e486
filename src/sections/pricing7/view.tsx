import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import layout from '../layout.module.css';
import { SectionHead } from '../section-head';
import type { pricing7 } from './section';
import styles from './view.module.css';

type Data = SectionData<typeof pricing7>;
const { Items, useValue } = parts<Data>();
const plan = parts<Data['plans'][number]>();
const option = parts<Data['plans'][number]['options'][number]>();

export function Pricing7View() {
  const primary = useValue('primaryPlanIdx');
  const { colorMode } = useSection();
  // The highlighted plan stands in the other colour mode: the strongest difference that a theme has.
  const highlighted = colorMode === 'DARK' ? 'LIGHT' : 'DARK';
  return (
    <div className={layout['section']}>
      <div className={layout['container']}>
        <SectionHead lead="paragraph" />
        <div className={styles['frame']}>
          <Items
            field="plans"
            as="ul"
            className={`${layout['list']} ${styles['plans']}`}
            itemClassName={styles['item']}
          >
            {({ index }) => (
              <div
                className={`${styles['plan']} ${index === primary ? styles['primary'] : ''}`}
                {...(index === primary ? { 'data-color-mode': highlighted } : {})}
              >
                <plan.Text
                  field="cardTitle"
                  as="subtitle"
                  className={styles['name']}
                  alignment="cardTitleAlignment"
                />
                <div className={styles['price']}>
                  <plan.Text field="labelTitle" as="span" className={styles['amount']} />
                  <plan.Text field="labelParagraph" as="span" className={styles['period']} />
                </div>
                <Options />
                <div className={styles['action']}>
                  <plan.Button text="buttonText" link="buttonUrl" className={styles['button']} />
                </div>
              </div>
            )}
          </Items>
        </div>
      </div>
    </div>
  );
}

function Options() {
  return (
    <plan.Items
      field="options"
      as="ul"
      className={`${layout['list']} ${styles['options']}`}
      itemClassName={styles['option']}
    >
      <option.Text field="text" as="span" />
    </plan.Items>
  );
}

import type { SectionData } from '../../core/catalogue/section';
import { parts } from '../../parts/parts';
import layout from '../layout.module.css';
import { ContactForm } from './form';
import type { contact3 } from './section';
import styles from './view.module.css';

const { Island, Text } = parts<SectionData<typeof contact3>>();

export function Contact3View() {
  return (
    <div className={layout['section']}>
      <div className={`${layout['container']} ${styles['layout']}`}>
        <div className={styles['copy']}>
          <Text field="title" as="title" className={layout['title']} alignment="titleAlignment" />
          <Text
            field="paragraph"
            as="p"
            className={`${layout['lead']} ${styles['lead']}`}
            alignment="paragraphAlignment"
          />
        </div>
        <div className={layout['panel']}>
          <Island name="contact-form" fields={['placeholders', 'buttonText']}>
            <ContactForm />
          </Island>
        </div>
      </div>
    </div>
  );
}

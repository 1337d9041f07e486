import { isBlank } from '../../core/text/is-blank';
import type { SectionData } from '../../core/catalogue/section';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import { RecordText } from '../../parts/record-text';
import { useSection } from '../../parts/section-context';
import layout from '../layout.module.css';
import { eventOf, eventTime } from './event';
import { RsvpForm, rsvpFormId } from './form';
import type { rsvp1 } from './section';
import styles from './view.module.css';

const { Island, Text } = parts<SectionData<typeof rsvp1>>();

export function Rsvp1View() {
  const { id, source } = useSection();
  const { events, language } = usePage();
  const event = eventOf(events, source.useValue('eventId'));
  const time = event === undefined ? '' : eventTime(event, language);
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
          {event !== undefined && (
            <div className={styles['ticket']}>
              <p className={styles['name']} dir="auto">
                <RecordText of={`event:${event.id}/name`} text={event.name} />
              </p>
              {time !== '' && (
                <p>
                  <time dateTime={event.start}>{time}</time>
                </p>
              )}
              {!isBlank(event.place) && (
                <p dir="auto">
                  <RecordText of={`event:${event.id}/place`} text={event.place} />
                </p>
              )}
            </div>
          )}
        </div>
        <div className={`${layout['panel']} ${styles['panel']}`}>
          <Island name="rsvp-form" fields={['placeholders', 'buttonText']}>
            <RsvpForm />
          </Island>
          {/* Outside the island: its script knows no events. */}
          <input type="hidden" form={rsvpFormId(id)} name="eventId" value={event?.id ?? ''} />
        </div>
      </div>
    </div>
  );
}

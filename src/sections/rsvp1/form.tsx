import { RSVP_GUESTS_MAX } from '../../core/validation/rsvp-form';
import { usePage } from '../../parts/page-context';
import { useSection } from '../../parts/section-context';
import type { SendForm } from '../visitor-form/use-visitor-form';
import { VisitorForm } from '../visitor-form/visitor-form';
import { rsvpAddress } from './address';
import styles from './form.module.css';

/** The id of a section's form: what stands outside of it (the event's id) names it. */
export const rsvpFormId = (section: string) => `${section}-rsvp`;

/** The answer to an invitation. */
export function RsvpForm({ send }: { send?: SendForm }) {
  const page = usePage();
  const { id } = useSection();
  const { words, wordsMarks } = page;
  const { rsvp } = words;
  return (
    <VisitorForm
      id={rsvpFormId(id)}
      send={send}
      action={rsvpAddress(page)}
      confirmations={{
        ofEntries: ({ isAttending }) => (isAttending === 'false' ? rsvp.declined : rsvp.coming),
        plain: rsvp.sent,
      }}
    >
      {() => (
        <>
          <fieldset className={styles['answers']} {...wordsMarks}>
            <legend className={styles['question']}>{rsvp.question}</legend>
            <label className={styles['answer']}>
              <input type="radio" name="isAttending" value="true" defaultChecked />
              {rsvp.yes}
            </label>
            <label className={styles['answer']}>
              <input type="radio" name="isAttending" value="false" />
              {rsvp.no}
            </label>
          </fieldset>
          <label className={styles['guests']}>
            <span {...wordsMarks}>{rsvp.guests}</span>
            <input
              className={styles['count']}
              type="number"
              name="guests"
              inputMode="numeric"
              min={0}
              max={RSVP_GUESTS_MAX}
              defaultValue={0}
            />
          </label>
        </>
      )}
    </VisitorForm>
  );
}

import { isBlank } from '../../core/text/is-blank';
import { COMPONENT_FIELD, HONEYPOT_FIELD } from '../../core/api/contact-form-fields';
import { buttonClass } from '../../parts/button/button-class';
import { usePage } from '../../parts/page-context';
import { parts } from '../../parts/parts';
import { useSection } from '../../parts/section-context';
import type { ContactState } from '../contact3/state';
import styles from './visitor-form.module.css';

const { Text } = parts<{ buttonText: string }>();

/** The end of a form for visitors: what it posts unseen, its button, and the confirmation. */
export function FormFoot(props: {
  phase: ContactState['phase'];
  /** What confirms the form; that of a message where it is none of its own. */
  sent?: string | undefined;
  /** What confirms it without script, which knows no answers. */
  sentPlain?: string | undefined;
}) {
  const { phase } = props;
  const page = usePage();
  const { sentPlain = page.words.sent, sent = sentPlain } = props;
  const { wordsMarks } = page;
  const { id, source } = useSection();
  const buttonText = source.useText('buttonText');
  // Its words are written there: a place to write stands in no button.
  const Submit = page.mode === 'edit' ? 'span' : 'button';
  return (
    <>
      <input type="hidden" name="siteHash" value={page.siteHash} />
      <input type="hidden" name={COMPONENT_FIELD} value={id} />
      <input
        className={styles['trap']}
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div className={styles['foot']}>
        <Submit
          className={buttonClass('primary', styles['submit'])}
          {...(page.mode === 'edit'
            ? {}
            : {
                type: 'submit',
                'aria-disabled': phase !== 'idle' || undefined,
                // A form without words on its button can't be sent by anyone who must be told what it does.
                ...(isBlank(buttonText)
                  ? { 'aria-label': page.words.complaint.send, ...wordsMarks }
                  : {}),
              })}
        >
          <Text field="buttonText" as="span" className={styles['label']} />
          <Tick />
        </Submit>
        <p className={styles['confirmation']} role="status" {...wordsMarks}>
          {phase === 'success' ? sent : ''}
        </p>
        <p className={styles['sent']} {...wordsMarks}>
          {sentPlain}
        </p>
      </div>
    </>
  );
}

/** The confirmation mark; it draws itself once the message is sent. */
function Tick() {
  return (
    <svg className={styles['tick']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12.5l5.5 5.5L20 7" pathLength={1} />
    </svg>
  );
}

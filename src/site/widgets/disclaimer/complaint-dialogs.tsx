/** The complaint flow: form, then success or a notice (spec section 4 "Complaint flow", section 8). */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { InterfaceIcon } from '../../../parts/interface-icon';
import { buttonClass } from '../../../parts/button/button-class';
import { usePage } from '../../../parts/page-context';
import { openDialog } from '../../loader/dialogs';
import dialog from '../dialog/dialog.module.css';
import { ComplaintForm } from './complaint-form';
import { outcomeOf, type Outcome } from './complaint-outcome';
import { sendComplaint } from './send-complaint';
import styles from './disclaimer.module.css';

export const COMPLAINT_FORM_ID = 'complaint';

export function ComplaintDialogs() {
  const page = usePage();
  const { words } = page;
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A new key makes the next form an empty one.
  const [attempt, setAttempt] = useState(0);
  const startAnew = () => setAttempt((count) => count + 1);

  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    if (form.current) openDialog(form.current, opener.current);
  };
  const close = () => {
    form.current?.close();
    // Opened before this script came it is a popover, which tells of no closing.
    startAnew();
  };
  const finish = (result: Outcome) => {
    close();
    setOutcome(result);
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles['report']}
        popoverTarget={COMPLAINT_FORM_ID}
        onClick={open}
      >
        {words.disclaimer.report}
      </button>
      <dialog
        ref={form}
        id={COMPLAINT_FORM_ID}
        popover="auto"
        className={dialog['dialog']}
        aria-label={words.complaint.title}
        onClose={startAnew}
      >
        <ComplaintForm
          key={attempt}
          onCancel={close}
          onSend={(values) =>
            sendComplaint({ page, values }).then(
              () => finish({ kind: 'success' }),
              (error: unknown) => finish(outcomeOf(error, words)),
            )
          }
        />
      </dialog>
      {outcome !== null && (
        <OutcomeDialog outcome={outcome} opener={opener} onClose={() => setOutcome(null)} />
      )}
    </>
  );
}

function OutcomeDialog(props: {
  outcome: Outcome;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { outcome, opener, onClose } = props;
  const { complaint, close } = usePage().words;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (element.current) openDialog(element.current, opener.current);
  }, [opener]);
  const isSuccess = outcome.kind === 'success';
  const title = isSuccess ? complaint.success : outcome.title;
  return (
    <dialog
      ref={element}
      className={`${dialog['dialog']} ${dialog['notice']}`}
      aria-label={title}
      onClose={onClose}
    >
      <div className={dialog['content']}>
        <span className={dialog['symbol']} data-tone={outcome.kind}>
          <InterfaceIcon name={SYMBOLS[outcome.kind]} />
        </span>
        <h2 className={dialog['title']}>{title}</h2>
        {!isSuccess && <p className={dialog['text']}>{outcome.message}</p>}
        <div className={dialog['actions']}>
          <button type="button" className={buttonClass('primary')} data-closes-dialog="">
            {complaint.ok}
          </button>
        </div>
      </div>
      <button
        type="button"
        className={dialog['close']}
        aria-label={close}
        data-tooltip=""
        data-closes-dialog=""
      >
        <InterfaceIcon name="x" />
      </button>
    </dialog>
  );
}

const SYMBOLS = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-x',
} as const;

/** The complaint form: e-mail, name and comment with its counter (spec sections 2 and 5). */
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import {
  COMPLAINT_MAX_CHARACTERS,
  complaintCounterState,
  complaintErrors,
  pasteComplaint,
  typeComplaint,
  type ComplaintField,
  type ComplaintValues,
  type LimitedInput,
} from '../../../core/validation/complaint-form';
import { countCharacters } from '../../../core/text/count-characters';
import { translateMessage } from '../../../core/words/translate-message';
import { buttonClass } from '../../../parts/button/button-class';
import { InterfaceIcon } from '../../../parts/interface-icon';
import { usePage } from '../../../parts/page-context';
import dialog from '../dialog/dialog.module.css';
import { complaintAddress } from './send-complaint';
import styles from './disclaimer.module.css';

const EMPTY: ComplaintValues = { email: '', name: '', comment: '' };

export function ComplaintForm(props: {
  onCancel: () => void;
  onSend: (values: ComplaintValues) => Promise<void>;
}) {
  const page = usePage();
  const { complaint, close } = page.words;
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<ComplaintField, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const [isAwake, setIsAwake] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Our own messages replace the browser's bubbles, but only once this script runs.
  useEffect(() => setIsAwake(true), []);

  const handleSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const found = complaintErrors(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    void props.onSend(values).finally(() => setIsSending(false));
  };

  const take = (field: ComplaintField, { value, error = '' }: LimitedInput) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: error }));
  };
  const field = (name: ComplaintField, label: string, placeholder: string) => ({
    name,
    label,
    placeholder,
    value: values[name],
    error: translateMessage(page.words, errors[name] ?? ''),
    onType: (next: string) =>
      take(name, name === 'email' ? { value: next } : typeComplaint(values[name], next)),
    onPaste: (text: string) => {
      if (name === 'email') return false;
      take(name, pasteComplaint(values[name], text));
      return true;
    },
  });

  return (
    <form
      ref={form}
      className={dialog['content']}
      method="post"
      action={complaintAddress(page)}
      noValidate={isAwake}
      onSubmit={handleSubmit}
    >
      <h2 className={dialog['title']}>{complaint.title}</h2>
      <p className={dialog['text']}>{complaint.text}</p>
      <Field {...field('email', complaint.email, complaint.emailPlaceholder)} type="email" />
      <Field {...field('name', complaint.name, complaint.namePlaceholder)} type="text" />
      <Field {...field('comment', complaint.comment, complaint.commentPlaceholder)} type="textarea">
        <Counter text={values.comment} />
      </Field>
      <input type="hidden" name="siteHash" value={page.siteHash} />
      <p className={styles['smallPrint']}>{complaint.smallPrint}</p>
      <div className={dialog['actions']}>
        <button
          type="button"
          className={buttonClass('tertiary')}
          popoverTarget="complaint"
          popoverTargetAction="hide"
          onClick={props.onCancel}
        >
          {complaint.cancel}
        </button>
        <button
          type="submit"
          className={buttonClass('primary')}
          aria-disabled={isSending || undefined}
        >
          {complaint.send}
        </button>
      </div>
      <button
        type="button"
        className={dialog['close']}
        aria-label={close}
        data-tooltip=""
        popoverTarget="complaint"
        popoverTargetAction="hide"
        data-closes-dialog=""
      >
        <InterfaceIcon name="x" />
      </button>
    </form>
  );
}

function Field(props: {
  name: ComplaintField;
  type: 'email' | 'text' | 'textarea';
  label: string;
  placeholder: string;
  value: string;
  error: string;
  onType: (value: string) => void;
  /** Whether the text was taken; else the browser pastes it. */
  onPaste: (text: string) => boolean;
  children?: React.ReactNode;
}) {
  const { name, type, label, placeholder, value, error } = props;
  const Element = type === 'textarea' ? 'textarea' : 'input';
  const id = `complaint-${name}`;
  const handlePaste = (event: ClipboardEvent) => {
    if (props.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Element
        id={id}
        className={styles['input']}
        name={name}
        {...(type === 'textarea' ? { rows: 4 } : { type })}
        placeholder={placeholder}
        value={value}
        dir="auto"
        required
        autoComplete={type === 'textarea' ? 'off' : name}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onPaste={handlePaste}
      />
      <div className={styles['below']}>
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </p>
        {props.children}
      </div>
    </div>
  );
}

/** The live counter: amber when fewer than six characters remain, red at the limit (spec section 5). */
function Counter({ text }: { text: string }) {
  const length = countCharacters(text);
  return (
    <span className={styles['counter']} data-state={complaintCounterState(length)}>
      {`${length}/${COMPLAINT_MAX_CHARACTERS}`}
    </span>
  );
}

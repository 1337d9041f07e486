import { useMemo } from 'react';
import type { TextMeta } from '../../core/fields/field';
import { formatCounter } from '../../core/text/counter';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { fieldsOf } from '../editing/set-picture';
import { counterWarning } from '../text/counter-warning';
import { useTextField } from '../text/use-text-field';
import { Field } from '../ui/field';
import { say } from '../words/say';

/** A text of the draft in a panel, written while it is typed; in the language that is written in. */
export function DraftTextField(props: {
  record: string;
  path: readonly string[];
  meta: TextMeta;
  label?: string | undefined;
  hint?: string | undefined;
  /** Room for several lines from the start. */
  isMultiline?: boolean | undefined;
  /** The key in the draft, where it isn't record and path: inside a list's items. */
  textKey?: string | undefined;
  takesFocus?: boolean | undefined;
}) {
  const { record, path, meta, label = say(meta.label), hint, isMultiline = false } = props;
  const { draft, language, mayEdit } = useEditing();
  const key = props.textKey ?? `${record}/${path.join('/')}`;
  const place = useMemo(
    () => ({
      component: record,
      fields: fieldsOf(draft.draft, record),
      path: key.slice(record.length + 1),
      meta,
      isMultiline,
    }),
    [draft, record, key, meta, isMultiline],
  );
  const { text, shown, state, inputProps, ...events } = useTextField(place);
  const source = useDraftText(draft.store, key);
  const { counter, isFocused, length, max, message } = state;
  return (
    <Field
      data-text={key}
      label={label}
      value={shown}
      error={message === '' ? undefined : message}
      isReadOnly={!mayEdit}
      lines={isMultiline ? 'many' : meta.isLine ? 'one' : 'some'}
      takesFocus={props.takesFocus}
      // A missing translation is empty, with the original to see.
      placeholder={language === undefined ? text.hint : source || text.hint}
      hint={hint}
      counter={
        isFocused
          ? { state: counter, text: formatCounter(length, max), warning: counterWarning(counter) }
          : undefined
      }
      inputProps={inputProps}
      {...events}
    />
  );
}

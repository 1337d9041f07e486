import { useState } from 'react';
import type { TextMeta } from '../../core/fields/field';
import { isBlank } from '../../core/text/is-blank';
import { countCharacters } from '../../core/text/count-characters';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { REQUIRED_MESSAGE } from '../text/editable-text';
import { Field } from '../ui/field';
import { say } from '../words/say';

/**
 * A text of the draft in a panel, written while it is typed; in the language that is written in. A required one that is
 * left empty keeps what it was (spec section 5).
 */
export function DraftTextField(props: {
  record: string;
  path: readonly string[];
  meta: TextMeta;
  label?: string | undefined;
  hint?: string | undefined;
  isMultiline?: boolean | undefined;
  /** The key in the draft, where it isn't record and path: inside a list's items. */
  textKey?: string | undefined;
  /** What visitors read while the draft holds no text, not even an empty one. */
  initial?: string | undefined;
  takesFocus?: boolean | undefined;
}) {
  const { record, path, meta, label = say(meta.label), hint, isMultiline, takesFocus } = props;
  const { initial = '' } = props;
  const { draft, language, mayEdit } = useEditing();
  const key = props.textKey ?? `${record}/${path.join('/')}`;
  const [isEmptied, setIsEmptied] = useState(false);
  const source = useDraftText(draft.store, key) ?? initial;
  const shown = useDraftText(draft.store, key, language) ?? initial;
  // A missing translation is empty, with the original to see.
  const isMissing = language !== undefined && !draft.draft.textIn(language, key);
  const text = isMissing ? '' : shown;
  const count = countCharacters(text);
  const isNeeded = meta.required === 'always' && language === undefined;
  return (
    <Field
      data-text={key}
      label={label}
      value={isEmptied ? '' : text}
      error={isEmptied ? say(REQUIRED_MESSAGE) : undefined}
      isReadOnly={!mayEdit}
      isMultiline={isMultiline}
      takesFocus={takesFocus}
      placeholder={language === undefined ? undefined : source}
      hint={
        <>
          {hint} {Number.isFinite(meta.max) && count > meta.max * 0.8 && `${count}/${meta.max}`}
        </>
      }
      onChange={(value) => {
        const cut = Number.isFinite(meta.max) ? [...value].slice(0, meta.max).join('') : value;
        const isEmpty = isNeeded && isBlank(cut);
        setIsEmptied(isEmpty);
        if (isEmpty || cut === text) return;
        draft.edit({
          edit: 'setText',
          ...addressOf(record),
          path: [...path],
          text: cut,
          ...(language === undefined ? {} : { lang: language }),
        });
      }}
      onBlur={() => {
        setIsEmptied(false);
        draft.flush();
      }}
    />
  );
}

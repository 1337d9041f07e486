import { countCharacters } from '../../core/text/count-characters';
import type { TextMeta } from '../../core/fields/field';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { Field } from '../ui/field';

/** A text of the draft in a panel, written while it is typed; in the language that is written in. */
export function DraftTextField(props: {
  record: string;
  path: readonly string[];
  meta: TextMeta;
  label?: string | undefined;
  hint?: string | undefined;
  isMultiline?: boolean | undefined;
}) {
  const { record, path, meta, label = meta.label, hint, isMultiline } = props;
  const { draft, language, mayEdit } = useEditing();
  const key = `${record}/${path.join('/')}`;
  const source = useDraftText(draft.store, key) ?? '';
  const shown = useDraftText(draft.store, key, language) ?? '';
  // A missing translation is empty, with the original to see.
  const isMissing = language !== undefined && !draft.draft.textIn(language, key);
  const text = isMissing ? '' : shown;
  const count = countCharacters(text);
  return (
    <Field
      label={label}
      value={text}
      isReadOnly={!mayEdit}
      isMultiline={isMultiline}
      placeholder={language === undefined ? undefined : source}
      hint={
        <>
          {hint} {Number.isFinite(meta.max) && count > meta.max * 0.8 && `${count}/${meta.max}`}
        </>
      }
      onChange={(value) => {
        const cut = Number.isFinite(meta.max) ? [...value].slice(0, meta.max).join('') : value;
        if (cut === text) return;
        draft.edit({
          edit: 'setText',
          ...addressOf(record),
          path: [...path],
          text: cut,
          ...(language === undefined ? {} : { lang: language }),
        });
      }}
      onBlur={() => draft.flush()}
    />
  );
}

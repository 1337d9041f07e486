import { useId } from 'react';
import type { ValueMeta } from '../../core/fields/field';
import { useChildIds, useDraftRecords } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { fieldOf } from '../editing/set-picture';
import { setValueOf } from '../editing/set-value';
import { numbered } from '../words/catalogue-words';
import { say, term } from '../words/say';
import styles from './inspector.module.css';

/** No item. */
const NONE = -1;

/** One item of the list beside the value, by its name: the highlighted plan. */
export function ItemChoice(props: { valueKey: string; meta: ValueMeta; value: number }) {
  const { valueKey, meta, value } = props;
  const { draft } = useEditing();
  const { store } = draft;
  const id = useId();
  const list = `${valueKey.slice(0, valueKey.lastIndexOf('/'))}/${meta.indexOf ?? ''}`;
  const ids = useChildIds(store, list);
  const field = fieldOf(draft.draft, list);
  const item = field?.meta.kind === 'list' ? field.meta.item : term('item');
  const named = nameField(field?.fields ?? {});
  const keys = ids.map((one) => `${list}/#${one}/${named}`);
  const names = useDraftRecords(store, keys, () =>
    keys.map((key) => store.text(key)?.trim() ?? ''),
  );
  return (
    <div className={styles['itemChoice']}>
      <label htmlFor={id} className={styles['label']}>
        {say(meta.label)}
      </label>
      <select
        id={id}
        value={value in ids ? value : NONE}
        onChange={({ target }) => draft.edit(setValueOf(valueKey, Number(target.value)))}
      >
        <option value={NONE}>{say('None')}</option>
        {names.map((name, index) => (
          <option key={ids[index]} value={index}>
            {name || numbered(item, index)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The field that an item is known by: the one called a name or a title, else its first text. */
function nameField(fields: NonNullable<ReturnType<typeof fieldOf>>['fields'] = {}): string {
  const texts = Object.entries(fields).filter(([, { meta }]) => meta.kind === 'text');
  const named = texts.find(([, { meta }]) => /^(?:name|title)$/i.test(meta.label));
  return (named ?? texts[0])?.[0] ?? '';
}

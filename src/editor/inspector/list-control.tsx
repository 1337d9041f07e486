import type { ReactNode } from 'react';
import type { Fields, ListMeta } from '../../core/fields/field';
import { useChildIds, useDraftText } from '../editing/draft-hooks';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { addressOf } from '../editing/record-address';
import { numbered } from '../words/catalogue-words';
import { say } from '../words/say';
import styles from './inspector.module.css';

/** A list that is edited in a panel: each item folded under its first words. */
export function ListControl(props: {
  record: string;
  listKey: string;
  meta: ListMeta;
  fields: Fields;
  /** The controls of one item, by its key. */
  children: (itemKey: string) => ReactNode;
}) {
  const { record, listKey, meta, fields, children } = props;
  const { draft } = useEditing();
  const ids = useChildIds(draft.store, listKey);
  const path = editPath(listKey).split('/').slice(1);
  const address = addressOf(record);
  const move = (id: string, index: number) =>
    draft.edit({ edit: 'moveItem', ...address, path: [...path, id], index });
  return (
    <section className={styles['list']} aria-label={say(meta.label)}>
      <h3>{say(meta.label)}</h3>
      {ids.map((id, index) => (
        <details key={id} className={styles['fold']}>
          <ItemName itemKey={`${listKey}/#${id}`} {...{ fields, meta, index }} />
          <div>
            {children(`${listKey}/#${id}`)}
            <div className={styles['moves']}>
              <Button variant="quiet" isDisabled={index === 0} onPress={() => move(id, index - 1)}>
                {say('Up')}
              </Button>
              <Button
                variant="quiet"
                isDisabled={index === ids.length - 1}
                onPress={() => move(id, index + 1)}
              >
                {say('Down')}
              </Button>
              <Button
                variant="quiet"
                isOnce
                isDisabled={ids.length <= meta.min}
                onPress={() => draft.edit({ edit: 'removeItem', ...address, path: [...path, id] })}
              >
                {say('Remove {item}', { item: say(meta.item) })}
              </Button>
            </div>
          </div>
        </details>
      ))}
      <Button
        isDisabled={ids.length >= meta.max}
        onPress={() => draft.edit({ edit: 'addItem', ...address, path })}
      >
        {say('Add {item}', { item: say(meta.item) })}
      </Button>
    </section>
  );
}

function ItemName(props: { itemKey: string; fields: Fields; meta: ListMeta; index: number }) {
  const { itemKey, fields, meta, index } = props;
  const { draft } = useEditing();
  const named = Object.entries(fields).find(([, { meta: inner }]) => inner.kind === 'text')?.[0];
  const text = useDraftText(draft.store, `${itemKey}/${named ?? ''}`)?.trim();
  return <summary dir="auto">{text || numbered(meta.item, index)}</summary>;
}

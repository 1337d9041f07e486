import type { ItemInfo, ItemsProps } from '../../parts/parts';
import { Scope, usePath, useSection } from '../../parts/section-context';
import { openEntry } from '../workspace/open-entry';
import { editPath } from './edit-path';
import { useEditing } from './editing-context';
import { addressOf } from './record-address';
import { fieldOf } from './set-picture';
import { say } from '../words/say';

/** A list's items, each with its place in the draft; an empty list is a place to add the first one. */
export function EditItems(props: ItemsProps) {
  const { field, as: List = 'div', className, itemClassName, children } = props;
  const Item = props.itemAs ?? (List === 'ul' || List === 'ol' ? 'li' : 'div');
  const path = usePath(field);
  const { id: component, source } = useSection();
  const ids = source.useItems(path);
  const items = ids.map((id, index): ItemInfo => ({ id, index, count: ids.length }));
  if (items.length === 0) return <EmptyList path={path} />;
  return (
    <List className={className} data-list={`${component}/${path}`}>
      {items.map((item) => (
        <Item
          key={item.id}
          data-item={field}
          data-item-key={`${component}/${path}/#${item.id}`}
          data-at={editPath(`${component}/${path}/#${item.id}`)}
          className={typeof itemClassName === 'function' ? itemClassName(item) : itemClassName}
        >
          <Scope value={`${path}/#${item.id}`}>
            {typeof children === 'function' ? children(item) : children}
          </Scope>
        </Item>
      ))}
    </List>
  );
}

/** The button that stands where a list of the section would. */
export function EmptyList({ path }: { path: string }) {
  return <AddItem record={useSection().id} path={path} />;
}

/** Adds an item to a list of a record, which is a section or the site's navigation. */
export function AddItem({ record, path }: { record: string; path: string }) {
  const { draft, mayEdit } = useEditing();
  const meta = fieldOf(draft.draft, `${record}/${path}`)?.meta;
  if (!mayEdit || meta?.kind !== 'list') return null;
  return (
    <button
      type="button"
      className="canvas-add"
      title={say('Add {item}', { item: meta.item })}
      onClick={({ currentTarget }) => {
        const { ownerDocument } = currentTarget;
        const { id } = draft.edit({
          edit: 'addItem',
          ...addressOf(record),
          path: editPath(path).split('/'),
        });
        if (id !== undefined) openEntry(ownerDocument, `${record}/${path}/#${id}`);
      }}
      aria-label={say('Add {item}', { item: meta.item })}
    >
      <span aria-hidden="true" />
    </button>
  );
}

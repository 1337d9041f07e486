import type { ItemInfo, ItemsProps } from './parts';
import { Scope, usePath, useSection } from './section-context';

/** A list's items; nothing for an empty list. A value that is no list throws (spec section 8). */
export function LiveItems(props: ItemsProps) {
  const { field, as: List = 'div', className, itemClassName, children } = props;
  const Item = props.itemAs ?? (List === 'ul' || List === 'ol' ? 'li' : 'div');
  const path = usePath(field);
  const ids = useSection().source.useItems(path);
  if (ids.length === 0) return null;
  const items = ids.map((id, index): ItemInfo => ({ id, index, count: ids.length }));
  return (
    <List className={className}>
      {items.map((item) => (
        <Item
          key={item.id}
          data-item={field}
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

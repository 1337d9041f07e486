/** Values that point at an item by its position: they follow it when the list around it changes. */
import type { Draft } from '../draft';
import { resolveRecord, type Address } from './resolve';

/**
 * Runs a change of a list's items as one transaction, and sets the values that are positions in that list to where
 * their items are then; to -1 where the item is gone.
 */
export function changeItems(
  draft: Draft,
  address: Address,
  listPath: readonly string[],
  change: () => void,
): void {
  const { record, fields } = resolveRecord(draft, address);
  const [list] = listPath;
  const indexes = Object.entries(fields).filter(
    ([, { meta }]) => listPath.length === 1 && 'indexOf' in meta && meta.indexOf === list,
  );
  const idsOf = () => draft.childrenOf(`${record}/${list}`).map(([id]) => id);
  const before = idsOf();
  draft.transact(() => {
    change();
    const after = idsOf();
    for (const [name, field] of indexes) {
      const key = `${record}/${name}`;
      const index = draft.values.get(key) ?? field.initial();
      const id = typeof index === 'number' ? before[index] : undefined;
      if (id === undefined) continue;
      const now = after.indexOf(id);
      if (now !== index) draft.values.set(key, now);
    }
  });
}

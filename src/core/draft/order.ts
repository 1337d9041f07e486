/** Fractional order keys for siblings, robust against equal or damaged keys that a merge may leave. */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Place } from './place';

/** A new order key, and siblings that need one too because theirs left no room. */
export interface Placement {
  order: string;
  /** New order keys by sibling id. */
  rekeyed: Map<string, string>;
}

/**
 * The order key that puts a thing at `index` among its sorted siblings (itself not among them).
 * An index past the end means the end.
 */
export function placeAt(
  siblings: readonly (readonly [string, Place])[],
  index: number = siblings.length,
): Placement {
  const at = Math.max(0, Math.min(index, siblings.length));
  const before = siblings[at - 1]?.[1].order ?? null;
  const after = siblings[at]?.[1].order ?? null;
  try {
    if (before === null || after === null || before < after) {
      return { order: generateKeyBetween(before, after), rekeyed: new Map() };
    }
  } catch {
    // A key that no version of ours wrote: number the siblings anew below.
  }
  const keys = generateNKeysBetween(null, null, siblings.length + 1);
  const rekeyed = new Map<string, string>();
  siblings.forEach(([id], position) => {
    // `keys` has one entry more than there are siblings.
    rekeyed.set(id, keys[position < at ? position : position + 1] ?? '');
  });
  return { order: keys[at] ?? '', rekeyed };
}

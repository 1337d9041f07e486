/** How much has changed since the last release, in the things that people count. */
import type { ReleaseChanges } from '../../core/api/release';

type PageChanges = ReleaseChanges['pages'][number];
type PartChanges = ReleaseChanges['site'][number];

/**
 * A text, a value, a section that came, went or moved counts as one; what came with a new section or page is part of it.
 */
export function countChanges({ pages, site }: ReleaseChanges): number {
  return sum(pages.map(countOfPage)) + sum(site.map(countOfPart));
}

export function countOfPage({ change, fields, sections }: PageChanges): number {
  if (change !== 'changed') return 1;
  return (
    fields.length + sum(sections.map((one) => (one.change === 'changed' ? one.fields.length : 1)))
  );
}

export function countOfPart({ part, fields }: PartChanges): number {
  if (!WHOLE_ITEMS.has(part)) return fields.length;
  return new Set(fields.map(({ path }) => path.split('/')[0])).size;
}

/** Parts whose entries are things of their own: a new language is one change, not one for each of its names. */
const WHOLE_ITEMS: ReadonlySet<string> = new Set(['languages', 'events']);

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

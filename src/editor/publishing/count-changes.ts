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

/**
 * The same from the keys that were touched in this browser (DraftStore.subscribeAll), until the server has counted: what
 * came with a new section is part of it, and that a list has changed is told by what came, went or moved in it.
 */
export function countTouched(keys: ReadonlySet<string>): number {
  const isList = (key: string) =>
    key === 'pages' || (key.startsWith('page:') && !keys.has('pages'));
  const records = new Set([...keys].filter((key) => !key.includes('/') && !isList(key)));
  const parts = [...keys].filter((key) => {
    const [record = '', ...path] = key.split('/');
    return path.length > 0 && !records.has(record);
  });
  return records.size + parts.length;
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

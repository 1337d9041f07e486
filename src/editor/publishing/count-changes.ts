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
 * What the keys that were touched in this browser since (DraftStore.subscribeAll) add to that, until the server counts
 * again: nothing of what it names already, and what came or went with a page or section is part of it. That a list has
 * changed is told by what came, went or moved in it.
 * @param pageOf the page of a section; none for one that is gone
 */
export function countTouched(
  keys: ReadonlySet<string>,
  { pages, site }: ReleaseChanges,
  pageOf: (section: string) => string | undefined,
): number {
  const named = new Set([
    ...site.map(({ part }) => part as string),
    ...pages.flatMap(({ sections }) => sections.map(({ component }) => component)),
    ...pages.filter(isWhole).map(({ page }) => `page:${page}`),
  ]);
  const touched = [...keys].filter((key) => {
    const [record = ''] = key.split('/');
    const part = record.replace(/^lang:.*/, 'languages').replace(/^event:.*/, 'events');
    const page = `page:${pageOf(record)}`;
    return !named.has(part) && !named.has(page) && !(keys.has('pages') && keys.has(page));
  });
  const isList = (key: string) => LISTS.has(key) || (key.startsWith('page:') && !keys.has('pages'));
  const records = new Set(touched.filter((key) => !key.includes('/') && !isList(key)));
  const parts = touched.filter((key) => {
    const [record = '', ...path] = key.split('/');
    return path.length > 0 && !records.has(record);
  });
  return records.size + parts.length;
}

const LISTS: ReadonlySet<string> = new Set(['pages', 'languages', 'events']);

/** Whether all of a page is one change: it came or went. */
function isWhole({ change }: PageChanges): boolean {
  return change !== 'changed';
}

export function countOfPage(page: PageChanges): number {
  if (isWhole(page)) return 1;
  const { fields, sections } = page;
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

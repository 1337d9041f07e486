/** How much has changed since the last release, in the things that people count. */
import type { ReleaseChanges } from '../../core/api/release';
import { recordWord } from '../words/catalogue-words';
import { say } from '../words/say';

/** One line of the summary: a page or a part of the site, with its number of changes. */
export interface ChangedPart {
  key: string;
  /** A page's title or path; a part of the site by its word. */
  name: string;
  note: string;
  count: number;
  page?: string;
}

/**
 * A text, a value, a section that came, went or moved counts as one; what came with a new section or page is part of it.
 */
export function changedParts({ pages, site }: ReleaseChanges): ChangedPart[] {
  const ofPages = pages.map(({ page, path, title, change, fields, sections }): ChangedPart => {
    const inside = sections.reduce(
      (sum, one) => sum + (one.change === 'changed' ? one.fields.length : 1),
      fields.length,
    );
    return {
      key: `page:${page}`,
      name: title.trim() || (path === '/' ? say('Home') : path),
      note: change === 'added' ? say('new page') : change === 'removed' ? say('removed') : '',
      count: change === 'changed' ? inside : 1,
      ...(change === 'removed' ? {} : { page }),
    };
  });
  const ofSite = site.map(({ part, fields }): ChangedPart => ({
    key: part,
    name: say(recordWord(part)),
    note: '',
    count: WHOLE_ITEMS.has(part) ? itemsOf(fields).size : fields.length,
  }));
  return [...ofPages, ...ofSite];
}

/** Parts whose entries are things of their own: a new language is one change, not one for each of its names. */
const WHOLE_ITEMS: ReadonlySet<string> = new Set(['languages', 'events']);

function itemsOf(fields: readonly { path: string }[]): Set<string> {
  return new Set(fields.map(({ path }) => path.split('/')[0] ?? path));
}

export function countChanges(changes: ReleaseChanges): number {
  return changedParts(changes).reduce((sum, { count }) => sum + count, 0);
}

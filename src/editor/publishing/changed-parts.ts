/** What has changed since the last release, line by line. */
import type { ReleaseChanges } from '../../core/api/release';
import { distinctTitle } from '../../core/document/distinct-title';
import { recordWord } from '../words/catalogue-words';
import { say } from '../words/say';
import { countOfPage, countOfPart } from './count-changes';

/** One line of the summary: a page or a part of the site, with its number of changes. */
export interface ChangedPart {
  key: string;
  /** A page's title or path; a part of the site by its word. */
  name: string;
  note: string;
  count: number;
  page?: string;
}

export function changedParts({ pages, site }: ReleaseChanges): ChangedPart[] {
  const titles = pages.map(({ title }) => title);
  const ofPages = pages.map((changes): ChangedPart => {
    const { page, path, change } = changes;
    return {
      key: `page:${page}`,
      name: distinctTitle(changes, titles) || (path === '/' ? say('Home') : path),
      note: change === 'added' ? say('new page') : change === 'removed' ? say('removed') : '',
      count: countOfPage(changes),
      ...(change === 'removed' ? {} : { page }),
    };
  });
  const ofSite = site.map((changes): ChangedPart => ({
    key: changes.part,
    name: say(recordWord(changes.part)),
    note: '',
    count: countOfPart(changes),
  }));
  return [...ofPages, ...ofSite];
}

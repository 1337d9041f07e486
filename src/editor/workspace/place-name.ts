/** A place of the draft in words: "Plans, Name". */
import type { Draft } from '../../core/draft/draft';
import { distinctTitle } from '../../core/document/distinct-title';
import { recordFields } from '../../core/draft/keys';
import { readValue } from '../../core/draft/links';
import { fieldAt, type Fields } from '../../core/fields/field';
import { normalisePath } from '../../core/paths/page-path';
import { recordWord } from '../words/catalogue-words';
import { languageName } from '../words/format';
import { say } from '../words/say';

/** @param path as a refusal names it: record and fields, joined by dots */
export function placeName(draft: Draft, path: string): string {
  const [record = '', ...rest] = path.split('.');
  const definition = draft.catalogue.get(draft.placeOf(record)?.section ?? '');
  const fields = definition?.fields ?? recordFields(record) ?? {};
  const field = fieldAt(fields, rest)?.meta.label;
  const name = definition === undefined ? recordName(draft, record) : say(definition.label);
  const groups = definition === undefined && !record.includes(':') ? groupNames(fields, rest) : [];
  return [name, ...groups, ...(field === undefined ? [] : [say(field)])].join(', ');
}

/** A place in words, and the page that it is shown on where the site has several: "Plans, Name · Prices". */
export function placeOnPage(
  draft: Draft,
  { record, path, page }: { record: string; path: readonly string[]; page?: string | undefined },
): string {
  const place = placeName(draft, [record, ...path].join('.'));
  const isNamed = page === undefined || record === `page:${page}`;
  if (isNamed || draft.childrenOf('pages').length < 2) return place;
  return `${place} · ${pageName(draft, page)}`;
}

/** The labels of the groups that a path passes through: the widgets have many a "Text". */
function groupNames(fields: Fields, path: readonly string[]): string[] {
  const names: string[] = [];
  for (let length = 1; length < path.length; length += 1) {
    const meta = fieldAt(fields, path.slice(0, length))?.meta;
    if (meta?.kind === 'group') names.push(say(meta.label));
  }
  return names;
}

/**
 * What people call a page: the home page "Home", another one as the site's links call it, else by its title, which is
 * written for search engines; with its path where that tells it from another one.
 */
export function pageName(draft: Draft, page: string): string {
  const named = draft.childrenOf('pages').map(([id]) => ({ id, title: nameOf(draft, id) }));
  const title = named.find(({ id }) => id === page)?.title ?? '';
  const path = pathOf(draft, page);
  return (
    distinctTitle(
      { title, path },
      named.map((one) => one.title),
    ) || pathAsName(path)
  );
}

const pathOf = (draft: Draft, page: string): string =>
  String(draft.values.get(`page:${page}/path`) ?? '/');

function nameOf(draft: Draft, page: string): string {
  const path = pathOf(draft, page);
  if (path === '/') return pathAsName(path);
  const title = draft.textIn(draft.primaryLanguage(), `page:${page}/meta/title`) ?? '';
  return nameInLinks(draft, path) || title;
}

/** The words of the first of the header's and the footer's links that leads to a page. */
function nameInLinks(draft: Draft, path: string): string | undefined {
  const links = ['navigation/header', 'navigation/footer'].flatMap((list) =>
    draft.childrenOf(list).map(([id]) => `${list}/#${id}`),
  );
  const found = links.find((key) => {
    const address = readValue(draft, `${key}/link`);
    return typeof address === 'string' && address !== '' && normalisePath(address) === path;
  });
  return found && draft.textIn(draft.primaryLanguage(), `${found}/text`)?.trim();
}

export const pathAsName = (path: string): string => (path === '/' ? say('Home') : path);

function recordName(draft: Draft, record: string): string {
  if (record.startsWith('page:')) {
    return say('Page “{title}”', { title: pageName(draft, record.slice('page:'.length)) });
  }
  if (record.startsWith('lang:')) {
    const code = record.slice('lang:'.length);
    return languageName(code, draft.values.get(`${record}/name`));
  }
  if (record.startsWith('event:'))
    return draft.textIn(draft.primaryLanguage(), `${record}/name`)?.trim() || say('Event');
  if (record.startsWith('media:')) return say('Media');
  return record === '' ? say('Site') : say(recordWord(record));
}

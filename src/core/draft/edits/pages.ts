/** Edits of the site's pages. */
import type * as z from 'zod/mini';
import type * as schemas from './site-edit-schemas';
import { pageFields } from '../../document/records';
import { normalisePath, uniquePath } from '../../paths/page-path';
import type { Draft } from '../draft';
import { isId, pageKey, pathKey, redirectKey, refusal } from '../keys';
import { bindLinks, followCopies } from '../links';
import { PAGES } from '../place-index';
import { isBlank } from '../../text/is-blank';
import { changeText, ensureText } from '../texts';
import { mergeFields, writeNew, type UnknownRule } from '../write-fields';
import { allPathsOf, clearTranslatedPaths } from './all-paths';
import { forgetRedirect, pathProblem } from './page-paths';
import { copyContent } from './resolve';
import { requirePage } from './sections';

/** What fits of a title, in characters, before the number of a copy. */
const COPIED_TITLE_MAX = 110;

/** Adds a page. Without a path it gets the first free one. */
export function addPage(
  draft: Draft,
  edit: z.infer<typeof schemas.addPageSchema>,
  unknown: UnknownRule = 'refuse',
): { id: string } {
  const id = newPageId(draft, edit.id ?? edit.page);
  const path =
    edit.values?.path === undefined ? freePath(draft, '/page') : validPath(draft, edit.values.path);
  draft.transact(() => {
    // Links that an old path led to another page go on leading there.
    if (draft.values.has(redirectKey(path))) bindLinks(draft);
    const options = { language: draft.primaryLanguage(), unknown };
    writeNew(draft, pageFields, pageKey(id), { ...edit.values, path }, [pageKey(id)], options);
    draft.values.set(pathKey(id), path);
    draft.place(pageKey(id), id, PAGES, edit.index);
    forgetRedirect(draft, path);
  });
  return { id };
}

/** Changes a page's path and meta. Links follow, and the old path leads to the new one. */
export function setPage(draft: Draft, edit: z.infer<typeof schemas.setPageSchema>): void {
  requirePage(draft, edit.page);
  const key = pageKey(edit.page);
  const before = draft.values.get(pathKey(edit.page));
  const path =
    edit.values.path === undefined ? undefined : validPath(draft, edit.values.path, edit.page);
  draft.transact(() => {
    if (path !== undefined && path !== before) bindLinks(draft);
    const options = { language: draft.primaryLanguage(), unknown: 'refuse' } as const;
    mergeFields(
      draft,
      pageFields,
      key,
      path === undefined ? edit.values : { ...edit.values, path },
      [key],
      options,
    );
    if (path !== undefined && path !== before) {
      forgetRedirect(draft, path);
      // The home page has the same address in every language.
      if (path === '/') clearTranslatedPaths(draft, edit.page);
      if (typeof before === 'string') draft.values.set(redirectKey(before), edit.page);
    }
  });
}

/** Moves a page to an index among the pages. */
export function movePage(draft: Draft, edit: z.infer<typeof schemas.movePageSchema>): void {
  requirePage(draft, edit.page);
  draft.transact(() => draft.place(pageKey(edit.page), edit.page, PAGES, edit.index));
}

/** Removes a page with its sections; the home page stays, for visitors land on it. */
export function removePage(draft: Draft, edit: z.infer<typeof schemas.removePageSchema>): void {
  requirePage(draft, edit.page);
  if (draft.childrenOf(PAGES).length <= 1) throw refusal(['page'], 'A site has at least one page.');
  if (draft.values.get(pathKey(edit.page)) === '/') {
    throw refusal(
      ['page'],
      'Visitors land on the home page. Make another page the home page first.',
    );
  }
  draft.transact(() => draft.remove(pageKey(edit.page)));
}

/**
 * Copies a page without its unique sections, whose labels it answers, by default right behind the original. Links to its
 * own sections lead to the copies of those. Its titles are numbered: in lists, tabs and searches two pages of one title
 * are told apart by nobody.
 */
export function duplicatePage(
  draft: Draft,
  edit: z.infer<typeof schemas.duplicatePageSchema>,
): { id: string; leftOut: string[] } {
  requirePage(draft, edit.page);
  const id = newPageId(draft, edit.id);
  const original = draft.values.get(pathKey(edit.page));
  const path =
    edit.values?.path === undefined
      ? freePath(
          draft,
          `${typeof original === 'string' && original !== '/' ? original : '/home'}-copy`,
        )
      : validPath(draft, edit.values.path);
  const position = draft.childrenOf(PAGES).findIndex(([page]) => page === edit.page);
  const leftOut: string[] = [];
  const copies = new Map<string, string>();
  draft.transact(() => {
    bindLinks(draft);
    copyContent(draft, pageKey(edit.page), pageKey(id));
    draft.values.set(pathKey(id), path);
    clearTranslatedPaths(draft, id);
    numberTitles(draft, pageKey(id));
    draft.place(pageKey(id), id, PAGES, edit.index ?? position + 1);
    for (const [component, place] of draft.childrenOf(pageKey(edit.page))) {
      const section = place.section ?? '';
      const definition = draft.catalogue.get(section);
      if (definition?.unique) {
        leftOut.push(definition.label);
        continue;
      }
      const copy = draft.newId();
      copies.set(component, copy);
      copyContent(draft, component, copy);
      draft.place(copy, copy, pageKey(id), undefined, { page: id, section });
    }
    followCopies(draft, id, copies);
    forgetRedirect(draft, path);
  });
  return { id, leftOut };
}

/** Gives a copy's title the first number that no other page's title has, in every language. */
function numberTitles(draft: Draft, copy: string): void {
  const at = (page: string) => `${page}/meta/title`;
  for (const language of draft.textLanguages()) {
    const title = draft.textIn(language, at(copy)) ?? '';
    if (isBlank(title)) continue;
    const taken = draft.childrenOf(PAGES).map(([id]) => draft.textIn(language, at(pageKey(id))));
    const numbered = numberedTitle(title.trim(), new Set(taken));
    changeText(ensureText(draft, language, at(copy)), numbered);
  }
}

function numberedTitle(title: string, taken: ReadonlySet<string | undefined>): string {
  const bare = [...title.replace(/ \(\d+\)$/, '')].slice(0, COPIED_TITLE_MAX).join('');
  let number = 2;
  while (taken.has(`${bare} (${number})`)) number += 1;
  return `${bare} (${number})`;
}

function newPageId(draft: Draft, given: string | undefined): string {
  const id = given ?? draft.newId();
  if (!isId(id))
    throw refusal(['id'], 'An id has 1 to 64 letters, digits, hyphens or underscores.');
  if (draft.places.has(pageKey(id))) throw refusal(['id'], 'This id is taken.');
  return id;
}

function validPath(draft: Draft, raw: string, page?: string): string {
  const path = normalisePath(raw);
  const problem = pathProblem(draft, { path, page });
  if (problem !== undefined) throw refusal(['values', 'path'], problem);
  return path;
}

function freePath(draft: Draft, wanted: string): string {
  return uniquePath(wanted, {
    otherPaths: allPathsOf(draft),
    languageCodes: draft.languageCodes(),
  });
}

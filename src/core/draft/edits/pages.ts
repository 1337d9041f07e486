/** Edits of the site's pages. */
import * as z from 'zod/mini';
import { pageFields } from '../../document/records';
import { normalisePath, PATH_REFUSALS, pathRefusal, uniquePath } from '../../paths/page-path';
import type { Draft } from '../draft';
import { isId, pageKey, redirectKey, refusal } from '../keys';
import { PAGES } from '../place-index';
import { isBlank } from '../../text/is-blank';
import { changeText, ensureText } from '../texts';
import { mergeFields, writeNew, type UnknownRule } from '../write-fields';
import { copyContent } from './resolve';
import { requirePage } from './sections';

/** What fits of a title, in characters, before the number of a copy. */
const COPIED_TITLE_MAX = 110;

const index = z.optional(z.int().check(z.minimum(0)));
const values = z.looseObject({
  path: z.optional(z.string()),
  meta: z.optional(z.record(z.string(), z.json())),
});

export const addPageSchema = z.strictObject({
  edit: z.literal('addPage'),
  index,
  values: z.optional(values),
  id: z.optional(z.string()),
  /** Another name of `id`: the other edits of pages call it so. */
  page: z.optional(z.string()),
});
/** Adds a page. Without a path it gets the first free one. */
export function addPage(
  draft: Draft,
  edit: z.infer<typeof addPageSchema>,
  unknown: UnknownRule = 'refuse',
): { id: string } {
  const id = newPageId(draft, edit.id ?? edit.page);
  const path =
    edit.values?.path === undefined ? freePath(draft, '/page') : validPath(draft, edit.values.path);
  draft.transact(() => {
    const options = { language: draft.primaryLanguage(), unknown };
    writeNew(draft, pageFields, pageKey(id), { ...edit.values, path }, [pageKey(id)], options);
    draft.values.set(`${pageKey(id)}/path`, path);
    draft.place(pageKey(id), id, PAGES, edit.index);
    forgetRedirect(draft, path);
  });
  return { id };
}

export const setPageSchema = z.strictObject({
  edit: z.literal('setPage'),
  page: z.string(),
  values,
});
/** Changes a page's path and meta. The old path then leads to the new one. */
export function setPage(draft: Draft, edit: z.infer<typeof setPageSchema>): void {
  requirePage(draft, edit.page);
  const key = pageKey(edit.page);
  const before = draft.values.get(`${key}/path`);
  const path =
    edit.values.path === undefined ? undefined : validPath(draft, edit.values.path, edit.page);
  draft.transact(() => {
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
      if (typeof before === 'string') draft.values.set(redirectKey(before), edit.page);
    }
  });
}

export const movePageSchema = z.strictObject({
  edit: z.literal('movePage'),
  page: z.string(),
  index: z.int().check(z.minimum(0)),
});
/** Moves a page to an index among the pages. */
export function movePage(draft: Draft, edit: z.infer<typeof movePageSchema>): void {
  requirePage(draft, edit.page);
  draft.transact(() => draft.place(pageKey(edit.page), edit.page, PAGES, edit.index));
}

export const removePageSchema = z.strictObject({ edit: z.literal('removePage'), page: z.string() });
/** Removes a page with its sections; the home page stays, for visitors land on it. */
export function removePage(draft: Draft, edit: z.infer<typeof removePageSchema>): void {
  requirePage(draft, edit.page);
  if (draft.childrenOf(PAGES).length <= 1) throw refusal(['page'], 'A site has at least one page.');
  if (draft.values.get(`${pageKey(edit.page)}/path`) === '/') {
    throw refusal(
      ['page'],
      'Visitors land on the home page. Make another page the home page first.',
    );
  }
  draft.transact(() => draft.remove(pageKey(edit.page)));
}

export const duplicatePageSchema = z.strictObject({
  edit: z.literal('duplicatePage'),
  page: z.string(),
  index,
  values: z.optional(z.strictObject({ path: z.optional(z.string()) })),
  id: z.optional(z.string()),
});
/**
 * Copies a page without its unique sections, whose labels it answers, by default right behind the original. Its titles are numbered:
 * in lists, tabs and searches two pages of one title are told apart by nobody.
 */
export function duplicatePage(
  draft: Draft,
  edit: z.infer<typeof duplicatePageSchema>,
): { id: string; leftOut: string[] } {
  requirePage(draft, edit.page);
  const id = newPageId(draft, edit.id);
  const original = draft.values.get(`${pageKey(edit.page)}/path`);
  const path =
    edit.values?.path === undefined
      ? freePath(
          draft,
          `${typeof original === 'string' && original !== '/' ? original : '/home'}-copy`,
        )
      : validPath(draft, edit.values.path);
  const position = draft.childrenOf(PAGES).findIndex(([page]) => page === edit.page);
  const leftOut: string[] = [];
  draft.transact(() => {
    copyContent(draft, pageKey(edit.page), pageKey(id));
    draft.values.set(`${pageKey(id)}/path`, path);
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
      copyContent(draft, component, copy);
      draft.place(copy, copy, pageKey(id), undefined, { page: id, section });
    }
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

function forgetRedirect(draft: Draft, path: string): void {
  if (draft.values.has(redirectKey(path))) draft.values.delete(redirectKey(path));
}

function newPageId(draft: Draft, given: string | undefined): string {
  const id = given ?? draft.newId();
  if (!isId(id))
    throw refusal(['id'], 'An id has 1 to 64 letters, digits, hyphens or underscores.');
  if (draft.places.has(pageKey(id))) throw refusal(['id'], 'This id is taken.');
  return id;
}

/** Paths of the site's pages, without those of one page. */
export function pathsOf(draft: Draft, except?: string): string[] {
  return draft
    .childrenOf(PAGES)
    .filter(([page]) => page !== except)
    .map(([page]) => String(draft.values.get(`${pageKey(page)}/path`) ?? ''));
}

function validPath(draft: Draft, raw: string, page?: string): string {
  const path = normalisePath(raw);
  const reason = pathRefusal(path, surroundings(draft, page));
  if (reason !== undefined) throw refusal(['values', 'path'], PATH_REFUSALS[reason]);
  return path;
}

function freePath(draft: Draft, wanted: string): string {
  return uniquePath(wanted, surroundings(draft));
}

function surroundings(draft: Draft, except?: string) {
  return { otherPaths: pathsOf(draft, except), languageCodes: draft.languageCodes() };
}

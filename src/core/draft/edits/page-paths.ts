/** Paths of pages, and that no two pages answer under one: in the primary language and in each further one. */
import { normalisePath, PATH_REFUSALS, pathRefusal } from '../../paths/page-path';
import { foldCase } from '../../paths/reserved';
import type { Draft } from '../draft';
import { languageKey, pageKey, pathKey, redirectKey, refusal } from '../keys';
import { bindLinks } from '../links';
import { PAGES } from '../place-index';
import { changeText, ensureText, sourceHash } from '../texts';

/** A path that a page is to have: its own, or the one in `language` alone. Without `page` for a new page. */
export interface WantedPath {
  path: string;
  page?: string | undefined;
  language?: string | undefined;
}

/** Why a page can't have a path, in words; undefined where it can. */
export function pathProblem(draft: Draft, wanted: WantedPath): string | undefined {
  const reason = pathRefusal(wanted.path, {
    languageCodes: draft.languageCodes(),
    otherPaths: [],
  });
  return reason === undefined ? clashMessage(draft, wanted) : PATH_REFUSALS[reason];
}

/** Sets a page's path in a language other than the primary one; an empty one means: as in the primary language. */
export function setTranslatedPath(
  draft: Draft,
  change: { page: string; language: string; path: string; source?: string | undefined },
): void {
  const { page, language } = change;
  const key = pathKey(page);
  const own = ownPath(draft, page);
  const path = change.path.trim() === '' ? '' : normalisePath(change.path);
  if (normalisePath(own) === '/' && path !== '/' && path !== '')
    throw refusal([pageKey(page), 'path'], 'The home page has the same address in every language.');
  const problem = pathProblem(draft, { page, language, path: path === '' ? own : path });
  if (problem !== undefined) throw refusal([pageKey(page), 'path'], problem);
  const before = draft.textIn(language, key) ?? '';
  draft.transact(() => {
    if (path !== before) bindLinks(draft);
    changeText(ensureText(draft, language, key), path);
    draft.sources(language).set(key, change.source ?? sourceHash(own));
    if (path === before) return;
    // What visitors and search engines know still leads to the page.
    if (before !== '') draft.values.set(redirectKey(before), page);
    if (path !== '') forgetRedirect(draft, path);
  });
}

/** A path that a page has now leads there, and to no page that had it before. */
export function forgetRedirect(draft: Draft, path: string): void {
  if (draft.values.has(redirectKey(path))) draft.values.delete(redirectKey(path));
}

function clashMessage(draft: Draft, wanted: WantedPath): string | undefined {
  const { path, page, language } = wanted;
  // In languages that have a path of their own for the page, its primary one isn't shown.
  const languages =
    language === undefined
      ? shownLanguages(draft).filter((code) => !page || !translatedPath(draft, page, code))
      : [language];
  for (const code of languages) {
    const other = otherPages(draft, page).find((one) => isSame(shownPath(draft, one, code), path));
    if (other === undefined) continue;
    const name = nameOf(draft, other);
    if (isSame(ownPath(draft, other), path))
      return `The page “${name}” has this address. Choose another one.`;
    const shown = draft.values.get(`${languageKey(code)}/name`);
    return `The page “${name}” has this address in the language “${typeof shown === 'string' ? shown : code}”. Choose another one.`;
  }
  return undefined;
}

/** Compares stored paths: two that differ in letter case are one address. */
export const isSame = (a: string, b: string): boolean => foldCase(a) === foldCase(b);

/** Languages in which pages are shown; the primary one is first. */
export function shownLanguages(draft: Draft): string[] {
  return [...new Set([draft.primaryLanguage(), ...draft.languageCodes()])];
}

/** The site's pages without one of them. */
export function otherPages(draft: Draft, except: string | undefined): string[] {
  return draft
    .childrenOf(PAGES)
    .map(([page]) => page)
    .filter((page) => page !== except);
}

/** A page's path in the primary language. */
export function ownPath(draft: Draft, page: string): string {
  return String(draft.values.get(pathKey(page)) ?? '/');
}

function translatedPath(draft: Draft, page: string, language: string): string | undefined {
  if (language === draft.primaryLanguage()) return undefined;
  return draft.textIn(language, pathKey(page)) || undefined;
}

/** A page's path in a language. */
export function shownPath(draft: Draft, page: string, language: string): string {
  return translatedPath(draft, page, language) ?? ownPath(draft, page);
}

/** What people call a page: its title, else its path. */
export function nameOf(draft: Draft, page: string): string {
  const title = draft.textIn(draft.primaryLanguage(), `${pageKey(page)}/meta/title`)?.trim();
  return title || ownPath(draft, page);
}

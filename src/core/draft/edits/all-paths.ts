/** The paths of all pages of a site. */
import type { Draft } from '../draft';
import { pathKey } from '../keys';
import { changeText, ensureText } from '../texts';
import { isSame, nameOf, otherPages, ownPath, shownLanguages, shownPath } from './page-paths';

/** Paths of the site's pages, without those of one page. */
export function pathsOf(draft: Draft, except?: string): string[] {
  return otherPages(draft, except).map((page) => ownPath(draft, page));
}

/** The same, with those that pages have in further languages. */
export function allPathsOf(draft: Draft, except?: string): string[] {
  const paths = otherPages(draft, except).flatMap((page) =>
    shownLanguages(draft).map((language) => shownPath(draft, page, language)),
  );
  return [...new Set(paths)];
}

/** What would clash if a language showed pages under the paths that it keeps for them, in words. */
export function languageClash(draft: Draft, language: string): string | undefined {
  const pages = otherPages(draft, undefined);
  // Not `shownPath`: what is asked of the primary language is how it would show pages as another one.
  const pathIn = (page: string) => draft.textIn(language, pathKey(page)) || ownPath(draft, page);
  for (const [index, page] of pages.entries()) {
    const path = pathIn(page);
    const other = pages.slice(0, index).find((one) => isSame(pathIn(one), path));
    if (other !== undefined)
      return `The pages “${nameOf(draft, other)}” and “${nameOf(draft, page)}” would both have the address ${path} in this language. Give one of them another path first.`;
  }
  return undefined;
}

/** Takes away the paths that a page has in further languages, within the caller's transaction. */
export function clearTranslatedPaths(draft: Draft, page: string): void {
  for (const language of draft.textLanguages()) {
    if (draft.textIn(language, pathKey(page)))
      changeText(ensureText(draft, language, pathKey(page)), '');
  }
}

/** The path of a page in one of the site's further languages: /om-oss beside /about. */
import { normalisePath, PATH_REFUSALS, pathRefusal } from '../../paths/page-path';
import type { Draft } from '../draft';
import { pageKey, redirectKey, refusal } from '../keys';
import { PAGES } from '../place-index';
import { changeText, ensureText, sourceHash } from '../texts';

/** Sets a page's path in a language other than the primary one; an empty one means: as in the primary language. */
export function setTranslatedPath(
  draft: Draft,
  change: { page: string; language: string; path: string; source?: string | undefined },
): void {
  const { page, language } = change;
  const key = `${pageKey(page)}/path`;
  const own = String(draft.values.get(key) ?? '/');
  const path = change.path.trim() === '' ? '' : normalisePath(change.path);
  if (path !== '') requireFree(draft, { page, language, path, own });
  const before = draft.textIn(language, key) ?? '';
  draft.transact(() => {
    changeText(ensureText(draft, language, key), path);
    draft.sources(language).set(key, change.source ?? sourceHash(own));
    if (path === before) return;
    // What visitors and search engines know still leads to the page.
    if (before !== '') draft.values.set(redirectKey(before), page);
    if (path !== '' && draft.values.has(redirectKey(path))) draft.values.delete(redirectKey(path));
  });
}

function requireFree(
  draft: Draft,
  { page, language, path, own }: { page: string; language: string; path: string; own: string },
): void {
  const at = [pageKey(page), 'path'];
  if (normalisePath(own) === '/' && path !== '/')
    throw refusal(at, 'The home page has the same address in every language.');
  const otherPaths = draft
    .childrenOf(PAGES)
    .filter(([other]) => other !== page)
    .map(([other]) => {
      const otherKey = `${pageKey(other)}/path`;
      return draft.textIn(language, otherKey) || String(draft.values.get(otherKey) ?? '/');
    });
  const reason = pathRefusal(path, { otherPaths, languageCodes: draft.languageCodes() });
  if (reason !== undefined) throw refusal(at, PATH_REFUSALS[reason]);
}

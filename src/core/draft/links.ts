/**
 * Links in a draft. A link's value is the address as it was written; beside it, under `$target`, is what it leads to by
 * ids. Readers get the address of now. A target that belongs to another address than the one that is stored (another
 * version of the program wrote the link, or two edits met) counts as none.
 */
import { fieldAt, type Field } from '../fields/field';
import {
  toAddress,
  toCopy,
  toReference,
  type LinkSite,
  type LinkTarget,
} from '../links/link-target';
import { isSamePath, normalisePath } from '../paths/page-path';
import type { Draft } from './draft';
import { isId, pageKey, pathKey, recordFields, redirectKey } from './keys';
import { asPlace } from './place';
import { PAGES } from './place-index';

const TARGET = '/$target';

/** The key of the link whose target is stored under a key; undefined for every other key. */
export function linkOfTarget(key: string): string | undefined {
  return key.endsWith(TARGET) ? key.slice(0, -TARGET.length) : undefined;
}

/** A value that is no text, a link as its address of now. */
export function readValue(draft: Draft, key: string): unknown {
  const value = draft.values.get(key);
  if (typeof value !== 'string' || !(value.startsWith('/') || value.startsWith('#'))) return value;
  const target = targetOf(draft, key, value);
  return target === undefined ? value : toAddress(target, siteOf(draft), pageOfKey(draft, key));
}

/** Stores a value that is no text, a link with what it leads to, within the caller's transaction. */
export function storeValue(draft: Draft, field: Field, key: string, value: unknown): void {
  const target =
    field.meta.kind === 'link'
      ? toReference(value, siteOf(draft), pageOfKey(draft, key))
      : undefined;
  if (target === undefined) {
    draft.values.set(key, value);
    if (draft.values.has(key + TARGET)) draft.values.delete(key + TARGET);
  } else store(draft, key, target);
}

/**
 * Gives every link that leads to a page its target, within the caller's transaction: before pages, paths or sections
 * change places, so that all links follow, those too that were written before their page was there.
 */
export function bindLinks(draft: Draft): void {
  for (const [key, value] of [...draft.values.entries()]) {
    if (typeof value !== 'string' || !(value.startsWith('/') || value.includes('#'))) continue;
    const known = targetOf(draft, key, value);
    if (known !== undefined && draft.placeOf(pageKey(known.page)) !== undefined) continue;
    if (!isLink(draft, key)) continue;
    const target = toReference(readValue(draft, key), siteOf(draft), pageOfKey(draft, key));
    if (target !== undefined) store(draft, key, target);
  }
}

/**
 * Lets the links in copied sections that lead to another copied section lead to its copy, within the caller's
 * transaction. @param copies the copy of each section
 */
export function followCopies(
  draft: Draft,
  page: string,
  copies: ReadonlyMap<string, string>,
): void {
  const made = new Set(copies.values());
  for (const key of [...draft.values.keys()]) {
    const link = linkOfTarget(key);
    if (link === undefined || !made.has(recordOf(link))) continue;
    const target = targetOf(draft, link, draft.values.get(link));
    const section = target?.section === undefined ? undefined : copies.get(target.section);
    if (target === undefined || section === undefined) continue;
    const copy = toCopy(target, { page, section });
    store(draft, link, { ...copy, address: toAddress(copy, siteOf(draft), page) });
  }
}

function store(draft: Draft, key: string, target: LinkTarget): void {
  // Not anew: somebody who changes the link meanwhile would lose to it.
  if (draft.values.get(key) !== target.address) draft.values.set(key, target.address);
  draft.values.set(key + TARGET, { ...target });
}

function targetOf(draft: Draft, key: string, address: unknown): LinkTarget | undefined {
  const value = draft.values.get(key + TARGET);
  if (typeof value !== 'object' || value === null) return undefined;
  const { page, section, address: written } = value as Record<string, unknown>;
  if (!isId(page) || typeof written !== 'string' || written !== address) return undefined;
  return { page, ...(isId(section) ? { section } : {}), address: written };
}

function isLink(draft: Draft, key: string): boolean {
  const [record = '', ...path] = key.split('/');
  // What was removed may come back, and its links with it.
  const { section = '' } = asPlace(draft.places.get(record)) ?? {};
  const fields = recordFields(record) ?? draft.catalogue.get(section)?.fields;
  return fields !== undefined && fieldAt(fields, path)?.meta.kind === 'link';
}

const recordOf = (key: string): string => key.split('/', 1)[0] ?? '';

/** The page on which a component is. */
function pageOfKey(draft: Draft, key: string): string | undefined {
  return asPlace(draft.places.get(recordOf(key)))?.page;
}

function siteOf(draft: Draft): LinkSite {
  const pathOf = (page: string): string | undefined => {
    const path = draft.values.get(pathKey(page));
    return typeof path === 'string' ? path : undefined;
  };
  const isThere = (page: unknown): page is string =>
    typeof page === 'string' && draft.placeOf(pageKey(page)) !== undefined;
  return {
    languageCodes: draft.languageCodes(),
    pathOf,
    translatedPathOf: (page, language) => draft.textIn(language, pathKey(page)),
    pageAt: (path, language) => {
      const pages = draft.childrenOf(PAGES).map(([id]) => id);
      const own = pages.find((page) => normalisePath(pathOf(page) ?? '') === path);
      if (own !== undefined) return own;
      const old = draft.values.get(redirectKey(path));
      if (isThere(old)) return old;
      return pages.find(
        (page) =>
          isSamePath(pathOf(page) ?? '', path) ||
          (language !== undefined && draft.textIn(language, pathKey(page)) === path),
      );
    },
    pageOf: (section) => {
      const page = draft.placeOf(section)?.page;
      return isThere(page) ? page : undefined;
    },
  };
}

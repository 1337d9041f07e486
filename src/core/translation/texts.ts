/** Every text of a site, in the order in which a reader meets it, and how far each is translated. */
import { isBlank } from '../text/is-blank';
import type { FieldMeta, Fields, TextMeta } from '../fields/field';
import type { Draft } from '../draft/draft';
import { eventKey, itemKey, pageKey, SINGLE_RECORDS } from '../draft/keys';
import { EVENTS, PAGES } from '../draft/place-index';
import { fallbackChain } from '../draft/read-text';
import { sourceHash } from '../draft/texts';
import { eventFields, mediaFields, pageFields } from '../document/records';
import { defaultWord } from '../words/default-words';

export interface SiteText {
  /** The draft's key: "c1/plans/#p2/cardTitle". */
  key: string;
  /** The record that holds it: a component's id, "navigation", "page:home" … */
  record: string;
  /** The page that it stands on; undefined for what all pages share. */
  page: string | undefined;
  /** The path of `setText`: field, or list field, item id, field. */
  path: string[];
  meta: TextMeta;
  /** The text in the primary language, or what is shown in its place. */
  source: string;
  /** The language that the text is read from, where the primary one has no such text. */
  fallback?: string;
  /** A page's path: it may stay as it is in every language. */
  isOptional?: true;
}

/** A file of the site, whose alternative text is translated too. */
export interface DescribedFile {
  id: string;
  alt: string;
}

export type TranslationState = 'missing' | 'outdated' | 'done';

const altMeta = mediaFields.alt.meta as TextMeta;
const PATH_META: TextMeta = { kind: 'text', label: 'Path', max: 200, required: 'never' };

/**
 * All texts that have something to translate: pages first, then what all pages share, then the files' alternative
 * texts. Those that only the library knows come with `files`.
 */
export function listTexts(draft: Draft, files: readonly DescribedFile[] = []): SiteText[] {
  const chain = fallbackChain(draft);
  const texts: SiteText[] = [];
  const walk = (
    fields: Fields,
    key: string,
    record: string,
    page: string | undefined,
    path: string[],
  ): void => {
    for (const [name, field] of Object.entries(fields)) {
      const at = `${key}/${name}`;
      const inner = [...path, name];
      if (isText(field.meta)) {
        const source = sourceOf(draft, at, chain) ?? { source: String(field.initial()) };
        if (source.source !== '')
          texts.push({ key: at, record, page, path: inner, meta: field.meta, ...source });
      } else if (field.meta.kind === 'group') {
        walk(field.fields ?? {}, at, record, page, inner);
      } else if (field.meta.kind === 'list') {
        for (const [id] of draft.childrenOf(at))
          walk(field.fields ?? {}, itemKey(at, id), record, page, [...inner, id]);
      }
    }
  };
  for (const [page] of draft.childrenOf(PAGES)) {
    const key = `${pageKey(page)}/path`;
    const own = draft.values.get(key);
    if (typeof own === 'string' && own !== '/') {
      const address = { key, record: pageKey(page), page, path: ['path'] };
      texts.push({ ...address, meta: PATH_META, source: own, isOptional: true });
    }
    walk(pageFields, pageKey(page), pageKey(page), page, []);
    for (const [id, place] of draft.childrenOf(pageKey(page))) {
      walk(draft.catalogue.get(place.section ?? '')?.fields ?? {}, id, id, page, []);
    }
  }
  for (const [record, fields] of Object.entries(SINGLE_RECORDS))
    walk(fields, record, record, undefined, []);
  for (const [id] of draft.childrenOf(EVENTS))
    walk(eventFields, eventKey(id), eventKey(id), undefined, []);
  return [...texts, ...alternativeTexts(draft, files, chain)];
}

function alternativeTexts(
  draft: Draft,
  files: readonly DescribedFile[],
  chain: readonly string[],
): SiteText[] {
  const stored = new Map(files.map(({ id, alt }) => [`media:${id}/alt`, alt]));
  const written = draft.textLanguages().flatMap((language) => [...draft.texts(language).keys()]);
  const keys = [...written.filter((key) => /^media:[^/]+\/alt$/.test(key)), ...stored.keys()];
  return [...new Set(keys)].sort().flatMap((key): SiteText[] => {
    // With a list of the site's files, a text of one that was removed is nobody's.
    if (files.length > 0 && !stored.has(key)) return [];
    const own = sourceOf(draft, key, chain);
    const source = own?.source ? own : { source: stored.get(key) ?? '' };
    if (source.source === '') return [];
    const record = key.slice(0, -'/alt'.length);
    return [{ key, record, page: undefined, path: ['alt'], meta: altMeta, ...source }];
  });
}

/** How many of a language's texts are in which state. A path that stays as it is counts as done. */
export function translationProgress(
  draft: Draft,
  language: string,
  texts: readonly SiteText[],
): Record<TranslationState, number> {
  const counts = { missing: 0, outdated: 0, done: 0 };
  for (const text of texts) {
    const state = translationState(draft, language, text);
    counts[state === 'missing' && text.isOptional ? 'done' : state] += 1;
  }
  return counts;
}

/**
 * How far one text is translated into a language: outdated where it was made from another source than the text of now. A text that
 * the primary language only borrows is missing there, and nothing was translated from it.
 */
export function translationState(
  draft: Draft,
  language: string,
  text: Pick<SiteText, 'key' | 'source' | 'fallback'>,
): TranslationState {
  const isBorrowed = text.fallback !== undefined;
  if (language === draft.primaryLanguage()) return isBorrowed ? 'missing' : 'done';
  const own = draft.textIn(language, text.key) ?? '';
  // A page says by itself what nobody has written.
  if (isBlank(own))
    return defaultWord(text.key, text.source, language) === undefined ? 'missing' : 'done';
  return !isBorrowed && isMadeFrom(draft, language, { ...text, own }) ? 'done' : 'outdated';
}

function isMadeFrom(
  draft: Draft,
  language: string,
  { key, source, own }: { key: string; source: string; own: string },
): boolean {
  const hash = draft.sources(language).get(key);
  if (hash !== undefined) return hash === sourceHash(source);
  // It was never translated itself: the primary text has to be its translation, as it reads now.
  return draft.sources(draft.primaryLanguage()).get(key) === sourceHash(own);
}

function sourceOf(
  draft: Draft,
  key: string,
  chain: readonly string[],
): Pick<SiteText, 'source' | 'fallback'> | undefined {
  for (const language of chain) {
    const source = draft.textIn(language, key);
    if (source === undefined) continue;
    return language === chain[0] ? { source } : { source, fallback: language };
  }
  return undefined;
}

function isText(meta: FieldMeta): meta is TextMeta {
  return meta.kind === 'text';
}

/** Reads a draft as the site's JSON: total and deterministic, whatever was merged. */
import { CATEGORIES, type Category } from '../catalogue/section';
import {
  DOCUMENT_VERSION,
  type Component,
  type Language,
  type Page,
  type Redirect,
  type SiteDocument,
  type SiteEvent,
} from '../document/document';
import { eventFields, languageFields, mediaFields, pageFields } from '../document/records';
import { versionOf } from './component-version';
import type { Draft } from './draft';
import {
  eventKey,
  languageKey,
  pageKey,
  pathOfRedirect,
  redirectKey,
  SINGLE_RECORDS,
} from './keys';
import type { Place } from './place';
import { EVENTS, LANGUAGES, PAGES } from './place-index';
import { readFields } from './read-fields';
import { oneOf, readLook } from './read-look';
import { fallbackChain, textReader, translationReader, type TextReader } from './read-text';
import { addUnknown, indexKeys, type KeyIndex } from './read-unknown';

/**
 * The draft as a document, texts in the primary language, or in `language` with null where it has no translation.
 */
export function readDocument(draft: Draft, language?: string): SiteDocument {
  const chain = fallbackChain(draft);
  const context: ReadContext = {
    draft,
    chain,
    readText: language === undefined ? textReader(draft) : translationReader(draft, language),
    keys: indexKeys(draft, chain),
  };
  const single = (record: keyof typeof SINGLE_RECORDS) =>
    readRecord(context, record, SINGLE_RECORDS[record]);
  return {
    version: Math.max(DOCUMENT_VERSION, draft.version()),
    settings: single('settings'),
    theme: single('theme'),
    languages: draft
      .childrenOf(LANGUAGES)
      .map(([code], order) => readLanguage(context, code, order)),
    navigation: single('navigation'),
    widgets: single('widgets'),
    events: draft
      .childrenOf(EVENTS)
      .map(([id]) => ({ id, ...readRecord(context, eventKey(id), eventFields) })),
    pages: draft.childrenOf(PAGES).map(([id]) => readPage(context, id)),
    redirects: readRedirects(draft),
    // The records' shapes follow from the fields read; a merged value of a wrong type is named when publishing.
  } as unknown as SiteDocument & { events: SiteEvent[] };
}

/** The alternative texts of media files, by file id, in the primary language. */
export function readMediaAlt(draft: Draft, id: string): string {
  return String(textReader(draft)(`media:${id}/alt`, mediaFields.alt));
}

/** Old paths that lead to a page that is still there. */
function readRedirects(draft: Draft): Redirect[] {
  const prefix = redirectKey('');
  const redirects: Redirect[] = [];
  for (const [key, page] of draft.values.entries()) {
    if (!key.startsWith(prefix) || typeof page !== 'string' || !draft.placeOf(pageKey(page)))
      continue;
    redirects.push({ from: pathOfRedirect(key), page });
  }
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

interface ReadContext {
  draft: Draft;
  chain: readonly string[];
  readText: TextReader;
  keys: KeyIndex;
}

function readRecord(
  context: ReadContext,
  record: string,
  fields: Parameters<typeof readFields>[1],
) {
  const data = readFields(context.draft, fields, record, context.readText);
  addUnknown(context.draft, record, data, context.keys, context.chain);
  return data;
}

function readPage(context: ReadContext, id: string): Page {
  const { path, meta, ...unknown } = readRecord(context, pageKey(id), pageFields);
  const components = context.draft
    .childrenOf(pageKey(id))
    .map(([key, place]) => readComponent(context, key, place));
  return {
    id,
    path: typeof path === 'string' ? path : '/',
    meta: meta as Page['meta'],
    components,
    ...unknown,
  };
}

function readLanguage(context: ReadContext, code: string, order: number): Language {
  const { smLangId, ...rest } = readRecord(context, languageKey(code), languageFields);
  return {
    id: code,
    code,
    order,
    ...(rest as Pick<Language, 'name' | 'localizedName' | 'flagCode' | 'status'>),
    isPrimary: code === context.draft.primaryLanguage(),
    ...(smLangId === null ? {} : { smLangId: smLangId as string | number }),
  };
}

function readComponent(context: ReadContext, id: string, place: Place): Component {
  const section = place.section ?? '';
  const definition = context.draft.catalogue.get(section);
  return {
    id,
    uniqId: id,
    section,
    version: versionOf(context.draft, id),
    category: definition?.category ?? readCategory(context.draft, id),
    ...readLook(context.draft, id),
    data: readRecord(context, id, definition?.fields ?? {}),
  };
}

function readCategory(draft: Draft, id: string): Category {
  return oneOf(CATEGORIES, draft.values.get(`${id}/$category`), 'others');
}

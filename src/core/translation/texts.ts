/** Every text of a site, in the order in which a reader meets it, and how far each is translated. */
import type { FieldMeta, Fields, TextMeta } from '../fields/field';
import type { Draft } from '../draft/draft';
import { eventKey, itemKey, pageKey, SINGLE_RECORDS } from '../draft/keys';
import { EVENTS, PAGES } from '../draft/place-index';
import { fallbackChain } from '../draft/read-text';
import { sourceHash } from '../draft/texts';
import { eventFields, pageFields } from '../document/records';

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
  /** The text in the primary language. */
  source: string;
}

export type TranslationState = 'missing' | 'outdated' | 'done';

/** All texts that have something to translate: pages first, then what all pages share. */
export function listTexts(draft: Draft): SiteText[] {
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
        const source = sourceOf(draft, at, chain) ?? String(field.initial());
        if (source !== '')
          texts.push({ key: at, record, page, path: inner, meta: field.meta, source });
      } else if (field.meta.kind === 'group') {
        walk(field.fields ?? {}, at, record, page, inner);
      } else if (field.meta.kind === 'list') {
        for (const [id] of draft.childrenOf(at))
          walk(field.fields ?? {}, itemKey(at, id), record, page, [...inner, id]);
      }
    }
  };
  for (const [page] of draft.childrenOf(PAGES)) {
    walk(pageFields, pageKey(page), pageKey(page), page, []);
    for (const [id, place] of draft.childrenOf(pageKey(page))) {
      walk(draft.catalogue.get(place.section ?? '')?.fields ?? {}, id, id, page, []);
    }
  }
  for (const [record, fields] of Object.entries(SINGLE_RECORDS))
    walk(fields, record, record, undefined, []);
  for (const [id] of draft.childrenOf(EVENTS))
    walk(eventFields, eventKey(id), eventKey(id), undefined, []);
  return texts;
}

/** How far one text is translated into a language: outdated where its source has changed since. */
export function translationState(
  draft: Draft,
  language: string,
  text: Pick<SiteText, 'key' | 'source'>,
): TranslationState {
  if (!draft.textIn(language, text.key)) return 'missing';
  const hash = draft.sources(language).get(text.key);
  return hash === undefined || hash === sourceHash(text.source) ? 'done' : 'outdated';
}

function sourceOf(draft: Draft, key: string, chain: readonly string[]): string | undefined {
  for (const language of chain) {
    const content = draft.textIn(language, key);
    if (content !== undefined) return content;
  }
  return undefined;
}

function isText(meta: FieldMeta): meta is TextMeta {
  return meta.kind === 'text';
}

/**
 * Gives an archive's content new ids, and every reference the new one: keys, places, old paths, events, links to sections,
 * translations, files and messages. Siblings of one order are sorted by id, so new ids sort as the old ones did.
 */
import type { Catalogue } from '../catalogue/section';
import type { FlatContent } from '../draft/flat-content';
import { recordFields, SINGLE_RECORDS } from '../draft/keys';
import { fieldAt, type Field, type Fields } from '../fields/field';
import { anchorId } from '../links/site-address';
import type { ArchivedMedium, ArchivedMessage, ArchivedRelease } from './format';

interface Content {
  draft: FlatContent;
  releases: ArchivedRelease[];
  media: ArchivedMedium[];
  messages: ArchivedMessage[];
}
type Json = Record<string, unknown>;
type Rename = (id: string) => string;

/** The content in which nothing has an id that it had. */
export function withNewIds(content: Content, catalogue: Catalogue, newId: () => string): Content {
  const old = new Set<string>();
  renameAll(content, catalogue, (id) => {
    old.add(id);
    return id;
  });
  const made = new Set<string>();
  while (made.size < old.size) made.add(newId());
  const fresh = [...made].sort();
  const ids = new Map([...old].sort().map((id, index) => [id, fresh[index] ?? id]));
  return renameAll(content, catalogue, (id) => ids.get(id) ?? id);
}

function renameAll(content: Content, catalogue: Catalogue, rename: Rename): Content {
  return {
    draft: renameDraft(content.draft, catalogue, rename),
    releases: content.releases.map((release) => renameRelease(release, catalogue, rename)),
    media: content.media.map((medium) => {
      const { id, madeFrom } = medium;
      const source = madeFrom && { madeFrom: { ...madeFrom, id: rename(madeFrom.id) } };
      return { ...medium, id: rename(id), ...source };
    }),
    messages: content.messages.map((message) => {
      const { eventId } = message.details;
      const details = typeof eventId === 'string' ? { eventId: reference(eventId, rename) } : {};
      return { ...message, id: rename(message.id), details: { ...message.details, ...details } };
    }),
  };
}

function renameDraft(draft: FlatContent, catalogue: Catalogue, rename: Rename): FlatContent {
  const fieldOf = (key: string): Field | undefined => {
    const [record = '', ...path] = key.split('/');
    const section = draft.places[record]?.section ?? '';
    return fieldAt(recordFields(record) ?? catalogue.get(section)?.fields ?? {}, path);
  };
  const keys = <Value>(map: Record<string, Value>, of: (value: Value, key: string) => Value) =>
    Object.fromEntries(
      Object.entries(map).map(([key, value]) => [renameKey(key, rename), of(value, key)]),
    );
  const byLanguage = (layers: FlatContent['texts']): FlatContent['texts'] =>
    Object.fromEntries(
      Object.entries(layers).map(([code, layer]) => [code, keys(layer, (value) => value)]),
    );
  return {
    places: keys(draft.places, (place) =>
      place.page === undefined ? place : { ...place, page: rename(place.page) },
    ),
    values: keys(draft.values, (value, key) =>
      key.startsWith('redirects/') && typeof value === 'string'
        ? rename(value)
        : renameValue(value, fieldOf(key), rename),
    ),
    texts: byLanguage(draft.texts),
    sources: byLanguage(draft.sources),
  };
}

/** A key of a draft or a translation: a record, then its path with the ids of items. */
function renameKey(key: string, rename: Rename): string {
  const [record = '', ...path] = key.split('/');
  const segments = path.map((name) => (name.startsWith('#') ? `#${rename(name.slice(1))}` : name));
  return [renameRecord(record, rename), ...segments].join('/');
}

function renameRecord(record: string, rename: Rename): string {
  const [kind = '', id] = record.split(':');
  if (id !== undefined) return kind === 'lang' ? record : `${kind}:${rename(id)}`;
  return record === 'redirects' || Object.hasOwn(SINGLE_RECORDS, record) ? record : rename(record);
}

function renameRelease(
  release: ArchivedRelease,
  catalogue: Catalogue,
  rename: Rename,
): ArchivedRelease {
  const { document, translations, media } = release.content;
  const record = <Value extends Json>(value: Value, fields: Fields | undefined): Value =>
    // Every value keeps its type.
    renameData(value, fields, rename) as Value;
  const single = (name: keyof typeof SINGLE_RECORDS) =>
    record(document[name], SINGLE_RECORDS[name]);
  const renamed: ArchivedRelease['content']['document'] = {
    ...document,
    settings: single('settings'),
    theme: single('theme'),
    navigation: single('navigation'),
    widgets: single('widgets'),
    events: document.events.map((event) => ({ ...event, id: rename(event.id) })),
    pages: document.pages.map((page) => ({
      ...page,
      id: rename(page.id),
      components: page.components.map((component) => ({
        ...component,
        id: rename(component.id),
        uniqId: rename(component.uniqId),
        data: record(component.data, catalogue.get(component.section)?.fields),
      })),
    })),
    redirects: document.redirects.map(({ from, page }) => ({ from, page: rename(page) })),
  };
  const layers = Object.entries(translations).map(([code, texts]) => [
    code,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [renameKey(key, rename), text])),
  ]);
  const files = Object.entries(media).map(([url, file]) => [url, { ...file, id: rename(file.id) }]);
  return {
    ...release,
    content: {
      ...release.content,
      document: renamed,
      translations: Object.fromEntries(layers),
      media: Object.fromEntries(files),
    },
  };
}

/** A record or an item of a list. What this version doesn't know has no fields. */
function renameData(data: Json, fields: Fields | undefined, rename: Rename): Json {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, renameValue(value, fields?.[name], rename)]),
  );
}

function renameValue(value: unknown, field: Field | undefined, rename: Rename): unknown {
  const kind = field?.meta.kind;
  if (kind === 'text' || kind === 'data') return value;
  if (typeof value === 'string') {
    return kind === 'event' ? reference(value, rename) : renameAnchor(value, rename);
  }
  if (Array.isArray(value)) return value.map((item) => renameItem(item, field, rename));
  return isObject(value) ? renameData(value, field?.fields, rename) : value;
}

function renameItem(item: unknown, list: Field | undefined, rename: Rename): unknown {
  if (!isObject(item)) return item;
  const { id } = item;
  const renamed = renameData(item, list?.fields, rename);
  return typeof id === 'string' ? { ...renamed, id: rename(id) } : renamed;
}

/** A link of the site to one of its sections; every other value as it is. */
function renameAnchor(value: string, rename: Rename): string {
  const mark = `#${anchorId('')}`;
  const at = value.indexOf(mark);
  if (at < 0 || !/^(?:#|\/(?!\/))/.test(value)) return value;
  const end = at + mark.length;
  return value.slice(0, end) + reference(value.slice(end), rename);
}

const reference = (id: string, rename: Rename): string => (id === '' ? '' : rename(id));

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

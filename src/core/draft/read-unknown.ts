/**
 * Carries what this version doesn't know: sections and fields of a newer version read back as they stand, so that
 * an archive or a later upgrade finds them whole.
 */
import * as Y from 'yjs';
import type { Draft } from './draft';
import { readValue } from './links';

/** Keys of all values and texts by record, and texts' language chain, made once for a whole read. */
export interface KeyIndex {
  values: Map<string, string[]>;
  texts: Map<string, string[]>;
}

/** Groups the draft's keys by record. */
export function indexKeys(draft: Draft, languages: readonly string[]): KeyIndex {
  const index: KeyIndex = { values: new Map(), texts: new Map() };
  const add = (map: Map<string, string[]>, key: string) => {
    const record = key.slice(0, key.indexOf('/'));
    const list = map.get(record);
    if (list) list.push(key);
    else map.set(record, [key]);
  };
  for (const key of draft.values.keys()) add(index.values, key);
  for (const language of languages)
    for (const key of draft.texts(language).keys()) add(index.texts, key);
  return index;
}

type Container = Record<string, unknown>;

/** Adds to `data` what the record holds beyond it. Values that are there already stay. */
export function addUnknown(
  draft: Draft,
  record: string,
  data: Container,
  index: KeyIndex,
  languages: readonly string[],
) {
  // Outer lists first: the items of inner ones go into theirs.
  for (const list of draft.listsUnder(record).sort((a, b) => a.length - b.length))
    addItems(draft, record, data, list);
  for (const key of index.values.get(record) ?? [])
    put(data, segmentsOf(record, key), () => readValue(draft, key));
  for (const key of index.texts.get(record) ?? []) {
    put(data, segmentsOf(record, key), () => readText(draft, key, languages));
  }
}

/** Path segments of a key below its record. Names that begin with $ are the draft's own. */
function segmentsOf(record: string, key: string): string[] {
  return key.slice(record.length + 1).split('/');
}

function addItems(draft: Draft, record: string, data: Container, list: string) {
  const segments = segmentsOf(record, list);
  const name = segments.pop();
  const container = name === undefined ? undefined : containerAt(data, segments);
  if (
    name === undefined ||
    name === '__proto__' ||
    container === undefined ||
    Object.hasOwn(container, name)
  )
    return;
  container[name] = draft.childrenOf(list).map(([id]) => ({ id }));
}

function put(data: Container, segments: string[], read: () => unknown) {
  const name = segments.pop();
  if (name === undefined || name.startsWith('$') || name === '__proto__') return;
  const container = containerAt(data, segments);
  if (container !== undefined && !Object.hasOwn(container, name)) container[name] = read();
}

/** Walks to where a value belongs, making groups on the way; undefined where an item on the way is gone. */
function containerAt(data: Container, segments: readonly string[]): Container | undefined {
  let at: unknown = data;
  for (const segment of segments) {
    if (segment === '__proto__') return undefined;
    if (Array.isArray(at)) {
      at = segment.startsWith('#')
        ? at.find((item: Container) => item['id'] === segment.slice(1))
        : undefined;
    } else if (typeof at === 'object' && at !== null) {
      const container = at as Container;
      if (segment.startsWith('#')) return undefined;
      if (!Object.hasOwn(container, segment)) container[segment] = {};
      at = container[segment];
    }
    if (typeof at !== 'object' || at === null) return undefined;
  }
  return Array.isArray(at) ? undefined : (at as Container);
}

function readText(draft: Draft, key: string, languages: readonly string[]): string {
  for (const language of languages) {
    const text = draft.texts(language).get(key);
    if (text instanceof Y.Text) return text.toString();
  }
  return '';
}

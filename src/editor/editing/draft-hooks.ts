/** Reading the draft in React: each hook follows just what it shows. */
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { DraftStore } from '../../core/draft/draft-store';
import type { Field, Fields } from '../../core/fields/field';
import { readFields } from '../../core/draft/read-fields';

/** Values that stand in for what the draft doesn't hold; one object for each field, so that it compares equal. */
const initials = new WeakMap<Field, unknown>();

export function initialOf(field: Field): unknown {
  if (!initials.has(field)) initials.set(field, field.initial());
  return initials.get(field);
}

/** A value of the draft. */
export function useDraftValue(store: DraftStore, key: string): unknown {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]),
    () => store.value(key),
  );
}

/** A number that becomes another one when a value of a record changes which is no text. */
export function useValuesVersion(store: DraftStore, record: string): number {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeValues(record, listener), [store, record]),
    () => store.valuesVersion(record),
  );
}

/** A text of the draft. */
export function useDraftText(
  store: DraftStore,
  key: string,
  language?: string,
): string | undefined {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]),
    () => store.text(key, language),
  );
}

/** Ids of a parent's children, in order. */
export function useChildIds(store: DraftStore, parent: string): readonly string[] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(parent, listener), [store, parent]),
    () => store.childIds(parent),
  );
}

/**
 * Something read from the draft; the same object until its content changes.
 * @param records what it follows: whole records, or single keys (with a slash), which a key typed elsewhere in the record
 *   does not wake
 * @param language in which it is read, where that may become another one
 */
export function useDraftRecords<Value>(
  store: DraftStore,
  records: readonly string[],
  read: () => Value,
  language = '',
): Value {
  const joined = records.join('\n');
  const from = `${language}\n${joined}`;
  const cache = useRef<{ from: string; json: string; value: Value; version: number } | null>(null);
  const version = useRef(0);
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const handle = () => {
          version.current += 1;
          listener();
        };
        // What changed between the first reading and now would be missed otherwise.
        version.current += 1;
        const ends = joined
          .split('\n')
          .filter(Boolean)
          .map((record) =>
            record.includes('/')
              ? store.subscribe(record, handle)
              : store.subscribeRecord(record, handle),
          );
        return () => ends.forEach((end) => end());
      },
      [store, joined],
    ),
    () => {
      const last = cache.current;
      const now = { from, version: version.current };
      if (last?.version === now.version && last.from === from) return last.value;
      const value = read();
      const json = JSON.stringify(value) ?? '';
      cache.current = last?.json === json ? { ...last, ...now } : { json, value, ...now };
      return cache.current.value;
    },
  );
}

/**
 * Something read from many keys of the draft; the same object until one of them changes. One listener looks through what
 * changed, so that hundreds of keys cost nothing to follow.
 * @param keysOf the keys that it follows now; the same function until it reads from elsewhere
 */
export function useDraftKeys<Value>(
  store: DraftStore,
  keysOf: () => ReadonlySet<string>,
  read: () => Value,
): Value {
  const cache = useRef<{ from: unknown; value: Value } | null>(null);
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        let keys = keysOf();
        const handle = (changed: ReadonlySet<string>) => {
          for (const key of changed) {
            if (!keys.has(key)) continue;
            keys = keysOf();
            cache.current = null;
            return listener();
          }
        };
        // What changed between the first reading and now would be missed otherwise.
        cache.current = null;
        return store.subscribeAll(handle);
      },
      [store, keysOf],
    ),
    () => {
      if (cache.current?.from !== keysOf) cache.current = { from: keysOf, value: read() };
      return cache.current.value;
    },
  );
}

/** A whole record by its fields: the theme, the navigation. */
export function useDraftRecord<Value>(store: DraftStore, record: string, fields: Fields): Value {
  return useDraftRecords(
    store,
    [record],
    // The record's shape follows from its fields.
    () => readFields(store.draft, fields, record) as Value,
  );
}

/** Reads the values of a set of fields from a draft: total, deterministic, never throws. */
import type { Field, Fields } from '../fields/field';
import type { Draft } from './draft';
import { itemKey } from './keys';
import { readValue } from './links';
import { textReader, type TextReader } from './read-text';

/** Reads the data of a record or item whose fields are known, with defaults for what is missing. */
export function readFields(
  draft: Draft,
  fields: Fields,
  key: string,
  readText: TextReader = textReader(draft),
) {
  const data: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields))
    data[name] = readField(draft, field, `${key}/${name}`, readText);
  return data;
}

/** Reads one field by its key. */
export function readField(draft: Draft, field: Field, key: string, readText: TextReader): unknown {
  switch (field.meta.kind) {
    case 'text':
      return readText(key, field);
    case 'group':
      return readFields(draft, field.fields ?? {}, key, readText);
    case 'list':
      return draft.childrenOf(key).map(([id]) => ({
        id,
        ...readFields(draft, field.fields ?? {}, itemKey(key, id), readText),
      }));
    default: {
      const value = readValue(draft, key);
      // A value of the wrong type reads as it stands: publishing names it, reading never fails.
      return value === undefined ? field.initial() : value;
    }
  }
}

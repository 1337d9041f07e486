/** A section's data as visitors see it. */
import { isBlank } from '../text/is-blank';
import type { Field, Fields } from '../fields/field';

type Json = Readonly<Record<string, unknown>>;

/**
 * The data without items in which there is nothing to read or see (spec sections 5 and 6). An icon, a link or an alignment
 * alone is nothing; items that have neither text nor picture by their nature, such as social links, all stay.
 */
export function shownData(fields: Fields, data: Json): Json {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields[name];
    return [name, field === undefined ? value : shownValue(field, value, isCounted(fields, name))];
  });
  return Object.fromEntries(entries);
}

function shownValue({ meta, fields = {} }: Field, value: unknown, mustKeepItems: boolean): unknown {
  if (meta.kind === 'group' && isRecord(value)) return shownData(fields, value);
  if (meta.kind !== 'list' || !Array.isArray(value)) return value;
  const items = value.map((item: unknown) => (isRecord(item) ? shownData(fields, item) : item));
  if (mustKeepItems || !Object.values(fields).some(isContent)) return items;
  return items.filter((item) => isRecord(item) && holdsContent(fields, item));
}

/** Whether a value beside a list points at its items by their position: then none may go. */
function isCounted(fields: Fields, list: string): boolean {
  return Object.values(fields).some(({ meta }) => 'indexOf' in meta && meta.indexOf === list);
}

function isContent({ meta }: Field): boolean {
  return ['text', 'image', 'video', 'list', 'group'].includes(meta.kind);
}

function holdsContent(fields: Fields, record: Json): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = record[name];
    if (!isContent(field)) return false;
    if (field.meta.kind === 'list') return Array.isArray(value) && value.length > 0;
    if (field.meta.kind === 'group')
      return isRecord(value) && holdsContent(field.fields ?? {}, value);
    return typeof value === 'string' && !isBlank(value);
  });
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

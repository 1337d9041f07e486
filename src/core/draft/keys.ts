/**
 * Addresses inside a draft. Everything lies flat in a few maps, under keys such as
 * `c1/plans/#p2/options/#o1/text`: a record, then its path, ids of list items marked by `#`.
 */
import { AppError } from '../errors';
import type { Catalogue } from '../catalogue/section';
import type { Field, Fields } from '../fields/field';
import {
  eventFields,
  languageFields,
  mediaFields,
  navigationFields,
  pageFields,
  settingsFields,
  themeFields,
  widgetsFields,
} from '../document/records';

/** The site's records that exist once. */
export const SINGLE_RECORDS = {
  settings: settingsFields,
  theme: themeFields,
  navigation: navigationFields,
  widgets: widgetsFields,
} as const satisfies Record<string, Fields>;
export type SingleRecord = keyof typeof SINGLE_RECORDS;

/** Records of which there are many; their names are `{prefix}:{id}`. */
const RECORD_KINDS: Readonly<Record<string, Fields>> = {
  page: pageFields,
  lang: languageFields,
  event: eventFields,
  media: mediaFields,
};

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a value can be the id of a page, component, item, event or media file. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value) && !Object.hasOwn(SINGLE_RECORDS, value);
}

export const pageKey = (id: string) => `page:${id}`;
/** Key of a page's path, and of its paths in further languages. */
export const pathKey = (page: string) => `${pageKey(page)}/path`;
export const languageKey = (code: string) => `lang:${code}`;
export const eventKey = (id: string) => `event:${id}`;
export const itemKey = (list: string, id: string) => `${list}/#${id}`;

/** Key of the value that names the page to which an old path leads. */
export const redirectKey = (path: string) => `redirects/${encodeURIComponent(path)}`;

/** The old path of such a key; whatever else stands there reads as itself. */
export function pathOfRedirect(key: string): string {
  const path = key.slice(redirectKey('').length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The fields of a record other than a component; undefined where the name is none. */
export function recordFields(record: string): Fields | undefined {
  if (Object.hasOwn(SINGLE_RECORDS, record)) return SINGLE_RECORDS[record as SingleRecord];
  const colon = record.indexOf(':');
  return colon > 0 ? RECORD_KINDS[record.slice(0, colon)] : undefined;
}

/** A place in a record, resolved against its fields. */
export interface Target {
  key: string;
  field: Field;
  /** The fields among which it is. */
  beside: Fields;
  /** The keys of the items that the path passes through, outermost first. */
  items: string[];
  /** Set where the path ends at an item of a list, not at a field. */
  isItem: boolean;
}

/**
 * Resolves the path of an edit (field, or list field, item id, field …) against a record's fields.
 * @throws AppError `validation_failed`, naming the segment that leads nowhere.
 */
export function resolvePath(record: string, fields: Fields, path: readonly string[]): Target {
  let key = record;
  let inner: Fields = fields;
  let field: Field | undefined;
  let beside: Fields = fields;
  const items: string[] = [];
  let isItem = false;
  for (const segment of path) {
    if (field?.meta.kind === 'list' && !isItem) {
      if (!isId(segment))
        throw refusal([record, ...path], `“${segment}” is not the id of an item.`);
      key = itemKey(key, segment);
      items.push(key);
      inner = field.fields ?? {};
      isItem = true;
      continue;
    }
    field = Object.hasOwn(inner, segment) ? inner[segment] : undefined;
    beside = inner;
    if (field === undefined)
      throw refusal([record, ...path], `There is no field “${segment}” here.`);
    key = `${key}/${segment}`;
    isItem = false;
    if (field.meta.kind === 'group') inner = field.fields ?? {};
    else if (field.meta.kind !== 'list') inner = {};
  }
  if (field === undefined) throw refusal([record, ...path], 'The path is empty.');
  return { key, field, beside, items, isItem };
}

/** A typed refusal of an edit, with the path that it concerns. */
export function refusal(path: readonly (string | number)[], message: string): AppError {
  return new AppError('validation_failed', message, {
    status: 422,
    fields: [{ path: path.join('.'), message }],
  });
}

/** The definition of a component's section, refusing one that this version doesn't know. */
export function definitionOf(catalogue: Catalogue, section: string, component: string) {
  const definition = catalogue.get(section);
  if (definition === undefined) {
    throw refusal(
      [component],
      `This version doesn’t know the section “${section}”, so it can’t change it.`,
    );
  }
  return definition;
}

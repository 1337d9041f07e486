/** Writes values into a draft by their fields: the way in for seeds, merged values and single ones. */
import type * as z from 'zod/mini';
import { AppError } from '../errors';
import type { Field, Fields } from '../fields/field';
import { flattenText, lineText, plainText } from '../text/commit-text';
import { countCharacters } from '../text/count-characters';
import { BAD_HEX } from '../validation/hex-color';
import type { Draft } from './draft';
import { isId, itemKey, refusal } from './keys';
import { readValue, storeValue } from './links';
import { requireTexts } from './require-texts';
import { changeText, createText, ensureText, type TextChange } from './texts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** What happens to a value whose field this version doesn't know. */
export type UnknownRule = 'refuse' | 'keep';

export interface WriteOptions {
  /** Language of the texts. */
  language: string;
  unknown: UnknownRule;
}

/** Whether a value is a plain object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks one value against its field; texts may stay over their limit only while they get shorter (a merge may have
 * made them too long).
 * @throws AppError `validation_failed` with the field's path.
 */
export function checkValue(field: Field, value: unknown, path: Path, previousText = ''): void {
  const result = field.schema.safeParse(value);
  if (result.success) return;
  if (field.meta.kind === 'text' && typeof value === 'string')
    if (countCharacters(value) < countCharacters(previousText)) return;
  throw zodRefusal(result.error, path);
}

/** Turns a zod error into a refusal that names every field. */
export function zodRefusal(error: z.core.$ZodError, path: Path) {
  const fields = error.issues.map((issue) => ({
    path: [...path, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  const said = fields.map(({ path: at, message }) => `${at}: ${message}`).join(' ');
  return new AppError('validation_failed', said, { status: 422, fields });
}

/**
 * Writes a new record or item from a seed: what the seed leaves out takes the field's initial value. Texts are always
 * made, so that the first words of two people meet in one text; a value equal to the initial one is not stored.
 */
export function writeNew(
  draft: Draft,
  fields: Fields,
  key: string,
  seed: Json,
  path: Path,
  options: WriteOptions,
): void {
  refuseUnknown(draft, fields, key, seed, path, options);
  if (options.unknown === 'refuse') requireTexts(draft, fields, undefined, seed, path);
  for (const [name, field] of Object.entries(fields)) {
    const at = `${key}/${name}`;
    const given = seed[name];
    const fieldPath = [...path, name];
    switch (field.meta.kind) {
      case 'text': {
        const content = normalised(field, given ?? field.initial());
        checkValue(field, content, fieldPath);
        createText(draft, options.language, at, String(content));
        break;
      }
      case 'group':
        writeNew(
          draft,
          field.fields ?? {},
          at,
          groupSeed(field, given, fieldPath),
          fieldPath,
          options,
        );
        break;
      case 'list':
        writeNewList(draft, field, at, given ?? field.initialItems ?? [], fieldPath, options);
        break;
      default:
        if (given !== undefined) writeNewValue(draft, field, at, given, fieldPath);
    }
  }
}

function writeNewValue(draft: Draft, field: Field, key: string, given: unknown, path: Path): void {
  const value = normalised(field, given);
  checkValue(field, value, path);
  if (JSON.stringify(value) !== JSON.stringify(field.initial()))
    storeValue(draft, field, key, value);
}

function writeNewList(
  draft: Draft,
  field: Field,
  key: string,
  given: unknown,
  path: Path,
  options: WriteOptions,
): void {
  const items = listSeed(field, given, path);
  for (const item of items) {
    const id = itemId(draft, item, path);
    if (draft.placeOf(itemKey(key, id))) throw refusal([...path, id], 'Two items have this id.');
    writeItem(draft, field, key, id, item, path, options);
  }
}

/** Writes one new item of a list at an index (default: the end). */
export function writeItem(
  draft: Draft,
  field: Field,
  list: string,
  id: string,
  seed: Json,
  path: Path,
  options: WriteOptions,
  index?: number,
): void {
  const { id: _, ...values } = seed;
  writeNew(draft, field.fields ?? {}, itemKey(list, id), values, [...path, id], options);
  draft.place(itemKey(list, id), id, list, index);
}

/** The id that a seed brings, or a new one. */
export function itemId(draft: Draft, seed: Json, path: Path): string {
  const given = seed['id'];
  if (given === undefined) return draft.newId();
  if (!isId(given))
    throw refusal([...path, 'id'], 'An id has 1 to 64 letters, digits, hyphens or underscores.');
  return given;
}

/**
 * Merges values into a record that exists: groups deeply, lists matched by id (new items are added, missing ones
 * removed, the order taken over), everything else replaced.
 */
export function mergeFields(
  draft: Draft,
  fields: Fields,
  key: string,
  values: Json,
  path: Path,
  options: WriteOptions,
): void {
  refuseUnknown(draft, fields, key, values, path, options);
  if (options.unknown === 'refuse') requireTexts(draft, fields, key, values, path);
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (field && value !== undefined)
      mergeField(draft, field, `${key}/${name}`, value, [...path, name], options);
  }
}

function mergeField(
  draft: Draft,
  field: Field,
  key: string,
  value: unknown,
  path: Path,
  options: WriteOptions,
): void {
  switch (field.meta.kind) {
    case 'text':
      writeText(draft, field, options.language, key, value, path);
      break;
    case 'group':
      mergeFields(draft, field.fields ?? {}, key, groupSeed(field, value, path), path, options);
      break;
    case 'list':
      mergeList(draft, field, key, value, path, options);
      break;
    default:
      writeValue(draft, field, key, value, path);
  }
}

function mergeList(
  draft: Draft,
  field: Field,
  key: string,
  value: unknown,
  path: Path,
  options: WriteOptions,
): void {
  const items = listSeed(field, value, path).map((item) => ({
    id: itemId(draft, item, path),
    item,
  }));
  const wanted = new Set(items.map(({ id }) => id));
  if (wanted.size < items.length) throw refusal(path, 'Two items have the same id.');
  for (const [id] of draft.childrenOf(key)) if (!wanted.has(id)) draft.remove(itemKey(key, id));
  items.forEach(({ id, item }, index) => {
    const { id: _, ...values } = item;
    if (!draft.placeOf(itemKey(key, id))) {
      writeItem(draft, field, key, id, item, path, options, index);
      return;
    }
    mergeFields(draft, field.fields ?? {}, itemKey(key, id), values, [...path, id], options);
    if (draft.childrenOf(key)[index]?.[0] !== id) draft.place(itemKey(key, id), id, key, index);
  });
}

/** Replaces a value that is no text. */
export function writeValue(
  draft: Draft,
  field: Field,
  key: string,
  given: unknown,
  path: Path,
): void {
  const value = normalised(field, given);
  checkValue(field, value, path);
  if (value === undefined) draft.values.delete(key);
  else if (JSON.stringify(readValue(draft, key)) !== JSON.stringify(value))
    storeValue(draft, field, key, value);
}

/** Changes a text in one language by the smallest difference. */
export function writeText(
  draft: Draft,
  field: Field,
  language: string,
  key: string,
  value: unknown,
  path: Path,
  how?: TextChange,
): void {
  if (typeof value !== 'string') throw refusal(path, 'A text is a string.');
  const content = String(normalised(field, value));
  const existing = draft.textIn(language, key);
  const before = existing ?? initialText(draft, field, language);
  checkValue(field, content, path, before);
  if (content !== before || existing === undefined || how?.isRewrite) {
    const text = ensureText(draft, language, key, initialText(draft, field, language));
    changeText(text, content, how);
  }
}

/** A text or plain string in the form in which it is kept, an emptied derived colour as none; anything else as it is. */
function normalised({ meta, initial }: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (meta.kind === 'text') return meta.isLine ? lineText(value) : plainText(value);
  if (meta.kind === 'color' && value === '') return initial() === undefined ? undefined : value;
  return meta.kind === 'string' ? flattenText(value) : value;
}

/** What a text that nobody touched yet reads as: its field's initial value, a translation nothing. */
function initialText(draft: Draft, field: Field, language: string): string {
  return language === draft.primaryLanguage() ? String(field.initial()) : '';
}

function groupSeed(field: Field, given: unknown, path: Path): Json {
  if (given === undefined) return {};
  // A palette colour may be given as one hex string: its normal shade.
  const isColor = Object.hasOwn(field.fields ?? {}, 'normal');
  if (typeof given === 'string' && isColor) return { normal: given };
  if (!isObject(given)) throw refusal(path, isColor ? BAD_HEX : 'This needs an object.');
  return given;
}

function listSeed(field: Field, given: unknown, path: Path): Json[] {
  if (!Array.isArray(given)) throw refusal(path, 'This needs a list.');
  if (field.meta.kind === 'list') {
    const { min, max, label } = field.meta;
    if (given.length > max) throw refusal(path, `At most ${max} in “${label}”.`);
    if (given.length < min) throw refusal(path, `At least ${min} in “${label}”.`);
  }
  return given.map((item: unknown, index) => {
    // Items with nothing but a text may be given as plain strings.
    if (typeof item === 'string' && Object.keys(field.fields ?? {}).join() === 'text')
      return { text: item };
    if (!isObject(item)) throw refusal([...path, String(index)], 'This needs an object.');
    return item;
  });
}

function refuseUnknown(
  draft: Draft,
  fields: Fields,
  key: string,
  values: Json,
  path: Path,
  options: WriteOptions,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (Object.hasOwn(fields, name)) continue;
    if (options.unknown === 'refuse' || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) {
      throw refusal([...path, name], `There is no field “${name}” here.`);
    }
    draft.values.set(`${key}/${name}`, value);
  }
}

/** Edits of a record's content: texts, values, items of lists. */
import * as z from 'zod/mini';
import { pageFields } from '../../document/records';
import { codeAmong } from '../../languages/language-code';
import type { Draft } from '../draft';
import { itemKey, pageKey, refusal, type Target } from '../keys';
import { ensureText, sourceHash } from '../texts';
import { requireTexts } from '../require-texts';
import { isObject, itemId, mergeFields, writeItem, writeText, writeValue } from '../write-fields';
import { setTranslatedPath } from './page-paths';
import { changeItems } from './item-indexes';
import { copyContent, resolveTarget } from './resolve';
import { fallbackChain } from '../read-text';

const path = z.array(z.string()).check(z.minLength(1));
const address = { component: z.optional(z.string()), scope: z.optional(z.string()) };
const index = z.optional(z.int().check(z.minimum(0)));
const id = z.optional(z.string());

export const setTextSchema = z.strictObject({
  edit: z.literal('setText'),
  ...address,
  path,
  text: z.string(),
  lang: z.optional(z.string()),
  /** Index behind what changed, in UTF-16 units: which one of equal characters is meant. */
  caret: z.optional(z.int().check(z.minimum(0))),
  /** Written anew: of the letters of before none stays, were it only by chance the same. */
  isRewrite: z.optional(z.boolean()),
  /** Hash of the source that a translation was made from, where that isn't the text of now (`sourceHash`). */
  source: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,16}$/))),
});
/**
 * Sets a text, in the primary language or in `lang`; in `lang` also the path of a page. One that is required is never empty
 * in the primary language; an empty translation is none.
 */
export function setText(draft: Draft, edit: z.infer<typeof setTextSchema>): void {
  const target = resolveTarget(draft, edit, edit.path);
  const fullPath = labelled(edit, edit.path);
  const primary = draft.primaryLanguage();
  const language = edit.lang === undefined ? primary : codeAmong(draft.languageCodes(), edit.lang);
  if (language === undefined)
    throw refusal(['lang'], `The site has no language “${edit.lang ?? ''}”.`);
  if (target.field === pageFields.path && language !== primary) {
    const page = (edit.scope ?? '').slice(pageKey('').length);
    setTranslatedPath(draft, { page, language, path: edit.text, source: edit.source });
    return;
  }
  if (target.field.meta.kind !== 'text' || target.isItem)
    throw refusal(fullPath, 'This is no text: use setValue.');
  if (language === primary) {
    const record = target.key.slice(0, target.key.lastIndexOf('/'));
    const given = { [edit.path.at(-1) ?? '']: edit.text };
    requireTexts(draft, target.beside, record, given, fullPath.slice(0, -1));
  }
  draft.transact(() => {
    const source = language === primary ? undefined : primaryText(draft, target);
    writeText(draft, target.field, language, target.key, edit.text, fullPath, edit);
    if (source !== undefined)
      draft.sources(language).set(target.key, edit.source ?? sourceHash(source));
  });
}

/** The primary text that a translation is made from; made where nobody touched it yet, so that it stays itself. */
function primaryText(draft: Draft, target: Target): string {
  for (const code of fallbackChain(draft)) {
    const content = draft.textIn(code, target.key);
    if (content !== undefined) return content;
  }
  return ensureText(
    draft,
    draft.primaryLanguage(),
    target.key,
    String(target.field.initial()),
  ).toString();
}

export const setValueSchema = z.strictObject({
  edit: z.literal('setValue'),
  ...address,
  path,
  value: z.json(),
});
/** Sets everything that is not text: an alignment, a link, an image, an icon, a flag; a group by its parts. */
export function setValue(draft: Draft, edit: z.infer<typeof setValueSchema>): void {
  const target = resolveTarget(draft, edit, edit.path);
  const fullPath = labelled(edit, edit.path);
  const kind = target.isItem ? 'item' : target.field.meta.kind;
  if (kind === 'text') throw refusal(fullPath, 'This is a text: use setText.');
  if (kind === 'list' || kind === 'item')
    throw refusal(fullPath, 'This is a list: use addItem, moveItem, removeItem.');
  draft.transact(() => {
    if (kind === 'group') {
      const value = typeof edit.value === 'string' ? { normal: edit.value } : edit.value;
      if (!isObject(value)) throw refusal(fullPath, 'This needs an object.');
      const options = { language: draft.primaryLanguage(), unknown: 'refuse' } as const;
      mergeFields(draft, target.field.fields ?? {}, target.key, value, fullPath, options);
    } else {
      writeValue(draft, target.field, target.key, edit.value, fullPath);
    }
  });
}

export const addItemSchema = z.strictObject({
  edit: z.literal('addItem'),
  ...address,
  path,
  index,
  value: z.optional(z.union([z.record(z.string(), z.json()), z.string()])),
  id,
});
/** Adds an item to a list, from its value or the defaults. */
export function addItem(draft: Draft, edit: z.infer<typeof addItemSchema>): { id: string } {
  const target = resolveTarget(draft, edit, edit.path);
  const fullPath = labelled(edit, edit.path);
  const { meta } = target.field;
  if (meta.kind !== 'list' || target.isItem) throw refusal(fullPath, 'This is no list.');
  requireRoom(draft, target, fullPath);
  const given = typeof edit.value === 'string' ? { text: edit.value } : (edit.value ?? {});
  const seed = edit.id === undefined ? given : { ...given, id: edit.id };
  const itemsId = itemId(draft, seed, fullPath);
  requireFree(draft, itemKey(target.key, itemsId), fullPath);
  changeItems(draft, edit, edit.path, () => {
    const options = { language: draft.primaryLanguage(), unknown: 'refuse' } as const;
    writeItem(draft, target.field, target.key, itemsId, seed, fullPath, options, edit.index);
  });
  return { id: itemsId };
}

export const moveItemSchema = z.strictObject({
  edit: z.literal('moveItem'),
  ...address,
  path,
  index: z.int().check(z.minimum(0)),
});
/** Moves an item to an index within its list. */
export function moveItem(draft: Draft, edit: z.infer<typeof moveItemSchema>): void {
  const { target, list, itemsId } = resolveItem(draft, edit, edit.path);
  changeItems(draft, edit, edit.path.slice(0, -1), () =>
    draft.place(target.key, itemsId, list, edit.index),
  );
}

export const removeItemSchema = z.strictObject({ edit: z.literal('removeItem'), ...address, path });
/** Removes an item, unless the list needs it. */
export function removeItem(draft: Draft, edit: z.infer<typeof removeItemSchema>): void {
  const { target, list } = resolveItem(draft, edit, edit.path);
  const { meta } = target.field;
  if (meta.kind === 'list' && draft.childrenOf(list).length <= meta.min) {
    throw refusal(labelled(edit, edit.path), `At least ${meta.min} must stay in “${meta.label}”.`);
  }
  changeItems(draft, edit, edit.path.slice(0, -1), () => draft.remove(target.key));
}

export const duplicateItemSchema = z.strictObject({
  edit: z.literal('duplicateItem'),
  ...address,
  path,
  index,
  id,
});
/** Copies an item, by default right behind the original. */
export function duplicateItem(
  draft: Draft,
  edit: z.infer<typeof duplicateItemSchema>,
): { id: string } {
  const { target, list, itemsId } = resolveItem(draft, edit, edit.path);
  const fullPath = labelled(edit, edit.path);
  requireRoom(draft, { ...target, key: list }, fullPath);
  const copy = itemId(draft, edit.id === undefined ? {} : { id: edit.id }, fullPath);
  requireFree(draft, itemKey(list, copy), fullPath);
  const position = draft.childrenOf(list).findIndex(([sibling]) => sibling === itemsId);
  changeItems(draft, edit, edit.path.slice(0, -1), () => {
    copyContent(draft, target.key, itemKey(list, copy));
    draft.place(itemKey(list, copy), copy, list, edit.index ?? position + 1);
  });
  return { id: copy };
}

function resolveItem(
  draft: Draft,
  edit: { component?: string | undefined; scope?: string | undefined },
  itemPath: readonly string[],
) {
  const target = resolveTarget(draft, edit, itemPath);
  if (!target.isItem) throw refusal(labelled(edit, itemPath), 'This path does not end at an item.');
  const itemsId = itemPath.at(-1) ?? '';
  return { target, itemsId, list: target.key.slice(0, -itemKey('', itemsId).length) };
}

function requireRoom(draft: Draft, list: Target, fullPath: readonly string[]): void {
  const { meta } = list.field;
  if (meta.kind === 'list' && draft.childrenOf(list.key).length >= meta.max) {
    throw refusal(fullPath, `At most ${meta.max} in “${meta.label}”.`);
  }
}

function requireFree(draft: Draft, key: string, fullPath: readonly string[]): void {
  if (draft.places.has(key)) throw refusal([...fullPath, 'id'], 'This id is taken.');
}

function labelled(
  edit: { component?: string | undefined; scope?: string | undefined },
  inner: readonly string[],
): string[] {
  return [edit.component ?? edit.scope ?? '', ...inner];
}

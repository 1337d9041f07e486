/** Applies a list of edits all or none, on a copy, so that a refusal leaves nothing behind. */
import * as Y from 'yjs';
import type { Catalogue } from '../catalogue/section';
import { DOCUMENT_VERSION } from '../document/document';
import { AppError, isAppError } from '../errors';
import '../fields/zod-words';
import { Draft, VERSION } from './draft';
import { namesOfLanguage } from '../languages/known-languages';
import { normaliseLanguageCode } from '../languages/language-code';
import { applyEdit, type Edit } from './edits/edit';
import { editSchema } from './edits/edit-schema';
import type { EditResult } from './edits/edit-result';
import { isObject, type UnknownRule } from './write-fields';

export interface ApplyOptions {
  /** 'keep' carries data of other versions (import); the default refuses what this version doesn't know. */
  unknown?: UnknownRule;
  newId?: () => string;
}

export interface Applied {
  /** The change as a Yjs update; empty where nothing changed. */
  update: Uint8Array;
  results: EditResult[];
}

/** Most edits in one list. */
export const EDITS_MAX = 1000;

/**
 * Applies edits to a copy of a draft and answers the change; the draft itself stays as it is.
 * @throws AppError `validation_failed`: 400 for what is no list of edits, 422 for an edit that is refused, with its
 *   index and the field's path.
 */
export function applyEdits(
  doc: Y.Doc,
  edits: readonly unknown[],
  catalogue: Catalogue,
  options: ApplyOptions = {},
): Applied {
  if (edits.length > EDITS_MAX) {
    throw new AppError('validation_failed', `At most ${EDITS_MAX} edits at once.`, { status: 422 });
  }
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  requireKnownVersion(copy);
  const before = Y.encodeStateVector(copy);
  const deletionsBefore = Y.snapshot(copy).ds;
  const draft = new Draft(copy, catalogue, options.newId);
  const results = edits.map((edit, index) => applyOne(draft, edit, index, options.unknown));
  const isUnchanged = Y.equalSnapshots(
    Y.snapshot(copy),
    Y.createSnapshot(deletionsBefore, Y.decodeStateVector(before)),
  );
  const update = isUnchanged ? new Uint8Array() : Y.encodeStateAsUpdate(copy, before);
  copy.destroy();
  return { update, results };
}

/** Refuses to edit a draft that a newer version of the program wrote. */
export function requireKnownVersion(doc: Y.Doc): void {
  const version = doc.getMap('values').get(VERSION);
  if (typeof version === 'number' && version > DOCUMENT_VERSION) {
    throw new AppError(
      'conflict',
      'A newer version of Plinth wrote this draft. Update this installation to edit it.',
    );
  }
}

/** What to say of an edit that can't be read: whether it is its name or what goes with it. */
function unreadable(input: unknown, index: number): string {
  const name = isObject(input) ? input['edit'] : undefined;
  const isKnown = editSchema.def.options.some(({ shape }) => shape.edit.def.values[0] === name);
  return isKnown
    ? `Edit ${index}: some of what goes with “${String(name)}” is missing or of the wrong form.`
    : `Edit ${index} is not one of the named edits.`;
}

function applyOne(
  draft: Draft,
  input: unknown,
  index: number,
  unknown: UnknownRule | undefined,
): EditResult {
  const parsed = editSchema.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({
      index,
      path: path.map(String).join('.'),
      message,
    }));
    throw new AppError('validation_failed', unreadable(input, index), {
      status: 422,
      fields,
    });
  }
  try {
    return applyEdit(draft, withNames(parsed.data), unknown);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const fields = (error.fields ?? [{ path: '', message: error.message }]).map((field) => ({
      index,
      ...field,
    }));
    throw new AppError(error.code, error.message, { status: error.status, fields, cause: error });
  }
}

/** A language that is added by its code alone begins with the names that are known. */
function withNames(edit: Edit): Edit {
  if (edit.edit !== 'addLanguage') return edit;
  const code = normaliseLanguageCode(edit.code) ?? edit.code;
  return { ...edit, values: { ...namesOfLanguage(code), ...edit.values } };
}

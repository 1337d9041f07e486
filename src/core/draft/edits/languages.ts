/** Edits of the site's languages. Texts are never moved or dropped: a language is a layer that may come back. */
import * as z from 'zod/mini';
import { languageFields } from '../../document/records';
import { normaliseLanguageCode } from '../../languages/language-code';
import { pathsInTheWay } from '../../paths/page-path';
import { PRIMARY_LANGUAGE, type Draft } from '../draft';
import { languageKey, refusal } from '../keys';
import { LANGUAGES } from '../place-index';
import { sourceHash } from '../texts';
import { mergeFields } from '../write-fields';
import { pathsOf } from './pages';

const index = z.optional(z.int().check(z.minimum(0)));
const values = z.partial(
  z.strictObject({
    name: z.string(),
    localizedName: z.string(),
    flagCode: z.string(),
    status: z.enum(['active', 'inactive']),
    isPrimary: z.boolean(),
    smLangId: z.union([z.string(), z.number()]),
  }),
);

export const addLanguageSchema = z.strictObject({
  edit: z.literal('addLanguage'),
  code: z.string(),
  values: z.optional(values),
  index,
});
/**
 * Adds a language under the usual form of its code, inactive at first; the first of a site is primary and active. Its names are those that are given
 * (core/languages/known-languages.ts has them), else its code.
 */
export function addLanguage(draft: Draft, edit: z.infer<typeof addLanguageSchema>): { id: string } {
  const code = normaliseLanguageCode(edit.code);
  if (code === null)
    throw refusal(['code'], `“${edit.code}” is not a language code, such as “sv” or “pt-BR”.`);
  const key = languageKey(code);
  if (draft.placeOf(key)) throw refusal(['code'], `The site has the language “${code}” already.`);
  const [hidden] = pathsInTheWay(code, pathsOf(draft));
  if (hidden !== undefined) {
    throw refusal(
      ['code'],
      `The page ${hidden} begins with “${code}”. Give that page another path first.`,
    );
  }
  const isFirst = draft.languageCodes().length === 0;
  draft.transact(() => {
    writeLanguage(draft, key, {
      name: code,
      localizedName: code,
      ...(isFirst ? { status: 'active' } : {}),
      ...edit.values,
    });
    draft.place(key, code, LANGUAGES, edit.index);
    if (isFirst) draft.values.set(PRIMARY_LANGUAGE, code);
    else if (edit.values?.isPrimary) makePrimary(draft, code);
  });
  return { id: code };
}

export const setLanguageSchema = z.strictObject({
  edit: z.literal('setLanguage'),
  code: z.string(),
  values,
});
/** Changes a language's names, flag and status, or makes it primary. */
export function setLanguage(draft: Draft, edit: z.infer<typeof setLanguageSchema>): void {
  const { key, code } = requireLanguage(draft, edit.code);
  const isPrimary = code === draft.primaryLanguage();
  if (isPrimary && edit.values.isPrimary === false) {
    throw refusal(['values', 'isPrimary'], 'Make another language primary instead.');
  }
  if ((isPrimary || edit.values.isPrimary) && edit.values.status === 'inactive') {
    throw refusal(['values', 'status'], 'The primary language stays active.');
  }
  draft.transact(() => {
    writeLanguage(
      draft,
      key,
      edit.values.isPrimary ? { status: 'active', ...edit.values } : edit.values,
    );
    if (edit.values.isPrimary && !isPrimary) makePrimary(draft, code);
  });
}

/**
 * What was the source becomes a translation: of the new primary texts that were made from it as it reads now, and of no others.
 */
function makePrimary(draft: Draft, code: string): void {
  const former = draft.primaryLanguage();
  const made = draft.sources(code);
  const sources = draft.sources(former);
  for (const key of draft.texts(former).keys()) {
    const text = draft.textIn(code, key);
    const isPair = made.get(key) === sourceHash(draft.textIn(former, key) ?? '');
    if (isPair && text) sources.set(key, sourceHash(text));
    else if (sources.has(key)) sources.delete(key);
  }
  draft.values.set(PRIMARY_LANGUAGE, code);
}

export const moveLanguageSchema = z.strictObject({
  edit: z.literal('moveLanguage'),
  code: z.string(),
  index: z.int().check(z.minimum(0)),
});
/** Moves a language to an index. */
export function moveLanguage(draft: Draft, edit: z.infer<typeof moveLanguageSchema>): void {
  const { key, code } = requireLanguage(draft, edit.code);
  draft.transact(() => draft.place(key, code, LANGUAGES, edit.index));
}

export const removeLanguageSchema = z.strictObject({
  edit: z.literal('removeLanguage'),
  code: z.string(),
});
/** Removes a language from the site; its texts stay in the draft and come back with it. */
export function removeLanguage(draft: Draft, edit: z.infer<typeof removeLanguageSchema>): void {
  const { key, code } = requireLanguage(draft, edit.code);
  if (code === draft.primaryLanguage()) {
    throw refusal(['code'], 'The primary language stays. Make another one primary first.');
  }
  draft.transact(() => draft.remove(key));
}

function writeLanguage(draft: Draft, key: string, given: Readonly<Record<string, unknown>>): void {
  const { isPrimary: _, ...rest } = given;
  mergeFields(draft, languageFields, key, rest, [key], {
    language: draft.primaryLanguage(),
    unknown: 'refuse',
  });
}

/** The language of a code in any of its forms; one that an earlier version stored in another form is found as it is. */
function requireLanguage(draft: Draft, typed: string): { key: string; code: string } {
  for (const code of [typed, normaliseLanguageCode(typed) ?? typed]) {
    const key = languageKey(code);
    if (draft.placeOf(key)) return { key, code };
  }
  throw refusal(['code'], `The site has no language “${typed}”.`);
}

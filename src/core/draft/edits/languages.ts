/** Edits of the site's languages. Texts are never moved or dropped: a language is a layer that may come back. */
import type * as z from 'zod/mini';
import type * as schemas from './site-edit-schemas';
import { languageFields } from '../../document/records';
import { codeAmong, normaliseLanguageCode } from '../../languages/language-code';
import { pathsInTheWay } from '../../paths/page-path';
import { PRIMARY_LANGUAGE, type Draft } from '../draft';
import { languageKey, refusal } from '../keys';
import { LANGUAGES } from '../place-index';
import { sourceHash } from '../texts';
import { mergeFields } from '../write-fields';
import { allPathsOf, languageClash } from './all-paths';

/**
 * Adds a language under the usual form of its code, inactive at first; the first of a site is primary and active. Its names are those that are given
 * (core/languages/known-languages.ts has them), else its code.
 */
export function addLanguage(
  draft: Draft,
  edit: z.infer<typeof schemas.addLanguageSchema>,
): { id: string } {
  const code = normaliseLanguageCode(edit.code);
  if (code === null)
    throw refusal(['code'], `“${edit.code}” is not a language code, such as “sv” or “pt-BR”.`);
  const key = languageKey(code);
  if (draft.placeOf(key)) throw refusal(['code'], `The site has the language “${code}” already.`);
  const [hidden] = pathsInTheWay(code, allPathsOf(draft));
  if (hidden !== undefined) {
    throw refusal(
      ['code'],
      `The page ${hidden} begins with “${code}”. Give that page another path first.`,
    );
  }
  requireNoClash(draft, code, ['code']);
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

/** Changes a language's names, flag and status, or makes it primary. */
export function setLanguage(draft: Draft, edit: z.infer<typeof schemas.setLanguageSchema>): void {
  const { key, code } = requireLanguage(draft, edit.code);
  const isPrimary = code === draft.primaryLanguage();
  if (isPrimary && edit.values.isPrimary === false) {
    throw refusal(['values', 'isPrimary'], 'Make another language primary instead.');
  }
  if ((isPrimary || edit.values.isPrimary) && edit.values.status === 'inactive') {
    throw refusal(['values', 'status'], 'The primary language stays active.');
  }
  // It shows pages under paths of its own from then on, where it keeps any.
  if (edit.values.isPrimary && !isPrimary)
    requireNoClash(draft, draft.primaryLanguage(), ['values', 'isPrimary']);
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

/** Moves a language to an index. */
export function moveLanguage(draft: Draft, edit: z.infer<typeof schemas.moveLanguageSchema>): void {
  const { key, code } = requireLanguage(draft, edit.code);
  draft.transact(() => draft.place(key, code, LANGUAGES, edit.index));
}

/** Removes a language from the site; its texts stay in the draft and come back with it. */
export function removeLanguage(
  draft: Draft,
  edit: z.infer<typeof schemas.removeLanguageSchema>,
): void {
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

/** The language of a code in any of its forms. */
function requireLanguage(draft: Draft, typed: string): { key: string; code: string } {
  const code = codeAmong(draft.languageCodes(), typed);
  if (code === undefined) throw refusal(['code'], `The site has no language “${typed}”.`);
  return { key: languageKey(code), code };
}

function requireNoClash(draft: Draft, code: string, at: readonly string[]): void {
  const clash = languageClash(draft, code);
  if (clash !== undefined) throw refusal(at, clash);
}

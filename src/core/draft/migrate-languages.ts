/** Brings languages that an earlier version stored under another form of their code to the usual one. */
import { normaliseLanguageCode } from '../languages/language-code';
import { PRIMARY_LANGUAGE, type Draft } from './draft';
import { copyContent } from './edits/resolve';
import { languageKey } from './keys';
import { createText } from './texts';

/** Renames such languages, with all their texts; answers whether there were any. Safe to run twice. */
export function migrateLanguages(draft: Draft): boolean {
  const moves = draft.languageCodes().flatMap((code) => {
    const usual = normaliseLanguageCode(code);
    return usual === null || usual === code ? [] : [{ code, usual }];
  });
  draft.transact(() => {
    for (const { code, usual } of moves) rename(draft, code, usual);
  });
  return moves.length > 0;
}

function rename(draft: Draft, code: string, usual: string): void {
  const isPrimary = draft.primaryLanguage() === code;
  const [from, to] = [languageKey(code), languageKey(usual)];
  // Of two forms of one language the usual one keeps its names and place, and takes what only the other has.
  if (!draft.placeOf(to)) {
    copyContent(draft, from, to);
    draft.copyPlace(to, draft.places.get(from));
    draft.bringBack(to);
  }
  for (const key of draft.texts(code).keys())
    if (draft.textIn(usual, key) === undefined)
      createText(draft, usual, key, draft.textIn(code, key) ?? '');
  for (const [key, hash] of draft.sources(code).entries())
    if (!draft.sources(usual).has(key)) draft.sources(usual).set(key, hash);
  if (isPrimary) draft.values.set(PRIMARY_LANGUAGE, usual);
  draft.remove(from);
}

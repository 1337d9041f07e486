/** Puts another content in the place of a draft's own, as one transaction that undo takes back whole. */
import * as Y from 'yjs';
import type { Draft } from './draft';
import { SINGLE_RECORDS } from './keys';
import { changeText, ensureText } from './texts';

/**
 * Makes a draft read as `target` does. What stays the same isn't touched, texts change by their differences, and what the target doesn't
 * have is marked as removed.
 */
export function replaceContent(draft: Draft, target: Draft): void {
  const records = recordsOf(target);
  const isOfRecord = (key: string) => records.has(key.split('/', 1)[0] ?? '');
  draft.transact(() => {
    for (const key of draft.places.keys()) {
      if (target.placeOf(key) === undefined && draft.placeOf(key) !== undefined) draft.remove(key);
    }
    for (const key of target.places.keys()) {
      if (target.placeOf(key) === undefined) continue;
      setIfOther(draft.places, key, target.places.get(key));
      if (draft.removed.has(key)) draft.removed.delete(key);
    }
    replaceMap(draft.values, target.values, isOfRecord);
    for (const language of new Set([...draft.textLanguages(), ...target.textLanguages()])) {
      replaceTexts(draft, target, language, isOfRecord);
      replaceMap(draft.sources(language), target.sources(language), isOfRecord);
    }
  });
}

function replaceTexts(
  draft: Draft,
  target: Draft,
  language: string,
  isOfRecord: (key: string) => boolean,
): void {
  for (const key of target.texts(language).keys()) {
    const content = target.textIn(language, key);
    if (content !== undefined) changeText(ensureText(draft, language, key, content), content);
  }
  for (const [key, text] of draft.texts(language).entries()) {
    // An empty translation counts as missing.
    if (isOfRecord(key) && !target.texts(language).has(key) && text instanceof Y.Text)
      changeText(text, '');
  }
}

function replaceMap(
  map: Y.Map<unknown>,
  target: Y.Map<unknown>,
  isOfRecord: (key: string) => boolean,
): void {
  for (const [key, value] of target.entries()) setIfOther(map, key, value);
  for (const key of map.keys()) if (isOfRecord(key) && !target.has(key)) map.delete(key);
}

function setIfOther(map: Y.Map<unknown>, key: string, value: unknown): void {
  if (JSON.stringify(map.get(key)) !== JSON.stringify(value)) map.set(key, value);
}

/** The records that the content speaks of. What belongs to others is no longer seen, and stays for undo. */
function recordsOf(target: Draft): Set<string> {
  const records = new Set<string>(Object.keys(SINGLE_RECORDS));
  for (const key of target.places.keys()) if (!key.includes('/')) records.add(key);
  return records;
}

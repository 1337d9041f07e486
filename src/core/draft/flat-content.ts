/**
 * A draft's living content as plain JSON, under the draft's own flat keys: what an archive holds. Nothing is
 * interpreted, so what another version wrote goes along as it stands. What was removed stays behind.
 */
import { plainText } from '../text/commit-text';
import * as Y from 'yjs';
import type { Draft } from './draft';
import { linkOfTarget, readValue } from './links';
import { liveness } from './liveness';
import type { Place } from './place';
import { createText } from './texts';

export interface FlatContent {
  places: Record<string, Place>;
  /** Everything that is no text. */
  values: Record<string, unknown>;
  /** By language and key. */
  texts: Record<string, Record<string, string>>;
  /** Hashes of the sources that translations were made from, by language and key. */
  sources: Record<string, Record<string, string>>;
}

/** Reads a draft. Keys are sorted, so that the same content is always the same JSON. */
export function readFlatContent(draft: Draft): FlatContent {
  const isThere = liveness(draft);
  const languages = draft.textLanguages().filter((code) => draft.languageCodes().includes(code));
  const byLanguage = (read: (language: string) => [string, string][]) =>
    Object.fromEntries(
      languages
        .map((language): [string, Record<string, string>] => [language, sorted(read(language))])
        .filter(([, entries]) => Object.keys(entries).length > 0),
    );
  const hashes = (language: string) =>
    [...draft.sources(language).entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isThere(entry[0]),
    );
  return {
    places: sorted(
      [...draft.places.keys()].flatMap((key): [string, Place][] => {
        const place = isThere(key) ? draft.placeOf(key) : undefined;
        return place ? [[key, place]] : [];
      }),
    ),
    // Links go along as addresses: another program finds what they lead to by itself.
    values: sorted(
      [...draft.values.keys()]
        .filter((key) => isThere(key) && linkOfTarget(key) === undefined)
        .map((key): [string, unknown] => [key, readValue(draft, key)]),
    ),
    texts: byLanguage((language) =>
      [...draft.texts(language).keys()].flatMap((key): [string, string][] => {
        const content = isThere(key) ? draft.textIn(language, key) : undefined;
        return content === undefined ? [] : [[key, content]];
      }),
    ),
    sources: byLanguage(hashes),
  };
}

/** Writes content into an empty draft, as one transaction. */
export function writeFlatContent(draft: Draft, content: FlatContent): void {
  draft.transact(() => {
    // Order keys that no version of ours wrote are carried too: reading is total.
    for (const [key, place] of Object.entries(content.places)) draft.copyPlace(key, place);
    for (const [key, value] of Object.entries(content.values)) draft.values.set(key, value);
    for (const [language, texts] of Object.entries(content.texts))
      for (const [key, text] of Object.entries(texts))
        createText(draft, language, key, plainText(text));
    for (const [language, sources] of Object.entries(content.sources))
      for (const [key, hash] of Object.entries(sources)) draft.sources(language).set(key, hash);
  });
}

/** The content as the update that makes it in an empty document. */
export function flatContentUpdate(content: FlatContent, draft: Draft): Uint8Array {
  writeFlatContent(draft, content);
  return Y.encodeStateAsUpdate(draft.doc);
}

function sorted<Value>(entries: readonly [string, Value][]): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

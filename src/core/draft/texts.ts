/** Texts of a draft: made once whoever makes them, changed by the smallest difference. */
import * as Y from 'yjs';
import { diffText } from '../text/diff-text';
import { PREPARATION, type Draft } from './draft';

/**
 * The Y.Text under a key, made where it is missing. It is made by an update that is the same on every machine, so
 * that two people who write the first words of a translation at once write into one text.
 */
export function ensureText(draft: Draft, language: string, key: string): Y.Text {
  const existing = draft.texts(language).get(key);
  if (existing instanceof Y.Text) return existing;
  const maker = new Y.Doc();
  maker.clientID = makerId(`${language}\n${key}`);
  maker.getMap(`texts.${language}`).set(key, new Y.Text());
  Y.applyUpdate(draft.doc, Y.encodeStateAsUpdate(maker), PREPARATION);
  const made = draft.texts(language).get(key);
  if (made instanceof Y.Text) return made;
  // The shared update was taken before and its text replaced since: make one of our own.
  return draft.doc.transact(
    () => draft.texts(language).set(key, new Y.Text()) as Y.Text,
    PREPARATION,
  );
}

/** Writes a new text under a key, within the caller's transaction. */
export function createText(draft: Draft, language: string, key: string, content: string): void {
  draft.texts(language).set(key, content === '' ? new Y.Text() : new Y.Text(content));
}

/** Turns a text into `content` by the smallest change, so that what others write beside it stays. */
export function changeText(text: Y.Text, content: string): void {
  const { index, remove, insert } = diffText(text.toString(), content);
  if (remove > 0) text.delete(index, remove);
  if (insert !== '') text.insert(index, insert);
}

/** A short hash of a translation's source, by which it is known to be outdated. */
export function sourceHash(source: string): string {
  return makerId(source).toString(36);
}

/** 53 bits of FNV-1a in two halves: enough that two texts of a site never share a maker. */
function makerId(name: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < name.length; index++) {
    const unit = name.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193) >>> 0;
    high = Math.imul(high ^ unit ^ (low >>> 13), 0x85ebca6b) >>> 0;
  }
  return (high >>> 11) * 2 ** 32 + low;
}

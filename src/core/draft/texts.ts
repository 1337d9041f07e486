/** Texts of a draft: made once whoever makes them, changed by the smallest difference. */
import * as Y from 'yjs';
import { diffText } from '../text/diff-text';
import type { Draft } from './draft';

/**
 * The Y.Text under a key, made where it is missing, within the caller's transaction. It is made in the name of a
 * client that follows from the key and the first content, so that two people who begin a text at once make the same one.
 */
export function ensureText(draft: Draft, language: string, key: string, initial = ''): Y.Text {
  const texts = draft.texts(language);
  const existing = texts.get(key);
  if (existing instanceof Y.Text) return existing;
  const { doc } = draft;
  const own = doc.clientID;
  const maker = makerId(`${language}\n${key}\n${initial}`);
  // Only its first act is the same everywhere; anything else would be two different acts of one name.
  if (!texts.has(key) && Y.getState(doc.store, maker) === 0) doc.clientID = maker;
  try {
    const text = initial === '' ? new Y.Text() : new Y.Text(initial);
    texts.set(key, text);
    return text;
  } finally {
    doc.clientID = own;
  }
}

/** Writes a new text under a key, within the caller's transaction. */
export function createText(draft: Draft, language: string, key: string, content: string): void {
  draft.texts(language).set(key, content === '' ? new Y.Text() : new Y.Text(content));
}

/** What is known of a change beside the text that comes of it. */
export interface TextChange {
  caret?: number | undefined;
  isRewrite?: boolean | undefined;
}

/**
 * Turns a text into `content` by the smallest change, so that what others write beside it stays.
 * @param how.caret UTF-16 index behind the change, by which it is known which of equal characters changed
 * @param how.isRewrite written anew: of the letters of before none stays, were it only by chance the same
 */
export function changeText(text: Y.Text, content: string, how: TextChange = {}): void {
  const before = text.toString();
  const { index, remove, insert } = how.isRewrite
    ? { index: 0, remove: before.length, insert: content }
    : diffText(before, content, how.caret);
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

/**
 * Texts that two people replaced as a whole at the same time. Both keep their words in the merged text, one behind the other,
 * which is never what either of them meant.
 *
 * The document itself tells of it, on every device and after a reload: all that is left of such a text hangs on several
 * insertions at one place, between the same neighbours. An author who knows of another insertion there has that one as a
 * neighbour, even if it was deleted since.
 */
import * as Y from 'yjs';
import { isBlank } from '../text/is-blank';
import type { Draft } from './draft';

/** What each of them wrote, in the order in which it stands; nothing where the text was not replaced twice. */
export function rewritesOf(draft: Draft, language: string, key: string): string[] {
  const text = draft.texts(language).get(key);
  if (!(text instanceof Y.Text)) return [];
  const pieces: { words: string; path: Y.Item[] }[] = [];
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    pieces.push({ words: item.content.str, path: pathOf(draft.doc, item) });
  }
  const [first] = pieces;
  if (first === undefined || pieces.length === 1) return [];
  const fork = first.path.findIndex((item, depth) =>
    pieces.some(({ path }) => path[depth] !== item),
  );
  const sides = new Map<Y.Item, string>();
  for (const { words, path } of pieces) {
    const root = path[fork];
    // What both began with is still there.
    if (root === undefined) return [];
    sides.set(root, (sides.get(root) ?? '') + words);
  }
  const written = [...sides].filter(([, words]) => !isBlank(words));
  const [one] = written;
  const isAtOnePlace = one !== undefined && written.every(([root]) => isSamePlace(root, one[0]));
  return isAtOnePlace && written.length > 1 ? written.map(([, words]) => words) : [];
}

/** The insertions on which an item hangs, the outermost first, then itself. */
function pathOf({ store }: Y.Doc, item: Y.Item): Y.Item[] {
  const path = [item];
  let id = item.origin ?? item.rightOrigin;
  while (id !== null) {
    const parent: Y.Item | Y.GC = Y.getItem(store, id);
    if (!(parent instanceof Y.Item)) break;
    path.unshift(parent);
    id = parent.origin ?? parent.rightOrigin;
  }
  return path;
}

function isSamePlace(one: Y.Item, other: Y.Item): boolean {
  return Y.compareIDs(one.origin, other.origin) && Y.compareIDs(one.rightOrigin, other.rightOrigin);
}

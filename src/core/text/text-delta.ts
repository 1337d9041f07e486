/** What somebody else did to a text, as the document tells it. */
import { applyDifference, diffText, type TextDifference } from './diff-text';

/** Pieces of a text in their order: kept, removed, put in. The form in which Yjs tells a change. */
export type TextDelta = readonly {
  retain?: number | undefined;
  delete?: number | undefined;
  insert?: unknown;
}[];

/**
 * The replacements that turn `before` into `after`, one after the other: those of the delta, for of equal characters only it
 * knows which are new. Where there is none, or it is that of another text, the smallest one.
 */
export function differencesOf(
  before: string,
  after: string,
  delta: TextDelta | undefined,
): TextDifference[] {
  const told = delta === undefined ? [] : replacementsOf(delta);
  const result = told.reduce(applyDifference, before);
  if (told.length > 0 && result === after) return told;
  return before === after ? [] : [diffText(before, after)];
}

function replacementsOf(delta: TextDelta): TextDifference[] {
  const found: TextDifference[] = [];
  let index = 0;
  let isJoined = false;
  for (const { retain = 0, delete: remove = 0, insert } of delta) {
    index += retain;
    if (retain > 0) isJoined = false;
    const words = typeof insert === 'string' ? insert : '';
    if (remove === 0 && words === '') continue;
    const last = found.at(-1);
    // Removed and put in at one place: a replacement.
    if (isJoined && last !== undefined) {
      last.remove += remove;
      last.insert += words;
    } else found.push({ index, remove, insert: words });
    isJoined = true;
    index += words.length;
  }
  return found;
}

import { countCharacters, isInsidePair } from './count-characters';
import { cutIndex } from './cut-text';

/** What a text looks like after an insertion that had to respect a limit. */
export interface LimitedInsertion {
  text: string;
  /** UTF-16 index of the caret, after what went in. */
  caret: number;
  /** Something of the insertion was left out: the max warning is due. */
  isCut: boolean;
}

/**
 * Replaces the UTF-16 range `start`..`end` by as much of `insert` as the limit leaves room for. What
 * stands after the range is kept. Input of which nothing fits is refused as a whole, so that a
 * selection isn't deleted by something that never went in.
 */
export function insertWithinLimit(
  current: string,
  start: number,
  end: number,
  insert: string,
  max: number,
): LimitedInsertion {
  const { from, to } = wholeRange(current, start, end);
  const before = current.slice(0, from);
  const after = current.slice(to);
  const joined = before + insert;
  const room = max - countCharacters(after);
  // The joined text is what is cut: the insertion's first character may belong to the cluster that
  // stands before it.
  const cut =
    countCharacters(joined) <= room ? joined.length : cutIndex(joined, room, before.length);
  if (cut === before.length && insert !== '') return { text: current, caret: to, isCut: true };
  return { text: joined.slice(0, cut) + after, caret: cut, isCut: cut < joined.length };
}

function wholeRange(text: string, start: number, end: number): { from: number; to: number } {
  const clamp = (index: number) => Math.min(Math.max(index, 0), text.length);
  const low = clamp(Math.min(start, end));
  const high = clamp(Math.max(start, end));
  return {
    from: isInsidePair(text, low) ? low - 1 : low,
    to: isInsidePair(text, high) ? high + 1 : high,
  };
}

/** Brings a change made on one version of a text onto another one. */
import {
  applyDifference,
  diffText,
  moveIndex,
  type TextDifference,
} from '../../core/text/diff-text';

/**
 * What comes of a text in which an owner typed, `shown` becoming `typed`, while others made changes one after the other, as
 * they can while an input method composes. Both sides keep their words.
 * @returns the text, and an index behind what was typed
 */
export function rebaseText(
  shown: string,
  typed: string,
  theirs: readonly TextDifference[],
  caret = typed.length,
): { text: string; caret: number } {
  if (theirs.length === 0) return { text: typed, caret };
  const mine = diffText(shown, typed, caret);
  const current = theirs.reduce(applyDifference, shown);
  const from = theirs.reduce(moveIndex, mine.index);
  const to = Math.max(from, theirs.reduce(moveIndex, mine.index + mine.remove));
  return {
    text: current.slice(0, from) + mine.insert + current.slice(to),
    caret: from + mine.insert.length,
  };
}

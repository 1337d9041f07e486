/** Brings a change made on one version of a text onto another one. */
import { diffText, moveIndex } from '../../core/text/diff-text';

/**
 * Somebody typed: `shown` became `typed`. Meanwhile the document holds `current`, because others wrote while an input
 * method was composing. Both sides keep their words.
 */
export function rebaseText(shown: string, typed: string, current: string, caret?: number): string {
  if (shown === current) return typed;
  const mine = diffText(shown, typed, caret);
  const theirs = diffText(shown, current);
  const from = moveIndex(mine.index, theirs);
  const to = Math.max(from, moveIndex(mine.index + mine.remove, theirs));
  return current.slice(0, from) + mine.insert + current.slice(to);
}

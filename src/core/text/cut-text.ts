import { countCharacters } from './count-characters';
import { segmenter } from './segmenter';

/**
 * At most `max` code points of `text`, cut between grapheme clusters: an emoji family that doesn't
 * fit whole goes whole.
 */
export function cutText(text: string, max: number): string {
  return text.slice(0, cutIndex(text, max, 0));
}

/**
 * The greatest grapheme boundary (as a UTF-16 index, at least `from`) that leaves at most `max`
 * code points before it.
 */
export function cutIndex(text: string, max: number, from: number): number {
  // A text has at most as many code points as UTF-16 units, so most texts need no counting.
  if (text.length <= max) return text.length;
  let count = 0;
  let index = 0;
  for (const { segment } of segmenter('grapheme').segment(text)) {
    count += countCharacters(segment);
    if (count > max) break;
    index += segment.length;
  }
  return Math.max(index, from);
}

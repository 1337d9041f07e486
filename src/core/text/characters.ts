/**
 * What a "character" is in every limit and counter: a Unicode code point. One rule for browser,
 * server and JSON Schema (whose `maxLength` counts code points too, RFC 8259 / JSON Schema 6.3.1).
 */

// The language only matters for words and sentences; graphemes are cut alike in all of them.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of Unicode code points; a lone surrogate counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

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
  for (const { segment } of graphemes.segment(text)) {
    count += countCharacters(segment);
    if (count > max) break;
    index += segment.length;
  }
  return Math.max(index, from);
}

/** Whether a UTF-16 index lies between the two halves of a surrogate pair. */
export function isInsidePair(text: string, index: number): boolean {
  return isHighSurrogate(text, index - 1) && isLowSurrogate(text, index);
}

/** Whether the UTF-16 unit at `index` is the first half of a surrogate pair. */
export function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Whether the UTF-16 unit at `index` is the second half of a surrogate pair. */
export function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

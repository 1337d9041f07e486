/**
 * What a "character" is in every limit and counter: a Unicode code point. One rule for browser,
 * server and JSON Schema (whose `maxLength` counts code points too, RFC 8259 / JSON Schema 6.3.1).
 */

/** The number of Unicode code points; a lone surrogate counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
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

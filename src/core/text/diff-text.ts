import { isHighSurrogate, isInsidePair, isLowSurrogate } from './count-characters';

/** One replacement, in UTF-16 units, that turns a text into another. */
export interface TextDifference {
  index: number;
  remove: number;
  insert: string;
}

/**
 * The smallest single replacement that turns `before` into `after`, on code-point boundaries, so that
 * two people in one paragraph both keep their words and no surrogate pair is ever split.
 *
 * Where several places would do (an `a` typed into `aaa`), `caret`, the caret's UTF-16 index in
 * `after`, says which one: what stands after the caret was there before.
 */
export function diffText(before: string, after: string, caret = after.length): TextDifference {
  if (before === after) return { index: after.length, remove: 0, insert: '' };
  const shorter = Math.min(before.length, after.length);
  const behindCaret = Math.min(Math.max(after.length - caret, 0), shorter);
  const reserved = commonSuffix(before, after, behindCaret);
  const prefix = commonPrefix(before, after, shorter - reserved);
  const suffix = commonSuffix(before, after, shorter - prefix);
  return {
    index: prefix,
    remove: before.length - prefix - suffix,
    insert: after.slice(prefix, after.length - suffix),
  };
}

/** Applies what `diffText` gave. */
export function applyDifference(text: string, { index, remove, insert }: TextDifference): string {
  return text.slice(0, index) + insert + text.slice(index + remove);
}

/** Where an index of the old text lies after a change that someone else made. */
export function moveIndex(position: number, { index, remove, insert }: TextDifference): number {
  if (position <= index) return position;
  if (position >= index + remove) return position - remove + insert.length;
  return index + insert.length;
}

function commonPrefix(before: string, after: string, max: number): number {
  let length = 0;
  while (length < max && before[length] === after[length]) length += 1;
  const isSplit =
    isHighSurrogate(before, length - 1) &&
    (isLowSurrogate(before, length) || isLowSurrogate(after, length));
  return isSplit ? length - 1 : length;
}

function commonSuffix(before: string, after: string, max: number): number {
  let length = 0;
  while (length < max && before[before.length - length - 1] === after[after.length - length - 1]) {
    length += 1;
  }
  const isSplit =
    isInsidePair(before, before.length - length) || isInsidePair(after, after.length - length);
  return length > 0 && isSplit ? length - 1 : length;
}

/** What a deletion takes away where the browser doesn't say it. */
import type { TextRange } from './dom-text';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The range that an input of type `delete…` removes, with the selection where it is. */
export function deletedRange(text: string, selection: TextRange, inputType: string): TextRange {
  const { start, end } = selection;
  if (start < end) return selection;
  const isForward = inputType.endsWith('Forward');
  if (/Line/.test(inputType)) return lineRange(text, start, isForward);
  const segmenter = inputType.includes('Word') ? words : graphemes;
  return isForward
    ? { start, end: nextBoundary(segmenter, text, start) }
    : { start: previousBoundary(segmenter, text, start), end: start };
}

function lineRange(text: string, caret: number, isForward: boolean): TextRange {
  if (isForward) {
    const end = text.indexOf('\n', caret);
    return { start: caret, end: end < 0 ? text.length : Math.max(end, caret) };
  }
  return { start: text.lastIndexOf('\n', caret - 1) + 1, end: caret };
}

function previousBoundary(segmenter: Intl.Segmenter, text: string, caret: number): number {
  let boundary = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, caret))) {
    // A word takes the spaces behind it along.
    if (segment.trim() !== '' || segmenter === graphemes) boundary = index;
  }
  return boundary;
}

function nextBoundary(segmenter: Intl.Segmenter, text: string, caret: number): number {
  for (const { index, segment } of segmenter.segment(text.slice(caret))) {
    if (segment.trim() !== '' || segmenter === graphemes) return caret + index + segment.length;
  }
  return text.length;
}

/** What a deletion takes away where the browser doesn't say it. */
import { segmenter } from '../../core/text/segmenter';
import type { TextRange } from './dom-text';

/** The range that an input of type `delete…` removes, with the selection where it is. */
export function deletedRange(text: string, selection: TextRange, inputType: string): TextRange {
  const { start, end } = selection;
  if (start < end) return selection;
  const isForward = inputType.endsWith('Forward');
  if (/Line/.test(inputType)) return lineRange(text, start, isForward);
  const isWord = inputType.includes('Word');
  return isForward
    ? { start, end: nextBoundary(text, start, isWord) }
    : { start: previousBoundary(text, start, isWord), end: start };
}

function lineRange(text: string, caret: number, isForward: boolean): TextRange {
  if (isForward) {
    const end = text.indexOf('\n', caret);
    return { start: caret, end: end < 0 ? text.length : Math.max(end, caret) };
  }
  return { start: text.lastIndexOf('\n', caret - 1) + 1, end: caret };
}

function previousBoundary(text: string, caret: number, isWord: boolean): number {
  let boundary = 0;
  for (const { index, segment } of segments(text.slice(0, caret), isWord)) {
    // A word takes the spaces behind it along.
    if (segment.trim() !== '' || !isWord) boundary = index;
  }
  return boundary;
}

function nextBoundary(text: string, caret: number, isWord: boolean): number {
  for (const { index, segment } of segments(text.slice(caret), isWord)) {
    if (segment.trim() !== '' || !isWord) return caret + index + segment.length;
  }
  return text.length;
}

function segments(text: string, isWord: boolean): Intl.Segments {
  return segmenter(isWord ? 'word' : 'grapheme').segment(text);
}

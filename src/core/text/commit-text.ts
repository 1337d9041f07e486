/** What becomes of a text on its way from a field into the document. */
import { diffText } from './diff-text';
import { isBlank } from './is-blank';

const NO_BREAK_SPACE = '\u00a0';
/** Line breaks of every system and kind: vertical tab, form feed and the four separators of information too. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const LINE_BREAK = /\r\n|[\n\r\u000b\u000c\u001c-\u001f\u0085\u2028\u2029]/g;
// Other control characters have no meaning in a text and some are refused by databases and XML.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001b\u007f-\u009f]/g;

/**
 * A text as it is kept. One line: ordinary spaces at both ends go, inner ones stay. Several lines: only
 * the end's spaces and breaks go. A text that shows nothing is the empty text.
 */
export function commitText(text: string, { isMultiline }: { isMultiline: boolean }): string {
  const plain = plainText(text);
  if (isBlank(plain)) return '';
  return isMultiline ? plain.slice(0, spacelessEnd(plain)) : trimSpaces(plain);
}

/**
 * Text from outside (a keyboard, a clipboard, a file, a request): one kind of line break, for separators of every kind, no
 * control characters, everything else as it was, no-break spaces included.
 */
export function plainText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(CONTROLS, '');
}

/** Whether a text has a line break of another system or a control character. */
export function isPlainText(text: string): boolean {
  return plainText(text) === text;
}

/** Text from outside for one line only, as it is typed: each line break becomes a space. */
export function lineText(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}

/**
 * A text for one line only, as it is kept: line breaks and control characters become single spaces, the ends go. A text
 * that shows nothing is the empty text.
 */
export function flattenText(text: string): string {
  if (isBlank(text)) return '';
  const broken = text.replace(LINE_BREAK, '\n').replace(CONTROLS, '\n');
  return trimSpaces(broken.replace(/[ \t\n]+/g, (run) => (run.includes('\n') ? ' ' : run)));
}

/**
 * What was typed, with the no-break spaces that a browser makes out of ordinary ones put back. Those that
 * were already in the text (loaded or pasted) stay.
 */
export function restoreTypedSpaces(before: string, after: string, caret?: number): string {
  const { index, remove, insert } = diffText(before, after, caret);
  if (!insert.includes(NO_BREAK_SPACE)) return after;
  if (before.slice(index, index + remove).includes(NO_BREAK_SPACE)) return after;
  return (
    after.slice(0, index) +
    insert.replaceAll(NO_BREAK_SPACE, ' ') +
    after.slice(index + insert.length)
  );
}

// Ordinary spaces only: a no-break space at an end was put there on purpose. Loops, because a pattern that looks
// for spaces before an end takes quadratic time on a text full of spaces.
function trimSpaces(text: string): string {
  let start = 0;
  while (isOrdinarySpace(text[start])) start += 1;
  return text.slice(start, Math.max(start, spacelessEnd(text)));
}

function spacelessEnd(text: string): number {
  let end = text.length;
  while (isOrdinarySpace(text[end - 1])) end -= 1;
  return end;
}

function isOrdinarySpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

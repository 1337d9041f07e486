/**
 * Numbers of several groups (a telephone number, a date, a price) within words that run from right to left. The
 * bidirectional algorithm (UAX #9) takes the groups for numbers of their own and shows the last one first, so what shows
 * them isolates each number as one run from left to right.
 */
import { hasRtlLetter } from './direction-of';

const DIGITS = String.raw`\p{Nd}+`;
const BRACKETED = String.raw`\(${DIGITS}\)`;
/** What stands between two groups; a comma or stop with a space behind it parts two numbers. */
const JOINT = String.raw`(?:[ \u00a0\u202f.,/:\u2019'\u2010\u2011-]|[ \u00a0]?${BRACKETED}[ \u00a0-]?)`;
const FOREIGN = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]`;
/** Among letters from left to right, such as in a product's code, groups keep their order by themselves. */
const NUMBER = new RegExp(
  String.raw`(${FOREIGN}[-./_:]?)?(\p{Sc}?(?:\+?${BRACKETED}[ \u00a0-]?${DIGITS}(?:${JOINT}${DIGITS})*|` +
    String.raw`\+${DIGITS}(?:${JOINT}${DIGITS})*|${DIGITS}(?:${JOINT}${DIGITS})+)\p{Sc}?)(?!\p{Nd}|[-./_:]?${FOREIGN})`,
  'gu',
);

/** A piece of a text. */
interface TextPiece {
  text: string;
  isNumber: boolean;
}

/** A text in pieces, each number that is to be isolated a piece of its own. */
export function numberRuns(text: string): TextPiece[] {
  if (!hasRtlLetter(text)) return [{ text, isNumber: false }];
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 1: word, 2: number = '', index, 0: all } of text.matchAll(NUMBER)) {
    if (word !== undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isNumber: false });
    pieces.push({ text: number, isNumber: true });
    end = index + all.length;
  }
  if (end < text.length || pieces.length === 0)
    pieces.push({ text: text.slice(end), isNumber: false });
  return pieces;
}

/** The same where no element can stand, as in an attribute: isolated by characters that are not seen (U+2066, U+2069). */
export function isolateNumbers(text: string): string {
  return numberRuns(text)
    .map((piece) => (piece.isNumber ? `\u2066${piece.text}\u2069` : piece.text))
    .join('');
}

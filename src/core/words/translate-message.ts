import type { VisitorWords } from './visitor';

/** A validator's message in the words' language. */
export function translateMessage(words: VisitorWords, message: string): string {
  return Object.hasOwn(words.messages, message) ? (words.messages[message] ?? message) : message;
}

import type { VisitorWords } from './visitor';

/** What a validator or the server says, in the words' language; as it is where there is no translation. */
export function translateMessage(words: VisitorWords, message: string): string {
  return Object.hasOwn(words.messages, message) ? (words.messages[message] ?? message) : message;
}

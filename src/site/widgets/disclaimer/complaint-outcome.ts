/** What a visitor is told after sending a complaint (spec sections 4 and 8). */
import { translateMessage } from '../../../core/words/translate-message';
import type { VisitorWords } from '../../../core/words/visitor';

export type Outcome =
  | { kind: 'success' }
  | { kind: 'warning' | 'error'; title: string; message: string };

/** A refused one (403) is thanked for; any other failure went wrong. The words are the server's, where it has any. */
export function outcomeOf(error: unknown, words: VisitorWords): Outcome {
  const { complaint } = words;
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
  const told = typeof message === 'string' && !isMarkup(message) ? message.trim() : '';
  const text = told === '' ? complaint.refresh : translateMessage(words, told);
  return status === 403
    ? { kind: 'warning', title: complaint.thanks, message: text }
    : { kind: 'error', title: complaint.failed, message: text };
}

// What a proxy answers is a page, not a message.
function isMarkup(message: string): boolean {
  return /^\s*<(?:!doctype|html|head|body)/i.test(message);
}

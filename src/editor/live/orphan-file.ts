/** Edits that belong to a draft that is no more, as a file: their words to read, their updates to keep. */
import * as Y from 'yjs';
import type { JournalEntry } from './journal';

export function orphanFile(siteId: string, entries: readonly JournalEntry[]): string {
  const edits = entries.map(({ epoch, madeAt, update }) => ({
    madeAt: new Date(madeAt).toISOString(),
    epoch,
    words: wordsOf(update),
    update: btoa(Array.from(update, (byte) => String.fromCodePoint(byte)).join('')),
  }));
  return JSON.stringify({ siteId, edits }, null, 2);
}

/** The texts that an update writes. */
function wordsOf(update: Uint8Array): string[] {
  return Y.decodeUpdate(update)
    .structs.map((struct) =>
      'content' in struct && struct.content instanceof Y.ContentString ? struct.content.str : '',
    )
    .filter((words) => words !== '');
}

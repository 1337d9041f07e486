import type { Passed } from '../webhooks/gate';
import { requestPassed } from '../webhooks/request-passed';

const TIMEOUT_MS = 5_000;
/** A proof is one line. */
const MAX_BYTES = 4 * 1024;

/** Reads a small text file of a website; null where there is none. Injectable, so that tests need no network. */
export type ReadProof = (from: Passed) => Promise<string | null>;

/** Reads no more than a proof is long. */
export const readProof: ReadProof = (from) =>
  new Promise((resolve) => {
    const request = requestPassed(from, { timeoutMs: TIMEOUT_MS }, (response) => {
      if (response.statusCode !== 200) {
        resolve(null);
        response.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        if (text.length <= MAX_BYTES) return;
        resolve(null);
        response.destroy();
      });
      response.on('end', () => resolve(text));
      response.on('error', () => resolve(null));
    });
    request.on('error', () => resolve(null));
    request.end();
  });

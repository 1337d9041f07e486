import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import type { Passed } from '../webhooks/gate';

const TIMEOUT_MS = 5_000;
/** A proof is one line. */
const MAX_BYTES = 4 * 1024;

/** Reads a small text file of a website; null where there is none. Injectable, so that tests need no network. */
export type ReadProof = (from: Passed) => Promise<string | null>;

/** Connects to the very address that passed the gate, follows no redirect, and reads no more than a proof is long. */
export const readProof: ReadProof = ({ url, address }) =>
  new Promise((resolve) => {
    const family = net.isIP(address);
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: (_host, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
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
      },
    );
    request.on('error', () => resolve(null));
  });

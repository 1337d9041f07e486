import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import type { Passed } from './gate';

const TIMEOUT_MS = 10_000;

/** Posts to a webhook and gives the status of its answer. Injectable, so that tests need no network. */
export type PostWebhook = (
  to: Passed,
  request: { body: string; headers: Record<string, string> },
) => Promise<number>;

/** Connects to the very address that passed the gate; follows no redirect; reads nothing of the answer but its status. */
export const postWebhook: PostWebhook = ({ url, address }, { body, headers }) =>
  new Promise((resolve, reject) => {
    const family = net.isIP(address);
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: (_host, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });

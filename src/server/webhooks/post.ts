import type { Passed } from './gate';
import { requestPassed } from './request-passed';

const TIMEOUT_MS = 10_000;

/** Posts to a webhook and gives the status of its answer. Injectable, so that tests need no network. */
export type PostWebhook = (
  to: Passed,
  request: { body: string; headers: Record<string, string> },
) => Promise<number>;

/** Reads nothing of the answer but its status. */
export const postWebhook: PostWebhook = (to, { body, headers }) =>
  new Promise((resolve, reject) => {
    const request = requestPassed(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeoutMs: TIMEOUT_MS,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });

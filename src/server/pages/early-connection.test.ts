import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { EARLY_CONNECTION, type EarlyConnection } from '../../core/api/early-connection';
import { encodeLiveMessage } from '../../core/api/live-protocol';
import { EARLY_SCRIPT, EARLY_SCRIPT_SOURCE } from './early-connection';

const script = /^<script>(.*)<\/script>$/s.exec(EARLY_SCRIPT)?.[1] ?? '';

/** What is used of a WebSocket, opened and spoken to by hand. */
class HandSocket {
  readonly address: string;
  readonly sent: Uint8Array[] = [];
  onopen = (): void => {};
  onmessage = (_event: unknown): void => {};
  constructor(address: URL) {
    this.address = String(address);
  }
  send(frame: Uint8Array): void {
    this.sent.push(frame);
  }
}

/** Runs the script in a page of its own, without anything that is not the browser's. */
function run(address: string, browser: { kept?: string | undefined; mayConnect?: boolean } = {}) {
  const { kept, mayConnect = true } = browser;
  const page: Record<string, unknown> = {
    location: new URL(address),
    URL,
    URLSearchParams,
    Uint8Array,
    history: { state: kept === undefined ? null : { authHash: kept } },
    WebSocket: mayConnect ? HandSocket : undefined,
  };
  runInNewContext(script, page);
  const early = page[EARLY_CONNECTION] as (EarlyConnection & { socket: unknown }) | undefined;
  return early && { ...early, early, socket: early.socket as unknown as HandSocket };
}

test.each([
  ['https://plinth.example/sites/s1', undefined, 'wss://plinth.example/api/v1/sites/s1/draft/live'],
  [
    'http://localhost:3000/sites/s1/pages/p1',
    undefined,
    'ws://localhost:3000/api/v1/sites/s1/draft/live',
  ],
  [
    'https://plinth.example/sites/s1?authHash=a%26b',
    'older',
    'wss://plinth.example/api/v1/sites/s1/draft/live?authHash=a%26b',
  ],
  [
    'https://plinth.example/sites/s1',
    'kept',
    'wss://plinth.example/api/v1/sites/s1/draft/live?authHash=kept',
  ],
])('%s connects to its draft (the history’s token: %s)', (address, kept, expected) => {
  expect(run(address, { kept })?.socket.address).toBe(expected);
});

test('the whole draft is asked for once it is open, and what is said is kept', () => {
  const page = run('https://plinth.example/sites/s1');
  page?.socket.onopen();
  const stateVector = Y.encodeStateVector(new Y.Doc());
  expect(page?.socket.sent).toEqual([encodeLiveMessage({ kind: 'syncRequest', stateVector })]);
  page?.socket.onmessage('hello');
  expect(page?.early.heard).toEqual(['hello']);
});

test('a browser that lets nothing connect opens the page all the same', () => {
  expect(run('https://plinth.example/sites/s1', { mayConnect: false })).toBeUndefined();
});

test('the policy of scripts names it by its hash', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(EARLY_SCRIPT_SOURCE).toBe(`'sha256-${hash}'`);
});

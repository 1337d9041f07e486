import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { decodeLiveMessage, encodeLiveMessage } from '../src/core/api/live-protocol';
import { OWNER_ENV } from './flows/owner';
import { startPlinth, type Plinth } from './flows/server';
import { expect, test } from './flows/test';

/** How many edits are under way when the program is killed. */
const EDITS = 400;
const KILL_AFTER = 60;

async function signIn(plinth: Plinth): Promise<string> {
  const answer = await fetch(`${plinth.origin}/api/v1/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER_ENV.OWNER_EMAIL, password: OWNER_ENV.OWNER_PASSWORD }),
  });
  return `Bearer ${answer.headers.get('set-auth-token') ?? ''}`;
}

/** Sends edits as fast as it can. @returns the numbers of those that were acknowledged before the connection broke */
function sendEdits(plinth: Plinth, site: string, authorization: string): Promise<Set<number>> {
  return new Promise((resolve, reject) => {
    const url = `${plinth.origin.replace('http', 'ws')}/api/v1/sites/${site}/draft/live`;
    const socket = new WebSocket(url, { headers: { authorization } });
    const acknowledged = new Set<number>();
    const doc = new Y.Doc();
    let sent = 0;
    doc.on('update', (update: Uint8Array) => {
      sent += 1;
      socket.send(encodeLiveMessage({ kind: 'update', id: sent, update }));
    });
    socket.on('message', (data: Buffer) => {
      const message = decodeLiveMessage(new Uint8Array(data));
      if (message?.kind === 'hello') {
        for (let edit = 1; edit <= EDITS; edit += 1)
          doc.getMap('values').set(`crash/${edit}`, edit);
      }
      if (message?.kind !== 'ack') return;
      acknowledged.add(message.id);
      if (acknowledged.size === KILL_AFTER) void plinth.kill('SIGKILL');
    });
    socket.on('close', () => resolve(acknowledged));
    socket.on('error', (error) => (acknowledged.size > 0 ? undefined : reject(error)));
  });
}

/** Everything that the draft holds, read over a new connection. */
function readDraft(plinth: Plinth, site: string, authorization: string): Promise<Y.Doc> {
  return new Promise((resolve, reject) => {
    const url = `${plinth.origin.replace('http', 'ws')}/api/v1/sites/${site}/draft/live`;
    const socket = new WebSocket(url, { headers: { authorization } });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = decodeLiveMessage(new Uint8Array(data));
      if (message?.kind === 'hello') {
        const stateVector = Y.encodeStateVector(new Y.Doc());
        socket.send(encodeLiveMessage({ kind: 'syncRequest', stateVector }));
      }
      if (message?.kind !== 'syncAnswer') return;
      const doc = new Y.Doc();
      Y.applyUpdateV2(doc, message.update);
      socket.close();
      resolve(doc);
    });
  });
}

for (const database of ['sqlite', 'postgres'] as const) {
  test(`an acknowledged edit survives kill -9 of the server (${database})`, async () => {
    test.setTimeout(120_000);
    const plinth = await startPlinth({ database, env: { ...OWNER_ENV, SAMPLE: 'off' } });
    try {
      const authorization = await signIn(plinth);
      const made = await fetch(`${plinth.origin}/api/v1/sites`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Crash' }),
      });
      const { id } = (await made.json()) as { id: string };
      const acknowledged = await sendEdits(plinth, id, authorization);
      expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
      expect(acknowledged.size).toBeLessThan(EDITS);
      await plinth.start();
      const values = (await readDraft(plinth, id, authorization)).getMap('values');
      const lost = [...acknowledged].filter((edit) => values.get(`crash/${edit}`) !== edit);
      expect(lost).toEqual([]);
    } finally {
      await plinth.stop();
    }
  });
}

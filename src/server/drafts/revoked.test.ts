import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import {
  decodeLiveMessage,
  encodeLiveMessage,
  LIVE_CLOSE,
  type LiveMessage,
} from '../../core/api/live-protocol';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';
import { isWithinASecond } from '../testing/within';

/** Two processes of one installation: people are connected to one, their rights are taken back at the other. */
let postgres: TestPostgres;
let here: TestApp;
let there: TestApp;
let port: number;
let siteId: string;
const sockets: WebSocket[] = [];
const MEMBER = 'member@plinth.example';

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase() };
  [here, there] = await Promise.all([startTestApp({ env }), startTestApp({ env })]);
  await here.app.listen({ port: 0, host: '127.0.0.1' });
  port = (here.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  siteId = (await api('POST', '/sites', { name: 'Revoked' })).id;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await postgres.stop();
});

async function api(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await there.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await here.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.body === '' ? null : answer.json();
}

/** Somebody who writes all the time. */
async function editing(options: { cookie?: string; token?: string }) {
  const query = options.token === undefined ? '' : `?authHash=${options.token}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/sites/${siteId}/draft/live${query}`, {
    headers: options.cookie === undefined ? {} : { cookie: options.cookie },
  });
  sockets.push(socket);
  const received: LiveMessage[] = [];
  let closed: number | null = null;
  socket.on('message', (data: Buffer) => {
    const message = decodeLiveMessage(new Uint8Array(data));
    if (message) received.push(message);
  });
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('error', () => undefined);
  let id = 0;
  const timer = setInterval(() => {
    id += 1;
    const doc = new Y.Doc();
    doc.getMap('values').set(`k${id}`, 'v');
    const update = Y.encodeStateAsUpdate(doc);
    if (socket.readyState === socket.OPEN) {
      socket.send(encodeLiveMessage({ kind: 'update', id, update }));
    }
  }, 10);
  socket.on('close', () => clearInterval(timer));
  await expect.poll(() => received.some(({ kind }) => kind === 'ack')).toBe(true);
  return { closed: () => closed };
}

/** Takes a right back. @returns with which code the connection ended, and whether it did in time */
async function cut(
  client: Awaited<ReturnType<typeof editing>>,
  revoke: () => Promise<unknown>,
): Promise<{ code: number | null; isInTime: boolean }> {
  expect(client.closed()).toBeNull();
  await revoke();
  const isInTime = await isWithinASecond(() => client.closed() !== null);
  return { code: client.closed(), isInTime };
}

/** A session of its own, beside the one that the tests work with. */
async function signIn(email: string): Promise<string> {
  const answer = await there.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in/email',
    payload: { email, password: OWNER.password },
  });
  const header = answer.headers['set-cookie'];
  return String(Array.isArray(header) ? header[0] : header).split(';')[0] ?? '';
}

describe('in mid-edit, a connection is cut within a second when', () => {
  test('its share link is revoked', async () => {
    const link = await api('POST', `/sites/${siteId}/share-links`, { right: 'edit' });
    const client = await editing({ token: link.token });
    const ended = await cut(client, () => api('DELETE', `/sites/${siteId}/share-links/${link.id}`));
    expect(ended).toEqual({ code: LIVE_CLOSE.unauthorized, isInTime: true });
  });

  test('another’s link is revoked: nobody else is', async () => {
    const [link, kept] = [await newLink(), await newLink()];
    const [client, other] = [
      await editing({ token: link.token }),
      await editing({ token: kept.token }),
    ];
    await api('DELETE', `/sites/${siteId}/share-links/${link.id}`);
    expect(await isWithinASecond(() => client.closed() !== null)).toBe(true);
    expect(other.closed()).toBeNull();
  });

  test('its share link runs out', async () => {
    const expiresAt = new Date(here.clock.now + 300).toISOString();
    const link = await api('POST', `/sites/${siteId}/share-links`, { right: 'edit', expiresAt });
    const client = await editing({ token: link.token });
    const ended = await cut(client, () => {
      here.clock.now += 400;
      return Promise.resolve();
    });
    expect(ended).toEqual({ code: LIVE_CLOSE.unauthorized, isInTime: true });
  });

  test('its member is removed', async () => {
    const cookie = await here.cookieOf(MEMBER);
    const member = await api('POST', `/sites/${siteId}/members`, { email: MEMBER });
    const client = await editing({ cookie });
    const ended = await cut(client, () => api('DELETE', `/sites/${siteId}/members/${member.id}`));
    expect(ended).toEqual({ code: LIVE_CLOSE.forbidden, isInTime: true });
  });

  test('its session signs out, at another process', async () => {
    await here.cookieOf();
    const cookie = await signIn(OWNER.email);
    const client = await editing({ cookie });
    const ended = await cut(client, () =>
      there.app.inject({ method: 'POST', url: '/api/v1/auth/sign-out', headers: { cookie } }),
    );
    expect(ended).toEqual({ code: LIVE_CLOSE.unauthorized, isInTime: true });
  });

  test('a new password ends all other sessions', async () => {
    const email = 'forgetful@plinth.example';
    await here.services.accounts.create({ email, password: OWNER.password });
    await api('POST', `/sites/${siteId}/members`, { email });
    const [cookie, old] = [await signIn(email), await signIn(email)];
    const client = await editing({ cookie: old });
    const kept = await editing({ cookie });
    const ended = await cut(client, () =>
      there.app.inject({
        method: 'POST',
        url: '/api/v1/auth/change-password',
        headers: { cookie },
        payload: {
          currentPassword: OWNER.password,
          newPassword: 'another long password',
          revokeOtherSessions: true,
        },
      }),
    );
    expect(ended).toEqual({ code: LIVE_CLOSE.unauthorized, isInTime: true });
    // It is given a new session in the place of its own.
    await expect.poll(kept.closed).toBe(LIVE_CLOSE.unauthorized);
  });

  test('its site is deleted', async () => {
    const client = await editing({ cookie: await here.cookieOf() });
    const ended = await cut(client, () => api('DELETE', `/sites/${siteId}`));
    expect(ended).toEqual({ code: LIVE_CLOSE.notFound, isInTime: true });
  });
});

const newLink = (): Promise<{ id: string; token: string }> =>
  api('POST', `/sites/${siteId}/share-links`, { right: 'edit' });

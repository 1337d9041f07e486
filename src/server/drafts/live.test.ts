import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import {
  decodeLiveMessage,
  encodeLiveMessage,
  LIVE_CLOSE,
  MAX_UPDATE_BYTES,
  type LiveMessage,
} from '../../core/api/live-protocol';
import { DOCUMENT_VERSION } from '../../core/document/document';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let port: number;
let siteId: string;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(async () => {
  siteId = (await api('POST', '/sites', { name: 'Live' })).id;
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate();
});

async function api(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  return answer.body === '' ? null : answer.json();
}

interface Client {
  socket: WebSocket;
  received: LiveMessage[];
  send(message: LiveMessage): void;
  next<Kind extends LiveMessage['kind']>(kind: Kind): Promise<Extract<LiveMessage, { kind: Kind }>>;
  closed: Promise<number>;
}

function connect(
  options: { query?: string; headers?: Record<string, string>; site?: string } = {},
): Client {
  const { query = '', headers = {}, site = siteId } = options;
  const url = `ws://127.0.0.1:${port}/api/v1/sites/${site}/draft/live${query}`;
  const socket = new WebSocket(url, { headers });
  const received: LiveMessage[] = [];
  socket.on('message', (data: Buffer) => {
    const message = decodeLiveMessage(new Uint8Array(data));
    if (message) received.push(message);
  });
  socket.on('error', () => undefined);
  const client: Client = {
    socket,
    received,
    send: (message) => socket.send(encodeLiveMessage(message)),
    async next(kind) {
      const isOne = (message: LiveMessage) => message.kind === kind;
      await expect.poll(() => received.some(isOne), { message: `a ${kind} comes` }).toBe(true);
      const [one] = received.splice(received.findIndex(isOne), 1);
      return one as Extract<LiveMessage, { kind: typeof kind }>;
    },
    closed: new Promise((resolve) => socket.on('close', resolve)),
  };
  clients.push(client);
  return client;
}

const withCookie = async () => ({ headers: { cookie: await server.cookieOf() } });

function refused(options: Parameters<typeof connect>[0]): Promise<number> {
  return new Promise((resolve) => {
    connect(options).socket.on('unexpected-response', (_request, response) =>
      resolve(response.statusCode ?? 0),
    );
  });
}

/** The update of a browser that sets a setting. */
function update(key: string, value: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('values').set(key, value);
  return Y.encodeStateAsUpdate(doc);
}

describe('a live draft', () => {
  test('greets with its epoch, place and state, and gives what a browser lacks', async () => {
    const client = connect(await withCookie());
    const hello = await client.next('hello');
    expect(hello).toMatchObject({ epoch: 1, seq: 1, mayEdit: true });
    client.send({ kind: 'syncRequest', stateVector: Y.encodeStateVector(new Y.Doc()) });
    const doc = new Y.Doc();
    Y.applyUpdateV2(doc, (await client.next('syncAnswer')).update);
    expect(doc.getMap('values').get('settings/name')).toBe('Live');
    expect(Y.encodeStateVector(doc)).toEqual(hello.stateVector);
  });

  test('acknowledges an update when it is stored, and tells the others', async () => {
    const [ann, bob] = [connect(await withCookie()), connect(await withCookie())];
    await Promise.all([ann.next('hello'), bob.next('hello')]);
    ann.send({ kind: 'update', id: 7, update: update('settings/contactEmail', 'a@x.example') });
    expect(await ann.next('ack')).toMatchObject({ id: 7, seq: 2 });
    expect(await server.services.storage.drafts.updatesAfter(siteId, 1, 1)).toHaveLength(1);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await bob.next('update')).update);
    expect(doc.getMap('values').get('settings/contactEmail')).toBe('a@x.example');
    expect(ann.received.some(({ kind }) => kind === 'update')).toBe(false);
    expect((await api('GET', `/sites/${siteId}/draft`)).settings.contactEmail).toBe('a@x.example');
  });

  test('tells browsers of what the HTTP API edits', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    await api('POST', `/sites/${siteId}/draft/edits`, {
      edits: [{ edit: 'setSettings', values: { contactEmail: 'b@x.example' } }],
    });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await client.next('update')).update);
    expect(doc.getMap('values').get('settings/contactEmail')).toBe('b@x.example');
  });

  test('tells browsers that the site was published, or has another name', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    await api('POST', `/sites/${siteId}/publish`);
    await client.next('site');
    await api('PATCH', `/sites/${siteId}`, { name: 'Renamed' });
    await client.next('site');
    const { id: other } = await api('POST', '/sites', { name: 'Other' });
    await api('POST', `/sites/${other}/publish`);
    client.send({ kind: 'update', id: 1, update: update('settings/name', 'Still here') });
    await client.next('ack');
    expect(client.received.filter(({ kind }) => kind === 'site')).toEqual([]);
  });

  test('tells browsers to look at the site again where it may have missed an event', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    server.services.storage.events.emitGap();
    expect(await client.next('site')).toEqual({ kind: 'site' });
  });

  test('relays who is where', async () => {
    const [ann, bob] = [connect(await withCookie()), connect(await withCookie())];
    await Promise.all([ann.next('hello'), bob.next('hello')]);
    ann.send({ kind: 'awareness', update: Uint8Array.of(1, 2, 3) });
    expect([...(await bob.next('awareness')).update]).toEqual([1, 2, 3]);
  });

  test('a hundred updates in a row are acknowledged in their order', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    for (let id = 1; id <= 100; id += 1)
      client.send({ kind: 'update', id, update: update(`k${id}`, 'v') });
    await expect.poll(() => client.received.filter(({ kind }) => kind === 'ack')).toHaveLength(100);
    const acks = client.received.map((message) =>
      message.kind === 'ack' ? [message.id, message.seq] : null,
    );
    expect(acks).toEqual(Array.from({ length: 100 }, (_, index) => [index + 1, index + 2]));
  });
});

describe('damage', () => {
  test('bytes that are no update are refused by their id; the connection and the draft stay', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    client.send({ kind: 'update', id: 1, update: Uint8Array.of(9, 9, 9, 9) });
    expect(await client.next('error')).toMatchObject({ id: 1, code: 'unreadable' });
    client.socket.send(Buffer.from('not even a message'));
    expect(await client.next('error')).toMatchObject({ code: 'unreadable' });
    client.send({ kind: 'update', id: 2, update: update('x', '1') });
    expect(await client.next('ack')).toMatchObject({ id: 2 });
  });

  test('an update over 8 MB closes its connection with a code of its own, and no other', async () => {
    const [client, other] = [connect(await withCookie()), connect(await withCookie())];
    await Promise.all([client.next('hello'), other.next('hello')]);
    client.send({ kind: 'update', id: 1, update: new Uint8Array(MAX_UPDATE_BYTES) });
    expect(await client.closed).toBe(LIVE_CLOSE.tooLarge);
    other.send({ kind: 'update', id: 1, update: update('x', '1') });
    expect(await other.next('ack')).toMatchObject({ id: 1 });
  });

  test('a frame of 50 MB ends its connection alone', async () => {
    const [client, other] = [connect(await withCookie()), connect(await withCookie())];
    await Promise.all([client.next('hello'), other.next('hello')]);
    client.socket.send(Buffer.alloc(50 * 1024 * 1024));
    await client.closed;
    other.send({ kind: 'update', id: 1, update: update('x', '1') });
    expect(await other.next('ack')).toMatchObject({ id: 1 });
    expect((await api('GET', '/health')).status).toBe('ok');
  });

  test('a draft of a newer version is shown and not edited', async () => {
    const doc = new Y.Doc();
    doc.getMap('values').set('settings/$version', DOCUMENT_VERSION + 1);
    // Stored as a newer program sharing the database would: this one refuses to.
    const room = await server.services.drafts.rooms.open(siteId);
    const change = { epoch: room.epoch, data: Y.encodeStateAsUpdate(doc), createdAt: 1 };
    await server.services.storage.drafts.append(siteId, { ...change, expectedSeq: undefined });
    await room.catchUp();
    const client = connect(await withCookie());
    expect(await client.next('hello')).toMatchObject({ mayEdit: false });
    client.send({ kind: 'update', id: 1, update: update('x', '1') });
    expect(await client.next('error')).toMatchObject({ id: 1, code: 'newer_version' });
  });
});

describe('who may connect', () => {
  test('nobody without a session, to no site that is another’s, from no other website', async () => {
    expect(await refused({})).toBe(401);
    expect(
      await refused({ headers: { cookie: await server.cookieOf('other@plinth.example') } }),
    ).toBe(403);
    expect(await refused({ ...(await withCookie()), site: 'nobody' })).toBe(404);
    const cookie = await server.cookieOf();
    expect(await refused({ headers: { cookie, origin: 'https://evil.example' } })).toBe(403);
  });

  test('whoever holds an edit link edits, whoever holds a preview link looks', async () => {
    const edit = await api('POST', `/sites/${siteId}/share-links`, { right: 'edit' });
    const editor = connect({ query: `?authHash=${edit.token}` });
    await editor.next('hello');
    editor.send({ kind: 'update', id: 1, update: update('x', '1') });
    expect(await editor.next('ack')).toMatchObject({ id: 1 });
    const preview = await api('POST', `/sites/${siteId}/share-links`, { right: 'preview' });
    const viewer = connect({ query: `?authHash=${preview.token}` });
    expect(await viewer.next('hello')).toMatchObject({ mayEdit: false });
    viewer.send({ kind: 'update', id: 2, update: update('x', '2') });
    expect(await viewer.next('error')).toMatchObject({ id: 2, code: 'forbidden' });
  });

  test('a deleted site ends its connections', async () => {
    const client = connect(await withCookie());
    await client.next('hello');
    await api('DELETE', `/sites/${siteId}`);
    expect(await client.closed).toBe(LIVE_CLOSE.notFound);
  });
});

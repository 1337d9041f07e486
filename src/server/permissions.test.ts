import type { AddressInfo } from 'node:net';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { decodeLiveMessage, encodeLiveMessage, type LiveMessage } from '../core/api/live-protocol';
import { newId } from './keys';
import { readPermissions, ROLES, type Role } from './testing/permission-table';
import { REQUESTS } from './testing/role-requests';
import { makeRoleSite, needsOf, send, type RoleSite } from './testing/role-site';
import { startTestApp, type TestApp } from './testing/test-app';

/** docs/permissions.md says who may do what. Here everybody tries everything. */
let server: TestApp;
let archive: Buffer;
const endpoints = new Set<string>();
const table = readPermissions();
const LIVE = 'GET /api/v1/sites/:siteId/draft/live';
const RECORDS = new Map<string, string>();
const shared = new Map<string, Promise<RoleSite>>();
let requests = 0;

beforeAll(async () => {
  server = await startTestApp({
    // Every request comes from an address of its own: how often one may ask is not what is asked here.
    env: { TRUST_PROXY: 'on' },
    onRoute: collect,
    resolveTxt: (name) => Promise.resolve([[RECORDS.get(name) ?? '']]),
    resolveWebhook: () => Promise.resolve(['93.184.216.34']),
    sendWebhook: () => Promise.resolve(204),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const site = await makeRoleSite(server, '');
  const url = `/api/v1/sites/${site.siteId}/export`;
  archive = (await send(server, { method: 'GET', url, headers: site.headers.owner })).body;
});
afterAll(() => server.close());

function collect({ method, url }: RouteOptions): void {
  for (const one of [method].flat()) {
    // HEAD is GET without the body.
    if (one !== 'HEAD') endpoints.add(`${one} ${url}`);
  }
}

const isOwnAccount = (endpoint: string) =>
  /^(?:POST|PATCH|DELETE) .*\/(?:account|auth)\b/.test(endpoint);
const isVisitors = (endpoint: string) => /\/sites\/(?:form|consent)\//.test(endpoint);

/** What an endpoint says to a role. */
async function verdict(endpoint: string, role: Role, site: RoleSite): Promise<string> {
  const [method = '', path = ''] = endpoint.split(' ');
  const headers = await credentials(endpoint, role, site);
  const account = await server.services.accounts.bySession(new Headers(headers));
  const [session] = account ? await server.services.ownAccount.sessions(account, null) : [];
  const parts: Record<string, string> = { ...site.parts, sessionId: session?.id ?? 'none' };
  const at = new Date(server.clock.now + 60_000).toISOString();
  const make = REQUESTS[endpoint];
  const context = { server, at, archive, account, headers };
  const { query = '', json, body, ...made } = (await make?.(site, context)) ?? {};
  Object.assign(parts, site.parts);
  const url = path.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? 'none');
  const content = json ? Buffer.from(JSON.stringify(json)) : body?.content;
  const type = json ? 'application/json' : body?.type;
  requests += 1;
  const { status } = await send(server, {
    method,
    url: url.replace('*', 'none') + query,
    headers: {
      ...headers,
      ...made.headers,
      'x-forwarded-for': `10.0.${requests >> 8}.${requests & 255}`,
      ...(isVisitors(endpoint) ? { host: site.host } : {}),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body: content,
  });
  // Whether a public file or a visitor's values are there is another question.
  const isAnybodys = !path.startsWith('/api/') || isVisitors(endpoint);
  const isRefused = status >= 500 || [401, 403].includes(status);
  return status < 400 || (isAnybodys && !isRefused) ? 'yes' : String(status);
}

/** Whoever changes or leaves an account does it with one of their own; the operator has but one. */
async function credentials(endpoint: string, role: Role, site: RoleSite) {
  const { cookie } = site.headers[role];
  if (!isOwnAccount(endpoint) || cookie === undefined) return site.headers[role];
  if (role === 'operator' && endpoint.endsWith('/delete')) return site.headers[role];
  return { cookie: await server.cookieOf(`${newId()}@plinth.example`) };
}

/** Whoever reads or is refused changes nothing and shares a site; whoever acts gets one of their own. */
async function walk(endpoint: string): Promise<Record<Role, string>> {
  const row = table.find((one) => one.endpoint === endpoint);
  const isReading = /^(?:GET|OPTIONS) /.test(endpoint) || isVisitors(endpoint);
  const verdicts: Partial<Record<Role, string>> = {};
  for (const role of ROLES) {
    const isShared = isReading || (row !== undefined && row.verdicts[role] !== 'yes');
    const site = await (isShared ? sharedSite(endpoint) : makeRoleSite(server, endpoint));
    if (endpoint.endsWith('/verify')) await publishRecord(site);
    verdicts[role] = await verdict(endpoint, role, site);
  }
  // Each role has been asked.
  return verdicts as Record<Role, string>;
}

function sharedSite(endpoint: string): Promise<RoleSite> {
  const needs = needsOf(endpoint);
  const site = shared.get(needs) ?? makeRoleSite(server, endpoint);
  shared.set(needs, site);
  return site;
}

async function publishRecord({ siteId }: RoleSite): Promise<void> {
  const [domain] = await server.services.domains.list(siteId);
  if (domain) RECORDS.set(`_plinth.${domain.host}`, `plinth-site=${domain.token}`);
}

describe('the table of permissions', () => {
  test('has every endpoint, and none that is not there', () => {
    const written = table
      .map(({ endpoint }) => endpoint)
      .filter((name) => !name.startsWith('LIVE '));
    expect([...written].sort()).toEqual([...endpoints].sort());
  });

  test.each(table.filter(({ endpoint }) => !endpoint.startsWith('LIVE ') && endpoint !== LIVE))(
    'is what happens at $endpoint',
    async ({ endpoint, verdicts }) => {
      expect(await walk(endpoint)).toEqual(verdicts);
    },
  );
});

describe('the live draft', () => {
  const MESSAGES: Record<string, LiveMessage> = {
    syncRequest: { kind: 'syncRequest', stateVector: Y.encodeStateVector(new Y.Doc()) },
    update: { kind: 'update', id: 1, update: anUpdate() },
    awareness: { kind: 'awareness', update: Uint8Array.of(1, 2, 3) },
  };
  const EXPECTED: Record<string, LiveMessage['kind']> = {
    syncRequest: 'syncAnswer',
    update: 'ack',
    awareness: 'awareness',
  };

  test('has a row for every message that a browser may send', () => {
    const rows = table.filter(({ endpoint }) => endpoint.startsWith('LIVE '));
    expect(rows.map(({ endpoint }) => endpoint.slice(5)).sort()).toEqual(
      ['connect', ...Object.keys(MESSAGES)].sort(),
    );
  });

  test.each(ROLES)('says to %s what the table says', async (role) => {
    const site = await makeRoleSite(server, LIVE);
    const expected = (name: string) =>
      table.find(({ endpoint }) => endpoint === `LIVE ${name}`)?.verdicts[role];
    const socket = open(site, role);
    const connected = await socket.connected;
    expect(connected).toBe(expected('connect'));
    expect(connected).toBe(table.find(({ endpoint }) => endpoint === LIVE)?.verdicts[role]);
    if (connected !== 'yes') return;
    const other = open(site, 'owner');
    await other.connected;
    for (const [name, message] of Object.entries(MESSAGES)) {
      socket.send(message);
      const answer =
        name === 'awareness'
          ? await other.next('awareness')
          : await socket.next(EXPECTED[name] ?? 'ack', 'error');
      expect([name, answer.kind === 'error' ? answer.code : 'yes']).toEqual([name, expected(name)]);
    }
    socket.close();
    other.close();
  });
});

function anUpdate(): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('values').set('x', 1);
  return Y.encodeStateAsUpdate(doc);
}

type Kind = LiveMessage['kind'];

function open(site: RoleSite, role: Role) {
  const { port } = server.app.server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/api/v1/sites/${site.siteId}/draft/live`;
  const socket = new WebSocket(url, { headers: site.headers[role] });
  const waiting: { kinds: Kind[]; resolve: (message: LiveMessage) => void }[] = [];
  const received: LiveMessage[] = [];
  socket.on('error', () => undefined);
  /** The first message of one of these kinds that nobody has taken yet. */
  const next = (...kinds: Kind[]) =>
    new Promise<LiveMessage>((resolve) => {
      const index = received.findIndex(({ kind }) => kinds.includes(kind));
      const [found] = index === -1 ? [] : received.splice(index, 1);
      if (found) resolve(found);
      else waiting.push({ kinds, resolve });
    });
  socket.on('message', (data: Buffer) => {
    const message = decodeLiveMessage(new Uint8Array(data));
    if (!message) return;
    const index = waiting.findIndex(({ kinds }) => kinds.includes(message.kind));
    const [waiter] = index === -1 ? [] : waiting.splice(index, 1);
    if (waiter) waiter.resolve(message);
    else received.push(message);
  });
  const connected = new Promise<string>((resolve) => {
    socket.on('unexpected-response', (_request, answer) => resolve(String(answer.statusCode)));
    void next('hello').then(() => resolve('yes'));
  });
  return {
    connected,
    next,
    send: (message: LiveMessage) => socket.send(encodeLiveMessage(message)),
    close: () => socket.close(),
  };
}

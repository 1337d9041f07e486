import { createHmac } from 'node:crypto';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, visitorPost, type VisitorSite } from '../testing/visitor-site';
import { WebhookGate } from './gate';
import { postWebhook } from './post';
import { isPublicAddress } from './public-address';

const PUBLIC = '93.184.216.34';
let server: TestApp;
let site: VisitorSite;
let addresses: Record<string, string[]> = {};
let answer = 200;
const posted: { to: string; body: string; headers: Record<string, string> }[] = [];

beforeAll(async () => {
  server = await startTestApp({
    resolveWebhook: async (host) => {
      const found = addresses[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    sendWebhook: async ({ url, address }, { body, headers }) => {
      if (answer === 0) throw new Error('connection refused');
      posted.push({ to: `${url.href} at ${address}`, body, headers });
      return answer;
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  addresses = { 'hook.example': [PUBLIC] };
  answer = 200;
  posted.length = 0;
  site = await publishSite(server);
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
  ownerCall(server, method, `/sites/${site.id}/webhook${path}`, payload);
const send = (values: object = {}) =>
  visitorPost(server, site, 'form/contact', {
    name: 'Ann',
    email: 'ann@x.example',
    message: 'Grüße',
    siteHash: site.hash,
    ...values,
  });
const flush = () => server.services.webhooks.flush();
const keptSecret = async () => (await server.services.storage.webhooks.bySite(site.id))?.secret;
const isSigned = (
  secret: string,
  { body, headers }: { body: string; headers: Record<string, string> },
) => {
  const signed = `${headers['x-plinth-timestamp']}.${body}`;
  const expected = createHmac('sha256', secret).update(signed).digest('hex');
  return headers['x-plinth-signature'] === `v1=${expected}`;
};

test('each message is told once, signed with the time, so that the receiver can check both', async () => {
  const { body } = await call('PUT', '', { url: 'https://hook.example/plinth' });
  await send();
  await flush();
  await flush();
  expect(posted).toHaveLength(1);
  const [{ to, body: text, headers } = { to: '', body: '', headers: {} }] = posted;
  expect(to).toBe(`https://hook.example/plinth at ${PUBLIC}`);
  const told = JSON.parse(text);
  expect(told).toMatchObject({
    event: 'message.created',
    siteId: site.id,
    message: { kind: 'contact', name: 'Ann', email: 'ann@x.example', message: 'Grüße' },
  });
  const timestamp = headers['x-plinth-timestamp'] ?? '';
  expect(Number(timestamp)).toBe(Math.floor(server.clock.now / 1000));
  // As a receiver would compute it.
  const expected = createHmac('sha256', body.secret).update(`${timestamp}.${text}`).digest('hex');
  expect(headers['x-plinth-signature']).toBe(`v1=${expected}`);
  expect((await call('GET', '/deliveries')).body).toMatchObject([
    { status: 'sent', messageId: told.message.id },
  ]);
});

test('a receiver that is down or fails is told later, with the same id', async () => {
  await call('PUT', '', { url: 'https://hook.example/' });
  answer = 0;
  await send();
  await flush();
  server.clock.now += 30_000;
  answer = 500;
  await flush();
  expect((await call('GET', '/deliveries')).body).toMatchObject([
    { status: 'pending', attempts: 2, error: 'the receiver answered 500' },
  ]);
  answer = 204;
  server.clock.now += 30_000;
  await flush();
  // The second delay is twice the first.
  expect(posted).toHaveLength(1);
  server.clock.now += 30_000;
  await flush();
  expect(posted).toHaveLength(2);
  expect(posted[0]?.headers['x-plinth-delivery']).toBe(posted[1]?.headers['x-plinth-delivery']);
});

test('spam is not told, a receiver that is gone is not asked again, and neither is anybody about an erased message', async () => {
  await call('PUT', '', { url: 'https://hook.example/' });
  await send({ plinthSubject: 'Buy' });
  await flush();
  expect(posted).toEqual([]);
  answer = 410;
  await send();
  await flush();
  server.clock.now += 24 * 60 * 60 * 1000;
  await flush();
  expect(posted).toHaveLength(1);
  answer = 0;
  await send();
  await flush();
  answer = 200;
  await ownerCall(server, 'DELETE', `/sites/${site.id}/messages/sender?email=ann@x.example`);
  server.clock.now += 30_000;
  await flush();
  expect(posted).toHaveLength(1);
});

test('the secret stays until a new one is asked for; a removed webhook is told nothing', async () => {
  expect((await call('GET')).status).toBe(404);
  const first = (await call('PUT', '', { url: 'https://hook.example/' })).body;
  const { secret, ...shown } = first;
  expect(secret).toMatch(/^[\w-]{20,}$/);
  const second = (await call('PUT', '', { url: 'https://hook.example/2' })).body;
  // It is shown once, when it is made.
  expect(second).toEqual({ ...shown, url: 'https://hook.example/2' });
  expect(await keptSecret()).toBe(secret);
  const third = (await call('PUT', '', { url: 'https://hook.example/2', newSecret: true })).body;
  expect(third.secret).not.toBe(secret);
  expect(await keptSecret()).toBe(third.secret);
  expect((await call('GET')).body).toEqual(second);
  await send();
  expect((await call('DELETE')).status).toBe(204);
  expect((await call('DELETE')).status).toBe(404);
  posted.length = 0;
  await flush();
  expect(posted).toEqual([]);
});

test('a test is signed like every call, says what the receiver answered, and is told to nobody else', async () => {
  expect((await call('POST', '/test')).status).toBe(404);
  const { secret } = (await call('PUT', '', { url: 'https://hook.example/' })).body;
  expect((await call('POST', '/test')).body).toEqual({ isTaken: true, status: 200, error: null });
  const [{ body, headers } = { body: '', headers: {} }] = posted;
  expect(JSON.parse(body)).toMatchObject({ event: 'webhook.test', siteId: site.id });
  expect(isSigned(secret, { body, headers })).toBe(true);
  answer = 500;
  expect((await call('POST', '/test')).body).toEqual({ isTaken: false, status: 500, error: null });
  answer = 0;
  expect((await call('POST', '/test')).body).toEqual({
    isTaken: false,
    status: null,
    error: 'connection refused',
  });
  addresses = {};
  expect((await call('POST', '/test')).body).toMatchObject({
    error: 'There is no server at this address',
  });
  expect((await call('GET', '/deliveries')).body).toEqual([]);
  for (let count = 4; count < 10; count += 1) await call('POST', '/test');
  expect((await call('POST', '/test')).status).toBe(429);
});

test('a delivery that was given up is told again when the owner asks; one that is not, and another site’s, is not', async () => {
  await call('PUT', '', { url: 'https://hook.example/' });
  answer = 410;
  await send();
  await flush();
  const [{ id, status }] = (await call('GET', '/deliveries')).body;
  expect(status).toBe('failed');
  answer = 200;
  const other = await publishSite(server);
  const path = `/webhook/deliveries/${id}/retry`;
  expect((await ownerCall(server, 'POST', `/sites/${other.id}${path}`)).status).toBe(404);
  expect((await ownerCall(server, 'POST', `/sites/${site.id}${path}`)).status).toBe(204);
  await flush();
  expect(posted).toHaveLength(2);
  const list = await call('GET', '/deliveries');
  expect([list.headers['x-total-count'], list.body]).toMatchObject(['1', [{ id, status: 'sent' }]]);
  expect((await ownerCall(server, 'POST', `/sites/${site.id}${path}`)).status).toBe(404);
});

test('nobody but the owner sees or sets it', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? { url: 'https://hook.example/' } : undefined;
    const url = `/sites/${site.id}/webhook`;
    const other = await ownerCall(server, method, url, payload, 'other@plinth.example');
    expect(other.status).toBe(403);
  }
});

describe('the gate', () => {
  test.each([
    'http://hook.example/',
    'https://user:pass@hook.example/',
    'ftp://hook.example/',
    'hook.example',
    'https://nowhere.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://inside.example/',
    'https://both.example/',
  ])('refuses %s and keeps nothing', async (url) => {
    addresses['inside.example'] = ['10.0.0.7'];
    addresses['both.example'] = [PUBLIC, '192.168.1.1'];
    const { status, body } = await call('PUT', '', { url });
    expect([status, body.fields[0].path]).toEqual([422, 'url']);
    expect((await call('GET')).status).toBe(404);
  });

  test('asks again before each call: a name that leads inside later is not followed', async () => {
    await call('PUT', '', { url: 'https://hook.example/' });
    addresses['hook.example'] = ['127.0.0.1'];
    await send();
    await flush();
    expect(posted).toEqual([]);
    expect((await call('GET', '/deliveries')).body).toMatchObject([
      { status: 'pending', error: 'This address leads into a private network' },
    ]);
  });

  test('lets private addresses and http pass where the setting says so', async () => {
    const gate = new WebhookGate({
      resolve: () => Promise.resolve(['10.0.0.7']),
      isPrivateAllowed: true,
    });
    expect((await gate.pass('http://inside.example:8080/x')).address).toBe('10.0.0.7');
    await expect(gate.pass('file:///etc/passwd')).rejects.toThrow(/https/);
  });
});

test.each([
  ['93.184.216.34', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('connects to the address that passed, whatever its name would lead to, and follows no redirect', async () => {
  const requests: { host: string | undefined; body: string }[] = [];
  const receiver = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ host: request.headers.host, body });
      response.writeHead(302, { location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const url = new URL(`http://name.invalid:${port}/hook`);
  const status = await postWebhook({ url, address: '127.0.0.1' }, { body: '{"ä":1}', headers: {} });
  expect(status).toBe(302);
  expect(requests).toEqual([{ host: `name.invalid:${port}`, body: '{"ä":1}' }]);
  await new Promise((resolve) => receiver.close(resolve));
});

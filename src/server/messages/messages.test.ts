import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, visitorPost, type VisitorSite } from '../testing/visitor-site';

let server: TestApp;
let site: VisitorSite;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await publishSite(server);
});

/** Each a minute after the one before, so that their order is known. */
async function send(...messages: object[]): Promise<void> {
  for (const message of messages) {
    server.clock.now += 60_000;
    const payload = {
      name: 'Ann',
      email: 'ann@x.example',
      siteHash: site.hash,
      ...message,
    };
    expect((await visitorPost(server, site, 'form/contact', payload)).status).toBe(204);
  }
}

const call = (method: 'GET' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  ownerCall(server, method, `/sites/${site.id}/messages${path}`, payload);
const namesOf = async (query: string) =>
  (await call('GET', query)).body.map(({ name }: { name: string }) => name);

describe('the list', () => {
  test('finds words in name, e-mail and message, in every script, whatever their case', async () => {
    await send(
      { name: 'Åsa Öberg', message: 'Wie groß ist die Halle?' },
      { name: 'Bob', email: 'bob@München.example', message: 'Price of the ÉTAGE' },
      { name: 'Cy', message: '100% sure_thing' },
    );
    expect(await namesOf('?search=åsa')).toEqual(['Åsa Öberg']);
    expect(await namesOf('?search=GROẞ halle')).toEqual(['Åsa Öberg']);
    expect(await namesOf('?search=étage bob')).toEqual(['Bob']);
    expect(await namesOf('?search=münchen')).toEqual(['Bob']);
    expect(await namesOf('?search=étage halle')).toEqual([]);
    // What would be a wildcard is a letter like others.
    expect(await namesOf('?search=%25')).toEqual(['Cy']);
    expect(await namesOf('?search=s_re')).toEqual([]);
    expect(await namesOf(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  test('shows only what is new, and says how many there are', async () => {
    await send({ name: 'Alpha' }, { name: 'B' }, { name: 'C', plinthSubject: 'Buy' });
    const [{ id }] = (await call('GET', '?search=alpha')).body;
    await call('PATCH', `/${id}`, { isRead: true });
    expect(await namesOf('?unread=true')).toEqual(['B']);
    expect(await namesOf('?unread=false')).toEqual(['Alpha']);
    const list = await call('GET', '?limit=1');
    expect([list.body.length, list.headers['x-total-count']]).toEqual([1, '2']);
    expect((await call('GET', '/count')).body).toEqual({ total: 2, unread: 1, spam: 1 });
    await call('PATCH', `/${id}`, { isSpam: true });
    expect((await call('GET', '/count')).body).toEqual({ total: 1, unread: 1, spam: 2 });
    expect(await namesOf('?folder=spam')).toEqual(['C', 'Alpha']);
  });

  test('a message that is not there is 404, also for changing and deleting', async () => {
    expect((await call('PATCH', '/nobody', { isRead: true })).status).toBe(404);
    expect((await call('DELETE', '/nobody')).status).toBe(404);
  });

  test.each([
    ['GET', ''],
    ['GET', '/count'],
    ['GET', '/live'],
    ['GET', '/export'],
    ['GET', '/sender?email=ann@x.example'],
    ['DELETE', '/sender?email=ann@x.example'],
  ] as const)('%s messages%s is for the site’s owner alone', async (method, path) => {
    await send({});
    const url = `/sites/${site.id}/messages${path}`;
    const other = await ownerCall(server, method, url, undefined, 'other@plinth.example');
    expect(other.status).toBe(403);
    expect((await server.app.inject({ method, url: `/api/v1${url}` })).statusCode).toBe(401);
    expect(await namesOf('')).toEqual(['Ann']);
  });
});

describe('the export', () => {
  test('is a table in which nothing is calculated', async () => {
    await send(
      { name: '=HYPERLINK("http://x.example")', message: '+1 "quoted"\nline' },
      { name: '@sum', email: '-a@x.example', message: '＝1+1', plinthSubject: 'spam' },
    );
    const { headers, text } = await call('GET', '/export');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    const [head, ...rows] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('received,kind,name,email,message,read,spam,event,attending,guests');
    expect(rows[0]).toMatch(/,contact,'@sum,'-a@x\.example,'＝1\+1,no,yes,,,$/);
    expect(rows[1]).toMatch(
      /,contact,"'=HYPERLINK\(""http:\/\/x\.example""\)",ann@x\.example,"'\+1 ""quoted""\nline",no,no,,,$/,
    );
    expect((await call('GET', '/export?folder=spam')).text).not.toContain('HYPERLINK');
    expect((await call('GET', '/export?search=hyperlink')).text).not.toContain('@sum');
  });
});

describe('everything that one address sent', () => {
  test('is found whatever way it is written, given out, and erased with the mail about it', async () => {
    await send(
      { name: 'A', email: 'Ann@München.example' },
      { name: 'B', email: 'ann@xn--mnchen-3ya.example', plinthSubject: 'spam' },
      { name: 'C', email: 'joann@münchen.example' },
    );
    const other = await publishSite(server);
    await visitorPost(server, other, 'form/contact', {
      name: 'D',
      email: 'ann@münchen.example',
      siteHash: other.hash,
    });
    const query = `/sender?email=${encodeURIComponent('ann@münchen.example')}`;
    const data = (await call('GET', query)).body;
    expect(data.messages.map(({ name }: { name: string }) => name)).toEqual(['B', 'A']);
    expect(await server.services.storage.outbox.list(site.id)).toHaveLength(2);
    expect((await call('DELETE', query)).body).toEqual({ messages: 2 });
    expect(await namesOf('')).toEqual(['C']);
    expect(await namesOf('?folder=spam')).toEqual([]);
    const left = await server.services.storage.outbox.list(site.id);
    expect(left.map(({ mail }) => mail.replyTo)).toEqual(['joann@münchen.example']);
    expect((await ownerCall(server, 'GET', `/sites/${other.id}/messages`)).body).toHaveLength(1);
  });

  test('what the owner deletes is not mailed any more', async () => {
    await send({});
    const [{ id }] = (await call('GET', '')).body;
    await call('DELETE', `/${id}`);
    expect(await server.services.storage.outbox.list(site.id)).toEqual([]);
  });
});

test('the live count is told at once and at every change, and ends with the server', async () => {
  const own = await startTestApp();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const there = await publishSite(own);
  const headers = { cookie: await own.cookieOf() };
  const response = await new Promise<http.IncomingMessage>((resolve) => {
    http.get({ port, path: `/api/v1/sites/${there.id}/messages/live`, headers }, resolve);
  });
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  const events = response[Symbol.asyncIterator]();
  const next = async () =>
    JSON.parse(String((await events.next()).value).replace(/^data: /, '')) as unknown;
  expect(await next()).toEqual({ total: 0, unread: 0, spam: 0 });
  const payload = { name: 'Ann', email: 'ann@x.example', siteHash: there.hash };
  await visitorPost(own, there, 'form/contact', payload);
  expect(await next()).toEqual({ total: 1, unread: 1, spam: 0 });
  const [{ id }] = (await ownerCall(own, 'GET', `/sites/${there.id}/messages`)).body;
  await ownerCall(own, 'PATCH', `/sites/${there.id}/messages/${id}`, { isRead: true });
  expect(await next()).toEqual({ total: 1, unread: 0, spam: 0 });
  await ownerCall(own, 'DELETE', `/sites/${there.id}/messages/${id}`);
  expect(await next()).toEqual({ total: 0, unread: 0, spam: 0 });
  await own.close();
  expect((await events.next()).done).toBe(true);
});

describe('answers to invitations', () => {
  test('are counted by event, of each person the newest, and listed apart from messages', async () => {
    const event = (id: string, name: string) => ({
      edit: 'addEvent',
      id,
      values: { name, start: '2026-06-01T18:00', end: '2026-06-01T22:00', place: 'Here' },
    });
    site = await publishSite(server, [event('e1', 'Opening'), event('e2', 'Party')]);
    const answer = async (email: string, values: object) => {
      server.clock.now += 60_000;
      const payload = { name: 'Ann', email, siteHash: site.hash, eventId: 'e1', ...values };
      expect((await visitorPost(server, site, 'form/rsvp', payload)).status).toBe(204);
    };
    await answer('ann@x.example', { isAttending: true, guests: 5 });
    await answer('bob@x.example', { isAttending: true, guests: 2 });
    await answer('cy@x.example', { isAttending: false });
    await answer('ANN@x.example', { isAttending: true, guests: 1 });
    await answer('ann@x.example', { eventId: 'e2', isAttending: false });
    await answer('spam@x.example', { isAttending: true, guests: 20, plinthSubject: 'x' });
    await send({ name: 'A message' });
    expect((await call('GET', '/events')).body).toEqual([
      { eventId: 'e2', eventName: 'Party', coming: 0, guests: 0, declined: 1 },
      { eventId: 'e1', eventName: 'Opening', coming: 2, guests: 3, declined: 1 },
    ]);
    expect(await namesOf('?kind=contact')).toEqual(['A message']);
    expect(await namesOf('?kind=rsvp')).toHaveLength(5);
  });
});

describe('a message that is no spam after all', () => {
  const mails = () => server.services.storage.outbox.list(site.id);
  const idOf = async (query: string): Promise<string> => (await call('GET', query)).body[0].id;

  test('is mailed and told to the webhook then, once, however often it is moved', async () => {
    const webhook = { siteId: site.id, url: 'https://hook.example/', secret: 's', createdAt: 0 };
    await server.services.storage.webhooks.set(webhook);
    await send({ name: 'Ann', message: 'Held back', plinthSubject: 'x' });
    expect(await mails()).toEqual([]);
    const id = await idOf('?folder=spam');
    for (const isSpam of [false, true, false]) await call('PATCH', `/${id}`, { isSpam });
    expect(await mails()).toMatchObject([
      {
        mail: {
          to: 'shop@x.example',
          replyTo: 'ann@x.example',
          subject: 'New message from Ann on Forms',
          text: 'Held back\n\nAnn\nann@x.example\n',
        },
      },
    ]);
    const paging = { limit: 10, offset: 0 };
    const { deliveries } = await server.services.storage.webhooks.deliveries(site.id, paging);
    expect(deliveries.map(({ messageId }) => messageId)).toEqual([id]);
  });

  test('is not told twice when it was mailed at first', async () => {
    await send({ name: 'Ann' });
    const id = await idOf('');
    for (const isSpam of [true, false]) await call('PATCH', `/${id}`, { isSpam });
    expect(await mails()).toHaveLength(1);
  });

  test('is told to nobody once what was told is forgotten', async () => {
    await send({ name: 'Ann', plinthSubject: 'x' });
    server.clock.now += 30 * 24 * 60 * 60 * 1000;
    const answer = await call('PATCH', `/${await idOf('?folder=spam')}`, { isSpam: false });
    expect([answer.body.isSpam, await mails()]).toEqual([false, []]);
  });
});

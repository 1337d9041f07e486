import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../storage/outbox';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let site: { id: string; hash: string; slug: string };
let mails: Mail[] = [];
let isMailDown = false;

beforeAll(async () => {
  server = await startTestApp({
    sendMail: async (mail) => {
      if (isMailDown) throw new Error('connection refused');
      mails.push(mail);
    },
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  mails = [];
  isMailDown = false;
  const { body } = await api('POST', '/sites', { name: 'Forms' });
  site = body;
  await api('POST', `/sites/${site.id}/draft/edits`, {
    edits: [{ edit: 'setSettings', values: { contactEmail: 'shop@x.example' } }],
  });
  await api('POST', `/sites/${site.id}/publish`);
});

async function api(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const MESSAGE = { name: 'Ann', email: 'ann@x.example', message: 'Hello' };
const COMPLAINT = { email: 'ann@x.example', name: 'Ann', comment: 'A scam' };

async function send(
  form: 'contact' | 'compliance',
  payload: object,
  options: { headers?: object; id?: string } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/sites/form/${form}/${options.id ?? site.id}/`,
    headers: { host: `${site.slug}.localhost:4210`, ...options.headers },
    payload: { siteHash: site.hash, ...payload },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? null : answer.json(),
  };
}

const inbox = async (folder = 'inbox') =>
  (await api('GET', `/sites/${site.id}/messages?folder=${folder}`)).body;

describe('the contact form', () => {
  test('keeps the message, mails it to the contact address, and answers 204', async () => {
    expect((await send('contact', { ...MESSAGE, isCookieAccepted: true })).status).toBe(204);
    expect(await inbox()).toMatchObject([
      { kind: 'contact', ...MESSAGE, isRead: false, isSpam: false },
    ]);
    await server.services.mail.flush();
    expect(mails).toMatchObject([{ to: 'shop@x.example', replyTo: 'ann@x.example' }]);
  });

  test('names every field that is wrong, with the form’s own messages', async () => {
    const answer = await send('contact', { name: ' ', email: 'nobody', message: '' });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [
        { path: 'name', message: 'This field cannot be empty' },
        { path: 'email', message: 'Please enter a valid email' },
      ],
    ]);
    expect(await inbox()).toEqual([]);
  });

  test.each(['info@münchen.example', 'моя@xn--h1alffa9f.xn--p1ai'])(
    'takes %s as it was typed',
    async (email) => {
      expect((await send('contact', { ...MESSAGE, email })).status).toBe(204);
      expect(await inbox()).toMatchObject([{ email }]);
    },
  );

  test('a line break in name or e-mail adds no header to the mail', async () => {
    const injected = 'x@y.example\r\nBcc: z@y.example';
    expect((await send('contact', { ...MESSAGE, email: injected })).status).toBe(422);
    await send('contact', { ...MESSAGE, name: 'Ann\r\nBcc: z@y.example' });
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
  });

  test('another site’s hash or host is refused and stores nothing', async () => {
    expect((await send('contact', { ...MESSAGE, siteHash: 'wrong' })).status).toBe(422);
    expect((await send('contact', { ...MESSAGE, siteHash: undefined })).status).toBe(422);
    expect((await send('contact', MESSAGE, { id: 'nobody' })).status).toBe(404);
    expect(await inbox()).toEqual([]);
  });

  test.each([
    ['a filled honeypot', { plinthSubject: 'Buy now' }],
    ['under two seconds', { elapsedMs: 1999 }],
    ['no number of seconds', { elapsedMs: 'soon' }],
  ])('%s is kept as spam, answered 204, and not mailed', async (_title, fields) => {
    expect((await send('contact', { ...MESSAGE, ...fields })).status).toBe(204);
    expect(await inbox()).toEqual([]);
    expect(await inbox('spam')).toMatchObject([{ isSpam: true }]);
    await server.services.mail.flush();
    expect(mails).toEqual([]);
  });

  test('after two seconds with an empty honeypot it is an ordinary message', async () => {
    await send('contact', { ...MESSAGE, plinthSubject: '', elapsedMs: 2000 });
    expect(await inbox()).toHaveLength(1);
  });

  test('the eleventh within ten minutes is refused, says when to come back, and stores nothing', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await send('contact', MESSAGE)).status).toBe(204);
    }
    const refused = await send('contact', MESSAGE);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBe(600);
    expect(await inbox()).toHaveLength(10);
    server.clock.now += 600_000;
    expect((await send('contact', MESSAGE)).status).toBe(204);
  });

  test('no message is lost while mail is down: it is sent later', async () => {
    isMailDown = true;
    expect((await send('contact', MESSAGE)).status).toBe(204);
    await server.services.mail.flush();
    expect(mails).toEqual([]);
    isMailDown = false;
    server.clock.now += 60_000;
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
    server.clock.now += 3_600_000;
    await server.services.mail.flush();
    expect(mails).toHaveLength(1);
  });

  test('a form without script goes back to its page', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/sites/form/contact/${site.id}/`,
      headers: {
        host: `${site.slug}.localhost:4210`,
        referer: `http://${site.slug}.localhost:4210/about/`,
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...MESSAGE, siteHash: site.hash, component: 'c7' }).toString(),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/about/?sent=1#comp-c7']);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('the inbox', () => {
  test('messages are read, moved and deleted', async () => {
    await send('contact', MESSAGE);
    const [{ id }] = await inbox();
    const read = await api('PATCH', `/sites/${site.id}/messages/${id}`, { isRead: true });
    expect(read.body).toMatchObject({ isRead: true, isSpam: false });
    await api('PATCH', `/sites/${site.id}/messages/${id}`, { isSpam: true });
    expect(await inbox('spam')).toHaveLength(1);
    expect((await api('DELETE', `/sites/${site.id}/messages/${id}`)).status).toBe(204);
    expect((await api('DELETE', `/sites/${site.id}/messages/${id}`)).status).toBe(404);
  });
});

describe('complaints', () => {
  test('go into the operator’s queue and answer 204', async () => {
    expect((await send('compliance', COMPLAINT)).status).toBe(204);
    const { body } = await api('GET', '/operator/complaints?status=open');
    expect(body).toContainEqual(
      expect.objectContaining({ siteId: site.id, ...COMPLAINT, status: 'open' }),
    );
  });

  test('names every field that is wrong, with the form’s own messages', async () => {
    const answer = await send('compliance', { email: 'x@y', name: '', comment: 'a'.repeat(256) });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [
        { path: 'email', message: 'Please put a correct e-mail' },
        { path: 'name', message: 'Required field' },
        { path: 'comment', message: 'Your have exceeded the maximum character limit.' },
      ],
    ]);
  });

  test('a second one while the first is open is 403, from the same e-mail or the same address', async () => {
    await send('compliance', COMPLAINT);
    const second = await send('compliance', { ...COMPLAINT, email: 'bob@x.example' });
    expect([second.status, second.body.code]).toEqual([403, 'forbidden']);
    const { body } = await api('GET', '/operator/complaints?status=open');
    const { id } = body.find((complaint: { siteId: string }) => complaint.siteId === site.id);
    await api('PATCH', `/operator/complaints/${id}`, { status: 'resolved' });
    expect((await send('compliance', COMPLAINT)).status).toBe(204);
  });

  test('nobody but the operator sees them', async () => {
    const cookie = await server.cookieOf('second@plinth.example');
    const answer = await server.app.inject({
      url: '/api/v1/operator/complaints',
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../keys';
import type { Mail } from '../storage/outbox';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let owner: string;
let siteId: string;
const mails: Mail[] = [];

beforeAll(async () => {
  server = await startTestApp({
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  });
  // The first account runs the installation; the owner is somebody else.
  await server.cookieOf();
  owner = await server.cookieOf('site-owner@plinth.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  siteId = (await call('POST', '/sites', { name: 'Bakery' })).body.id;
});

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  cookie = owner,
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: cookie === '' ? {} : { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const invite = (email: string, values: object = {}) =>
  call('POST', `/sites/${siteId}/members`, { email, ...values });
const address = () => `${newId()}@plinth.example`;

async function mailTo(email: string): Promise<Mail> {
  await server.services.mail.flush();
  const mail = mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

const tokenIn = ({ text }: Mail) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const link = (token: string) => call('POST', '/setup/link', { token }, '');
const setUp = (token: string, values: object = {}) =>
  call('POST', '/setup', { token, email: 'x@x.example', password: OWNER.password, ...values }, '');

describe('an invitation', () => {
  test('looks the same, and is mailed, whether there is an account or not', async () => {
    const known = address();
    const unknown = address();
    await server.cookieOf(known);
    const answers = [await invite(known), await invite(unknown)];
    const shape = ({ status, body }: (typeof answers)[number]) => [
      status,
      { ...body, id: '', email: '' },
    ];
    expect(answers.map(shape)[0]).toEqual(answers.map(shape)[1]);
    const texts = [await mailTo(known), await mailTo(unknown)].map(({ subject, text }) => [
      subject,
      text.replace(/token=[\w-]+/, ''),
    ]);
    expect(texts[0]).toEqual(texts[1]);
    const { body: members } = await call('GET', `/sites/${siteId}/members`);
    expect(members.map(({ joinedAt }: { joinedAt: unknown }) => joinedAt)).toEqual([null, null]);
    expect(members.map(({ name }: { name: unknown }) => name)).toEqual([null, null]);
  });

  test('its key reaches nobody but whoever reads mail there', async () => {
    // Else an owner could make an account in somebody else's name, and be let in wherever they are invited.
    const { body } = await invite(address());
    expect(JSON.stringify(body)).not.toContain('token=');
  });

  test('makes an account with its e-mail, once, and opens the site', async () => {
    const email = address();
    await invite(email);
    const token = tokenIn(await mailTo(email));
    expect((await link(token)).body).toEqual({
      kind: 'invitation',
      email,
      site: { id: siteId, name: 'Bakery' },
      hasAccount: false,
    });
    expect((await setUp(token, { password: 'short' })).status).toBe(422);
    expect((await setUp(token)).body).toMatchObject({ email });
    expect((await setUp(token)).status).toBe(403);
    const cookie = await server.cookieOf(email);
    expect((await call('GET', `/sites/${siteId}`, undefined, cookie)).body.right).toBe('edit');
    const { body } = await call('GET', `/sites/${siteId}/members`);
    expect(body[0].joinedAt).not.toBeNull();
  });

  test('tells somebody with an account to sign in, and ends as pending when they come', async () => {
    const email = address();
    const cookie = await server.cookieOf(email);
    await invite(email);
    expect((await link(tokenIn(await mailTo(email)))).body.hasAccount).toBe(true);
    await call('GET', `/sites/${siteId}`, undefined, cookie);
    const { body } = await call('GET', `/sites/${siteId}/members`);
    expect(body[0].joinedAt).not.toBeNull();
  });

  test('runs out after a fortnight, and is called back with its member', async () => {
    const [late, gone] = [address(), address()];
    await invite(late);
    const { body: member } = await invite(gone);
    const tokens = [tokenIn(await mailTo(late)), tokenIn(await mailTo(gone))];
    await call('DELETE', `/sites/${siteId}/members/${member.id}`);
    expect((await link(tokens[1] ?? '')).status).toBe(403);
    expect((await link(tokens[0] ?? '')).status).toBe(200);
    server.clock.now += 14 * 24 * 60 * 60 * 1000;
    expect((await setUp(tokens[0] ?? '')).status).toBe(403);
  });

  test('is refused to the owner’s own e-mail, and after thirty in an hour', async () => {
    const own = await invite('Site-Owner@plinth.example');
    expect([own.status, own.body.fields[0].path]).toEqual([422, 'email']);
    for (let count = 0; count < 30; count += 1) await invite(address());
    expect((await invite(address())).status).toBe(429);
  });
});

describe('a member', () => {
  test('may publish once the owner says so, without another mail', async () => {
    const email = address();
    const cookie = await server.cookieOf(email);
    const { body: member } = await invite(email);
    await mailTo(email);
    const sent = mails.length;
    const publish = () => call('POST', `/sites/${siteId}/publish`, {}, cookie);
    expect((await publish()).status).toBe(403);
    const { body: people } = await call('GET', `/sites/${siteId}/members`);
    // The name of somebody who has come; of somebody who is only invited nobody learns whether they have an account.
    expect(people).toMatchObject([{ email, name: email.split('@')[0] }]);
    const url = `/sites/${siteId}/members/${member.id}`;
    expect((await call('PATCH', url, { mayPublish: true })).body.mayPublish).toBe(true);
    expect((await publish()).status).toBe(201);
    await server.services.mail.flush();
    expect(mails).toHaveLength(sent);
  });

  test('who may not publish asks the owner to, by mail, three times an hour at most', async () => {
    const email = address();
    const cookie = await server.cookieOf(email);
    await invite(email);
    const ask = (as = cookie) => call('POST', `/sites/${siteId}/publish-requests`, undefined, as);
    expect((await ask()).status).toBe(204);
    const mail = await mailTo('site-owner@plinth.example');
    expect(mail).toMatchObject({ replyTo: email, subject: expect.stringContaining('Bakery') });
    expect(mail.text).toContain(`/sites/${siteId}\n`);
    expect((await ask(owner)).status).toBe(409);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
      204, 204, 429,
    ]);
  });

  test('leaves, and is out; the owner stays', async () => {
    const email = address();
    const cookie = await server.cookieOf(email);
    await invite(email);
    const leave = (as: string) => call('DELETE', `/sites/${siteId}/membership`, undefined, as);
    expect((await leave(cookie)).status).toBe(204);
    expect((await call('GET', `/sites/${siteId}`, undefined, cookie)).status).toBe(403);
    expect((await leave(owner)).status).toBe(409);
    const { body } = await call('GET', `/sites/${siteId}/members`);
    expect(body).toEqual([]);
  });
});

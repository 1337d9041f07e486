import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../keys';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';
import type { Mail } from '../storage/outbox';

let server: TestApp;
const mails: Mail[] = [];

beforeAll(async () => {
  server = await startTestApp({
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  });
  await server.cookieOf();
});
afterAll(() => server.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  { cookie, payload }: { cookie?: string; payload?: object } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function someone(): Promise<{ email: string; cookie: string }> {
  const email = `${newId()}@plinth.example`;
  return { email, cookie: await server.cookieOf(email) };
}

async function signIn(email: string, password = OWNER.password): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in/email',
    payload: { email, password },
  });
  const header = answer.headers['set-cookie'];
  return String(Array.isArray(header) ? header[0] : header).split(';')[0] ?? '';
}

async function mailTo(address: string): Promise<Mail> {
  await server.services.mail.flush();
  const mail = mails.findLast(({ to }) => to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

const tokenIn = ({ text }: Mail) => /(?:token|confirm|reset)=([\w-]+)/.exec(text)?.[1] ?? '';

describe('sessions', () => {
  test('are listed, and each can be ended, or all at once', async () => {
    const { email, cookie } = await someone();
    const [second, third] = [await signIn(email), await signIn(email)];
    const { body: sessions } = await call('GET', '/account/sessions', { cookie });
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(
      decodeURIComponent(second).split('=')[1]?.slice(0, 20),
    );
    const { body: fromSecond } = await call('GET', '/account/sessions', { cookie: second });
    const own = fromSecond.find((session: { isCurrent: boolean }) => session.isCurrent);
    expect((await call('DELETE', `/account/sessions/${own.id}`, { cookie })).status).toBe(204);
    expect((await call('GET', '/account', { cookie: second })).status).toBe(401);
    expect((await call('GET', '/account', { cookie: third })).status).toBe(200);
    expect((await call('DELETE', '/account/sessions', { cookie })).status).toBe(204);
    for (const ended of [cookie, third]) {
      expect((await call('GET', '/account', { cookie: ended })).status).toBe(401);
    }
  });

  test('of somebody else can not be ended', async () => {
    const [one, other] = [await someone(), await someone()];
    const { body } = await call('GET', '/account/sessions', { cookie: other.cookie });
    const url = `/account/sessions/${body[0].id}`;
    expect((await call('DELETE', url, { cookie: one.cookie })).status).toBe(404);
    expect((await call('GET', '/account', { cookie: other.cookie })).status).toBe(200);
  });
});

describe('another e-mail', () => {
  test('counts once it is confirmed, and rights to sites move with it', async () => {
    const { email, cookie } = await someone();
    const owner = await someone();
    const { body: site } = await call('POST', '/sites', {
      cookie: owner.cookie,
      payload: { name: 'S' },
    });
    await call('POST', `/sites/${site.id}/members`, { cookie: owner.cookie, payload: { email } });
    const fresh = `new-${email}`;
    const ask = (password: string) =>
      call('POST', '/account/email', { cookie, payload: { email: fresh, password } });
    expect((await ask('not my password')).status).toBe(403);
    expect((await ask(OWNER.password)).status).toBe(202);
    expect((await call('GET', '/account', { cookie })).body.email).toBe(email);
    const token = tokenIn(await mailTo(fresh));
    const confirm = (as: string) =>
      call('POST', '/account/email/confirm', { cookie: as, payload: { token } });
    expect((await confirm(owner.cookie)).status).toBe(403);
    expect((await confirm(cookie)).body).toMatchObject({ email: fresh });
    expect((await confirm(cookie)).status).toBe(403);
    expect((await call('GET', `/sites/${site.id}`, { cookie })).body.right).toBe('edit');
    expect((await mailTo(email)).subject).toContain('has changed');
    expect(await signIn(fresh)).toContain('session_token');
  });

  test('that belongs to an account is answered alike, and nothing changes', async () => {
    const [one, other] = [await someone(), await someone()];
    const payload = { email: other.email, password: OWNER.password };
    expect((await call('POST', '/account/email', { cookie: one.cookie, payload })).status).toBe(
      202,
    );
    expect(tokenIn(await mailTo(other.email))).toBe('');
  });
});

describe('a new password', () => {
  test('is chosen with the link of a mail, which works once and ends every session', async () => {
    const { email, cookie } = await someone();
    await call('POST', '/auth/request-password-reset', { payload: { email } });
    const token = tokenIn(await mailTo(email));
    const payload = { token, newPassword: 'another long password' };
    expect((await call('POST', '/auth/reset-password', { payload })).status).toBe(200);
    expect((await call('POST', '/auth/reset-password', { payload })).status).toBe(400);
    expect((await call('GET', '/account', { cookie })).status).toBe(401);
    expect(await signIn(email, 'another long password')).toContain('session_token');
  });

  test('is asked for in the same way whether there is an account or not', async () => {
    const { email } = await someone();
    const ask = (to: string) =>
      call('POST', '/auth/request-password-reset', { payload: { email: to } });
    expect(await ask('nobody@plinth.example')).toEqual(await ask(email));
  });
});

describe('deleting an account', () => {
  test('takes its sessions, its sites and its name with it', async () => {
    const { email, cookie } = await someone();
    const { body: site } = await call('POST', '/sites', { cookie, payload: { name: 'Mine' } });
    const remove = (password: string) =>
      call('POST', '/account/delete', { cookie, payload: { password } });
    expect((await remove('not my password')).status).toBe(403);
    expect((await remove(OWNER.password)).status).toBe(204);
    expect((await call('GET', '/account', { cookie })).status).toBe(401);
    expect(await server.services.accounts.byEmail(email)).toBeNull();
    expect(await server.services.storage.sites.byId(site.id)).toBeNull();
    const { entries } = await server.services.storage.audit.list({
      limit: 500,
      offset: 0,
      siteId: site.id,
    });
    expect(entries.map(({ actor }) => actor)).toEqual(['A deleted account']);
  });

  test('is refused to the operator', async () => {
    const cookie = await server.cookieOf();
    const payload = { password: OWNER.password };
    expect((await call('POST', '/account/delete', { cookie, payload })).status).toBe(409);
  });
});

describe('signing up', () => {
  const begin = (email: string) => call('POST', '/sign-up', { payload: { email } });
  const setOpen = async (isSignUpOpen: boolean) =>
    call('PATCH', '/operator/settings', {
      cookie: await server.cookieOf(),
      payload: { isSignUpOpen },
    });

  test('is closed until the operator opens it, and begins with a mail', async () => {
    expect((await call('GET', '/setup')).body).toEqual({ isEmpty: false, isSignUpOpen: false });
    expect((await begin('new@plinth.example')).status).toBe(403);
    expect((await setOpen(true)).status).toBe(200);
    expect((await begin('new@plinth.example')).status).toBe(202);
    const token = tokenIn(await mailTo('new@plinth.example'));
    const payload = { token, email: 'other@plinth.example', password: OWNER.password };
    expect((await call('POST', '/setup', { payload })).body.email).toBe('new@plinth.example');
    // Somebody who has an account gets the same answer, and a mail without a key.
    expect((await begin('new@plinth.example')).status).toBe(202);
    expect(tokenIn(await mailTo('new@plinth.example'))).toBe('');
    for (let count = 0; count < 3; count += 1) await begin('many@plinth.example');
    expect((await begin('many@plinth.example')).status).toBe(429);
  });
});

test('the operator sees how the installation fares, and what was done in it', async () => {
  const cookie = await server.cookieOf();
  const { body: health } = await call('GET', '/operator/health', { cookie });
  expect(health).toMatchObject({
    database: { kind: 'sqlite' },
    storage: { kind: 'folder', isWritable: true },
    mail: { isConfigured: false, failed: 0 },
  });
  expect(health.counts.accounts).toBeGreaterThan(0);
  expect(health.storage.freeBytes).toBeGreaterThan(0);
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in/email',
    payload: { ...OWNER, password: 'not the password' },
  });
  const { body: audit } = await call('GET', '/operator/audit?limit=500', { cookie });
  const kinds = new Set(audit.map(({ kind }: { kind: string }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'sign-in',
      'sign-in-refused',
      'email-changed',
      'sessions-ended',
      'site-made',
    ]),
  );
  expect(JSON.stringify(audit)).not.toContain('@');
});

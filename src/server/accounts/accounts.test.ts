import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const signIn = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v1/auth/sign-in/email', payload, headers });

describe('the first account', () => {
  test('is made with the set-up link, once', async () => {
    const token = await server.services.accounts.newSetupToken();
    const setUp = (values: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/setup',
        payload: { ...OWNER, token, ...values },
      });
    expect((await setUp({ token: 'guessed' })).statusCode).toBe(403);
    const refused = await setUp({ password: 'short', email: 'no address' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.map(({ path }: { path: string }) => path)).toEqual([
      'email',
      'password',
    ]);
    const made = await setUp({});
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { email: OWNER.email, isOperator: true },
    ]);
    expect((await setUp({ email: 'second@plinth.example' })).statusCode).toBe(403);
  });

  test('is made whole or not at all: what breaks off leaves the link good and the e-mail free', async () => {
    const { accounts, storage } = server.services;
    const values = { ...OWNER, email: 'whole@plinth.example' };
    const token = await accounts.newInvitation(values.email);
    await sql`create trigger break_off before insert on account begin select raise(abort, 'full'); end`.execute(
      storage.db,
    );
    await expect(accounts.setUp({ ...values, token })).rejects.toThrow('full');
    await sql`drop trigger break_off`.execute(storage.db);
    expect(await accounts.byEmail(values.email)).toBeNull();
    expect((await accounts.setUp({ ...values, token })).email).toBe(values.email);
    expect((await signIn(values)).statusCode).toBe(200);
  });

  test('of two at once with one link only one is made', async () => {
    const { accounts } = server.services;
    const token = await accounts.newSetupToken();
    const both = ['one@plinth.example', 'other@plinth.example'].map((email) =>
      accounts.setUp({ ...OWNER, email, token }),
    );
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('only the hash of a set-up link is stored', async () => {
    const token = await server.services.accounts.newSetupToken();
    expect(await server.services.storage.settings.get('setup')).not.toContain(token);
  });

  test('a later account is no operator', async () => {
    const account = await server.services.accounts.create({
      ...OWNER,
      email: 'later@plinth.example',
    });
    expect(await server.services.accounts.isOperator(account.id)).toBe(false);
  });
});

describe('signing in', () => {
  test('gives a cookie and a bearer token, and each opens the account', async () => {
    const answer = await signIn(OWNER);
    expect(answer.statusCode).toBe(200);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const token = String(answer.headers['set-auth-token']);
    for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }]) {
      const account = await server.app.inject({ url: '/api/v1/account', headers });
      expect([account.statusCode, account.json().email]).toEqual([200, OWNER.email]);
    }
  });

  test('a wrong password is 401 in the form of all errors', async () => {
    const answer = await signIn({ ...OWNER, password: 'not the password' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { status: 401, code: 'unauthorized' },
    ]);
  });

  test('takes a script with Node’s own fetch, which tells no origin, and refuses another website', async () => {
    expect((await signIn(OWNER, { 'sec-fetch-mode': 'cors' })).statusCode).toBe(200);
    expect((await signIn(OWNER, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('nobody signs up by themselves', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sign-up/email',
      payload: { ...OWNER, email: 'stranger@plinth.example', name: 'Stranger' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await server.services.accounts.byEmail('stranger@plinth.example')).toBeNull();
  });

  test('after ten failures the account is closed to that address for a while, whoever is right', async () => {
    const email = 'later@plinth.example';
    for (let count = 0; count < 10; count += 1) await signIn({ email, password: 'wrong password' });
    const refused = await signIn({ email, password: OWNER.password });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(OWNER)).statusCode).toBe(200);
    server.clock.now += 6 * 60 * 1000;
    expect((await signIn({ email, password: OWNER.password })).statusCode).toBe(200);
  });

  test('nobody is told what is wrong with a call that they may not make', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const [method, url] of [
      ['POST', '/api/v1/sites'],
      ['POST', '/api/v1/sites/x/draft/edits'],
      ['POST', '/api/v1/sites/x/media'],
      ['PATCH', '/api/v1/operator/sites/x'],
      ['POST', '/api/v1/sites/import'],
    ] as const) {
      const answer = await server.app.inject({ method, url, headers, payload: '{"broken":' });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'unauthorized']);
    }
  });

  test('without a session everything that is not a visitor’s call answers 401', async () => {
    for (const url of [
      '/api/v1/sites',
      '/api/v1/sites/x',
      '/api/v1/sites/x/draft',
      '/api/v1/operator/complaints',
    ]) {
      const answer = await server.app.inject({ url });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'unauthorized']);
    }
  });
});

describe('a request with the cookie from another website', () => {
  test.each(['https://evil.example', 'null', 'http://demo.localhost:4210'])(
    'from %s is refused',
    async (origin) => {
      const cookie = await server.cookieOf();
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/sites',
        headers: { cookie, origin, host: 'localhost:4210' },
        payload: { name: 'Forged' },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    },
  );

  test.each(['http://localhost:4210', 'http://127.0.0.1:4210'])(
    'from the builder at %s is taken',
    async (origin) => {
      const cookie = await server.cookieOf();
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/sites',
        headers: { cookie, origin, host: new URL(origin).host },
        payload: { name: 'Mine' },
      });
      expect(answer.statusCode).toBe(201);
    },
  );
});

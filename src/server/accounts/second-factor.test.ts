import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../keys';
import type { Mail } from '../storage/outbox';
import { SoftPasskey } from '../testing/soft-passkey';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';
import { totpOf } from '../testing/totp';

let server: TestApp;
const mails: Mail[] = [];
const ORIGIN = 'http://localhost:4210';
const { password } = OWNER;

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

type Cookies = Map<string, string>;

/** A browser with its cookies. */
function browser(cookie = '') {
  const cookies: Cookies = new Map();
  const keep = (text: string) => {
    const [pair = '', ...rest] = text.split(';');
    const at = pair.indexOf('=');
    const isGone = rest.some((part) => /max-age=0/i.test(part));
    if (isGone) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (cookie !== '') keep(cookie);
  return async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(payload ? { payload } : {}),
    });
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) keep(one);
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
}

async function someone() {
  const email = `${newId()}@plinth.example`;
  return { email, call: browser(await server.cookieOf(email)) };
}

async function withSecondFactor() {
  const person = await someone();
  const { body } = await person.call('POST', '/account/two-factor', { password });
  const code = totpOf(body.uri);
  expect((await person.call('POST', '/account/two-factor/confirm', { code })).status).toBe(204);
  return { ...person, uri: body.uri as string, recoveryCodes: body.recoveryCodes as string[] };
}

async function mailTo(address: string): Promise<Mail | undefined> {
  await server.services.mail.flush();
  return mails.findLast(({ to }) => to === address);
}

const signIn = (call: ReturnType<typeof browser>, email: string) =>
  call('POST', '/auth/sign-in/email', { email, password });

describe('a second factor', () => {
  test('asks for the password, and counts from the first right code on', async () => {
    const { email, call } = await someone();
    expect(
      (await call('POST', '/account/two-factor', { password: 'not my password' })).status,
    ).toBe(403);
    const { body } = await call('POST', '/account/two-factor', { password });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Plinth:/);
    expect(body.recoveryCodes).toHaveLength(10);
    const wrong = totpOf(body.uri, Date.now() - 60 * 60 * 1000);
    const refused = await call('POST', '/account/two-factor/confirm', { code: wrong });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'code']);
    expect((await signIn(browser(), email)).body.twoFactorRedirect).toBeUndefined();
    const code = totpOf(body.uri);
    expect((await call('POST', '/account/two-factor/confirm', { code })).status).toBe(204);
    // The session goes on, under another key.
    expect((await call('GET', '/account/security')).body).toEqual({
      twoFactor: { isOn: true, recoveryCodesLeft: 10 },
      passkeys: [],
    });
    expect((await mailTo(email))?.subject).toContain('asks for a code');
    expect((await call('POST', '/account/two-factor', { password })).status).toBe(409);
  });

  test('stands between the password and the account', async () => {
    const { email, uri } = await withSecondFactor();
    const call = browser();
    expect((await signIn(call, email)).body).toEqual({
      twoFactorRedirect: true,
      twoFactorMethods: ['totp'],
    });
    expect((await call('GET', '/account')).status).toBe(401);
    const verify = (code: string) => call('POST', '/auth/two-factor/verify-totp', { code });
    const wrong = await verify(totpOf(uri, 0));
    expect([wrong.status, wrong.body.code]).toEqual([401, 'unauthorized']);
    expect(wrong.body.message).toContain('not right');
    expect((await verify(totpOf(uri))).status).toBe(200);
    expect((await call('GET', '/account')).body.email).toBe(email);
  });

  test('isn’t guessed: five wrong codes end the attempt, and the right one then too', async () => {
    const { email, uri } = await withSecondFactor();
    const call = browser();
    await signIn(call, email);
    const verify = (code: string) => call('POST', '/auth/two-factor/verify-totp', { code });
    for (let count = 0; count < 5; count += 1) await verify(totpOf(uri, count));
    expect((await verify(totpOf(uri))).status).toBe(400);
    expect((await call('GET', '/account')).status).toBe(401);
    // Somebody who knows the password can try again, up to ten times in all.
    await signIn(call, email);
    for (let count = 0; count < 5; count += 1) await verify(totpOf(uri, count));
    await signIn(call, email);
    expect((await verify(totpOf(uri))).status).toBe(429);
  });

  test('is passed once with each recovery code', async () => {
    const { email, call: owner, recoveryCodes } = await withSecondFactor();
    const [code = ''] = recoveryCodes;
    const comeIn = async () => {
      const call = browser();
      await signIn(call, email);
      return (await call('POST', '/auth/two-factor/verify-backup-code', { code })).status;
    };
    expect(await comeIn()).toBe(200);
    expect(await comeIn()).toBe(401);
    expect((await owner('GET', '/account/security')).body.twoFactor.recoveryCodesLeft).toBe(9);
    const { body } = await owner('POST', '/account/two-factor/recovery-codes', { password });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[1]);
  });

  test('isn’t asked for on a trusted device, until everything is signed out', async () => {
    const { email, uri, call: owner } = await withSecondFactor();
    const call = browser();
    await signIn(call, email);
    await call('POST', '/auth/two-factor/verify-totp', { code: totpOf(uri), trustDevice: true });
    await call('POST', '/auth/sign-out', {});
    expect((await signIn(call, email)).body.twoFactorRedirect).toBeUndefined();
    expect((await owner('DELETE', '/account/sessions')).status).toBe(204);
    expect((await signIn(call, email)).body.twoFactorRedirect).toBe(true);
  });

  test('is asked for on every device again after a new password', async () => {
    const { email, uri } = await withSecondFactor();
    const call = browser();
    const trust = async (given: string) => {
      await call('POST', '/auth/sign-in/email', { email, password: given });
      const code = totpOf(uri);
      return (await call('POST', '/auth/two-factor/verify-totp', { code, trustDevice: true }))
        .status;
    };
    expect(await trust(password)).toBe(200);
    await call('POST', '/auth/request-password-reset', { email });
    const token = /reset=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1];
    const chosen = 'chosen by the link of a mail';
    const reset = await call('POST', '/auth/reset-password', { token, newPassword: chosen });
    expect(reset.status).toBe(200);
    const again = await call('POST', '/auth/sign-in/email', { email, password: chosen });
    expect(again.body.twoFactorRedirect).toBe(true);
  });

  test('is turned off with the password, and by whoever runs the installation', async () => {
    const { email, call } = await withSecondFactor();
    const end = (given: string) => call('POST', '/account/two-factor/disable', { password: given });
    expect((await end('not my password')).status).toBe(403);
    expect((await end(password)).status).toBe(204);
    expect((await signIn(browser(), email)).body.twoFactorRedirect).toBeUndefined();
    const other = await withSecondFactor();
    const account = await server.services.accounts.byEmail(other.email);
    if (!account) throw new Error('no account');
    await server.services.secondFactor.remove(account);
    expect((await signIn(browser(), other.email)).body.twoFactorRedirect).toBeUndefined();
  });

  test('its secret and its recovery codes are stored only encrypted', async () => {
    const { uri, recoveryCodes } = await withSecondFactor();
    const { adapter } = await server.services.accounts.auth.$context;
    const stored = JSON.stringify(await adapter.findMany({ model: 'twoFactor' }));
    expect(stored).not.toContain(new URL(uri).searchParams.get('secret'));
    expect(stored).not.toContain(recoveryCodes[0]);
  });
});

describe('a password that is asked for once more', () => {
  test('is not guessed with somebody’s session', async () => {
    const { call, email } = await someone();
    const ask = (given: string) => call('POST', '/account/two-factor', { password: given });
    // Right ones don't count.
    for (let count = 0; count < 3; count += 1) expect((await ask(password)).status).toBe(200);
    const guesses = Array.from({ length: 14 }, () => ask('not my password'));
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect((await ask(password)).status).toBe(429);
    // Nobody else is shut out by it.
    expect((await signIn(browser(), email)).status).toBe(200);
    server.clock.now += 16 * 60 * 1000;
    expect((await ask(password)).status).toBe(200);
  });

  test('is not guessed by way of a new one either', async () => {
    const { call } = await someone();
    const ask = (given: string) => call('POST', '/account/two-factor', { password: given });
    const change = (currentPassword: string, newPassword = 'another long password') =>
      call('POST', '/auth/change-password', { currentPassword, newPassword });
    expect((await change('not my password')).status).toBe(400);
    // What is wrong with the new one is no guess.
    expect((await change('not my password', 'short')).status).toBe(400);
    for (let count = 0; count < 9; count += 1)
      expect((await ask('not my password')).status).toBe(403);
    expect((await change(password)).status).toBe(429);
    server.clock.now += 16 * 60 * 1000;
    expect((await change(password)).status).toBe(200);
  });
});

describe('a passkey', () => {
  async function withPasskey(device = new SoftPasskey(ORIGIN)) {
    const person = await someone();
    const { body: options } = await person.call('POST', '/account/passkeys/options', { password });
    const response = device.register(options);
    const added = await person.call('POST', '/account/passkeys', { name: 'Laptop', response });
    return { ...person, device, added };
  }

  async function comeIn(device: SoftPasskey) {
    const call = browser();
    const { body: options } = await call('GET', '/auth/passkey/generate-authenticate-options');
    const response = device.answer(options);
    const { status } = await call('POST', '/auth/passkey/verify-authentication', { response });
    return { status, call, response };
  }

  test('is made with the password, and opens the account without one', async () => {
    const { email, device, added, call } = await withPasskey();
    expect(added).toMatchObject({ status: 201, body: { name: 'Laptop', isBackedUp: false } });
    expect((await mailTo(email))?.text).toContain('Laptop');
    const guest = await comeIn(device);
    expect(guest.status).toBe(200);
    expect((await guest.call('GET', '/account')).body.email).toBe(email);
    // An answer counts once.
    const again = { response: guest.response };
    expect((await guest.call('POST', '/auth/passkey/verify-authentication', again)).status).toBe(
      400,
    );
    const id = added.body.id;
    expect((await call('DELETE', `/account/passkeys/${id}`)).status).toBe(204);
    expect((await comeIn(device)).status).toBe(401);
  });

  test('that asks nobody who they are is refused', async () => {
    const { added } = await withPasskey(new SoftPasskey(ORIGIN, { asks: false }));
    expect(added.status).toBe(422);
  });

  test('of another website is refused', async () => {
    const { added } = await withPasskey(new SoftPasskey('http://evil.example'));
    expect(added.status).toBeGreaterThanOrEqual(400);
    expect(added.status).toBeLessThan(500);
  });

  test('gets another name, and its owner reads in a mail when it goes', async () => {
    const { email, call, added } = await withPasskey();
    const path = `/account/passkeys/${added.body.id}`;
    const renamed = await call('PATCH', path, { name: ' Key ring ' });
    expect(renamed).toMatchObject({ status: 200, body: { id: added.body.id, name: 'Key ring' } });
    expect((await call('PATCH', path, { name: ' ' })).status).toBe(422);
    const { body } = await call('GET', '/account/security');
    expect(body.passkeys).toMatchObject([{ name: 'Key ring' }]);
    await call('DELETE', path);
    expect((await mailTo(email))?.text).toContain('Key ring');
  });

  test('isn’t made without the password, and not renamed or removed by others', async () => {
    const { added } = await withPasskey();
    const { call } = await someone();
    const path = `/account/passkeys/${added.body.id}`;
    expect((await call('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await call('POST', '/account/passkeys/options', { password: 'wrong' })).status).toBe(
      403,
    );
    expect((await call('DELETE', path)).status).toBe(404);
  });

  test('goes with its account', async () => {
    const { call, device } = await withPasskey();
    expect((await call('POST', '/account/delete', { password })).status).toBe(204);
    expect((await comeIn(device)).status).toBe(401);
    const { adapter } = await server.services.accounts.auth.$context;
    const where = [{ field: 'credentialID', value: device.id }];
    expect(await adapter.findMany({ model: 'passkey', where })).toEqual([]);
  });
});

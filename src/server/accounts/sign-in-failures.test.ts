import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../http/network-of';
import { processorTime } from '../testing/processor-time';
import { OWNER, startTestApp, type TestApp } from '../testing/test-app';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('failing to sign in', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ env: { TRUST_PROXY: 'on' } });
    await server.cookieOf();
  });
  afterAll(() => server.close());

  const signIn = (password: string, from: string, email = OWNER.email) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sign-in/email',
      payload: { email, password },
      headers: { 'x-forwarded-for': from },
    });

  const MINUTE_MS = 60_000;

  test('shuts out whoever guesses, for longer each time, and nobody else', async () => {
    const { signInFailures } = server.services;
    const begin = (from: string) => signInFailures.begin('guessed@plinth.example', from);
    const fail = async (times: number) => {
      for (let count = 0; count < times; count += 1) await begin('2001:db8::1');
    };
    await fail(10);
    // The rest of the network is shut out with it, for five minutes.
    await expect(begin('2001:db8::ffff')).rejects.toMatchObject({ retryAfterS: 5 * 60 });
    await expect(begin('203.0.113.9')).resolves.toBeDefined();
    server.clock.now += 6 * MINUTE_MS;
    await fail(10);
    // Twenty in an hour: until the first of them is an hour old.
    await expect(begin('2001:db8::1')).rejects.toMatchObject({ retryAfterS: 54 * 60 });
    server.clock.now += 61 * MINUTE_MS;
    await fail(10);
    server.clock.now += 6 * MINUTE_MS;
    await fail(10);
    // Forty in a day.
    const refused = await begin('2001:db8::1').catch((error: unknown) => error);
    expect(refused).toHaveProperty('retryAfterS', expect.closeTo(22.5 * 60 * 60, -4));
    await expect(begin('203.0.113.9')).resolves.toBeDefined();
  });

  test('counts only failures', async () => {
    const { signInFailures } = server.services;
    for (let count = 0; count < 50; count += 1) {
      const forget = await signInFailures.begin('right@plinth.example', '203.0.113.10');
      await forget();
    }
    await expect(
      signInFailures.begin('right@plinth.example', '203.0.113.10'),
    ).resolves.toBeDefined();
  });

  test('many tries at once are no way around', async () => {
    const tries = Array.from({ length: 30 }, () => signIn('wrong password', '203.0.113.20'));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('takes as long, and says the same, whether there is an account or not', async () => {
    const measure = async (email: string) => {
      const times: number[] = [];
      let said = '';
      for (let count = 0; count < 5; count += 1) {
        const time = await processorTime(async () => {
          said = (await signIn('wrong password', `203.0.113.${30 + count}`, email)).body;
        });
        times.push(time);
      }
      return { time: times.sort((a, b) => a - b)[2] ?? 0, said };
    };
    await measure(OWNER.email);
    const known = await measure(OWNER.email);
    const unknown = await measure('nobody@plinth.example');
    expect(unknown.said).toBe(known.said);
    // Without a password to compare with it would be some thirty times as fast.
    expect(unknown.time).toBeGreaterThan(known.time / 3);
    expect(unknown.time).toBeLessThan(known.time * 3);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { PreviewKeys } from './preview-keys';

const MEMBER = 'looker@plinth.example';
const MINUTE_MS = 60 * 1000;

let server: TestApp;
let siteId: string;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  siteId = (await own('POST', '/sites', { name: 'Previewed' })).body.id;
});
afterAll(() => server.close());

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  payload?: object,
) {
  const url = `/api/v1${path}`;
  const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const own = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  call(method, path, { cookie: await server.cookieOf() }, payload);

/** What the holder of a key or link may do. */
const held = (token: string) => ({
  draft: async () =>
    (await call('GET', `/sites/${siteId}/draft`, { 'x-shared-editing': token })).status,
  preview: () => call('POST', `/sites/${siteId}/draft/preview`, { 'x-shared-editing': token }),
  page: async () => {
    const { slug } = (await own('GET', `/sites/${siteId}`)).body;
    const headers = { host: `${slug}.localhost` };
    return (await server.app.inject({ url: `/?authHash=${token}`, headers })).statusCode;
  },
});

describe('the key of a preview', () => {
  test('ends with the link by which it was made', async () => {
    const link = (await own('POST', `/sites/${siteId}/share-links`, { right: 'preview' })).body;
    const key = held((await held(link.token).preview()).body.token);
    expect([await key.draft(), await key.page()]).toEqual([200, 200]);
    await own('DELETE', `/sites/${siteId}/share-links/${link.id}`);
    expect([await key.draft(), await key.page(), (await key.preview()).status]).toEqual([
      401, 404, 401,
    ]);
  });

  test('is good for no longer than the link', async () => {
    const expiresAt = new Date(server.clock.now + 5 * MINUTE_MS).toISOString();
    const link = await own('POST', `/sites/${siteId}/share-links`, { right: 'preview', expiresAt });
    expect((await held(link.body.token).preview()).body.expiresAt).toBe(expiresAt);
  });

  test('ends with the membership by which it was made', async () => {
    const member = (await own('POST', `/sites/${siteId}/members`, { email: MEMBER })).body;
    const cookie = await server.cookieOf(MEMBER);
    const { body } = await call('POST', `/sites/${siteId}/draft/preview`, { cookie });
    expect(await held(body.token).draft()).toBe(200);
    await own('DELETE', `/sites/${siteId}/members/${member.id}`);
    expect(await held(body.token).draft()).toBe(401);
  });

  test('can not be made to last by asking for another with it', async () => {
    const first = (await own('POST', `/sites/${siteId}/draft/preview`)).body;
    server.clock.now += 10 * MINUTE_MS;
    const second = (await held(first.token).preview()).body;
    expect(second.expiresAt).toBe(first.expiresAt);
    server.clock.now += 6 * MINUTE_MS;
    expect(await held(second.token).draft()).toBe(401);
  });
});

test('a suspended site is shown by no link, whatever it opens, but to whoever may mend it', async () => {
  await own('POST', `/sites/${siteId}/publish`);
  const link = async (more: object) => {
    const made = { right: 'preview', ...more };
    return held((await own('POST', `/sites/${siteId}/share-links`, made)).body.token);
  };
  const [draft, release] = [await link({}), await link({ release: 1 })];
  const lent = held((await draft.preview()).body.token);
  const mine = held((await own('POST', `/sites/${siteId}/draft/preview`)).body.token);
  const pages = () => Promise.all([draft, release, lent, mine].map((one) => one.page()));
  expect(await pages()).toEqual([200, 200, 200, 200]);
  const cookie = await server.cookieOf();
  await server.app.inject({
    method: 'PATCH',
    url: `/api/v1/operator/sites/${siteId}`,
    headers: { cookie },
    payload: { suspended: true },
  });
  expect(await pages()).toEqual([503, 503, 503, 200]);
});

test('a key is read as it was written, on its own site and with the installation’s secret alone', () => {
  const now = () => 1_000;
  const keys = new PreviewKeys({ secret: 'one', now });
  const key = { until: 2_000, release: 7, grant: { of: 'account', id: 'Ab-1_2' } } as const;
  const token = keys.write('site1', key);
  expect(keys.read('site1', token)).toEqual(key);
  expect(keys.read('site2', token)).toBeNull();
  expect(new PreviewKeys({ secret: 'two', now }).read('site1', token)).toBeNull();
  expect(keys.read('site1', token.replace('.7.', '.8.'))).toBeNull();
  expect(new PreviewKeys({ secret: 'one', now: () => 2_000 }).read('site1', token)).toBeNull();
});

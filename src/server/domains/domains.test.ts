import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;
const records = new Map<string, string[][]>();

beforeAll(async () => {
  server = await startTestApp({
    resolveTxt: async (name) => {
      const found = records.get(name);
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
  });
  siteId = (await api('POST', '/sites', { name: 'Shop' })).body.id;
  await api('POST', `/sites/${siteId}/publish`);
});
afterAll(() => server.close());

async function api(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  email?: string,
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf(email) },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const pageAt = async (host: string) =>
  (await server.app.inject({ url: '/', headers: { host } })).statusCode;

test('a domain shows the site once its DNS record proves it, and no longer when it is removed', async () => {
  const added = await api('POST', `/sites/${siteId}/domains`, { host: 'WWW.Shop.example' });
  expect(added).toMatchObject({
    status: 201,
    body: { host: 'www.shop.example', isVerified: false },
  });
  expect(await pageAt('www.shop.example')).toBe(404);
  const verify = () => api('POST', `/sites/${siteId}/domains/www.shop.example/verify`);
  expect((await verify()).status).toBe(409);
  const { name, value } = added.body.record;
  records.set(name, [['v=spf1 -all'], ['another site’s record']]);
  expect((await verify()).status).toBe(409);
  // DNS hands a long text out in pieces.
  records.set(name, [[value.slice(0, 10), value.slice(10)]]);
  expect(await verify()).toMatchObject({ status: 200, body: { isVerified: true } });
  expect(await pageAt('www.shop.example')).toBe(200);
  expect(await pageAt('WWW.shop.example:443')).toBe(200);
  // Whatever host it is read on, the page names its own domain as its address.
  const page = await server.app.inject({ url: '/', headers: { host: 'shop.localhost' } });
  expect(page.body).toContain('rel="canonical" href="http://www.shop.example/"');
  expect((await api('DELETE', `/sites/${siteId}/domains/www.shop.example`)).status).toBe(204);
  expect(await pageAt('www.shop.example')).toBe(404);
});

test.each([
  'localhost',
  'shop',
  'demo.localhost',
  'https://x.example',
  '-x.example',
  '127.0.0.1',
  'a..example',
])('%s can not be a site’s own domain', async (host) => {
  const answer = await api('POST', `/sites/${siteId}/domains`, { host });
  expect([answer.status, answer.body.fields?.[0].path]).toEqual([422, 'host']);
});

test('a domain belongs to one site, and only its owner manages it', async () => {
  await api('POST', `/sites/${siteId}/domains`, { host: 'one.example' });
  const other = 'other@plinth.example';
  const theirs = (await api('POST', '/sites', { name: 'Theirs' }, other)).body.id;
  expect(
    (await api('POST', `/sites/${theirs}/domains`, { host: 'one.example' }, other)).status,
  ).toBe(409);
  expect(
    (await api('POST', `/sites/${theirs}/domains/one.example/verify`, undefined, other)).status,
  ).toBe(404);
  expect((await api('GET', `/sites/${siteId}/domains`, undefined, other)).status).toBe(403);
});

describe('what a proxy asks before it has a certificate issued', () => {
  const ask = async (domain: string, host = 'plinth:3000') =>
    (
      await server.app.inject({
        url: `/api/v1/domains/ask?domain=${domain}`,
        headers: { host },
      })
    ).statusCode;

  test('is answered with yes for the builder, for sites, and for verified domains alone', async () => {
    expect(await ask('localhost')).toBe(200);
    expect(await ask('nobody.localhost')).toBe(404);
    expect(await ask('attacker.example')).toBe(404);
    expect(await ask('127.0.0.1')).toBe(404);
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/v1/sites',
      headers: { cookie: await server.cookieOf() },
      payload: { name: 'Asked', slug: 'asked' },
    });
    expect(await ask('Asked.localhost.')).toBe(200);
    const { services } = server;
    await services.domains.add(made.json().id, 'www.asked.example');
    expect(await ask('www.asked.example')).toBe(404);
    await services.storage.sites.verifyDomain(made.json().id, 'www.asked.example', 1);
    expect(await ask('www.asked.example')).toBe(200);
  });
});

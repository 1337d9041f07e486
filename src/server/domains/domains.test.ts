import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;
const records = new Map<string, string[][]>();
const addresses = new Map<string, string[]>();
const files = new Map<string, string>();

beforeAll(async () => {
  server = await startTestApp({
    resolveTxt: async (name) => {
      const found = records.get(name);
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    resolveWebhook: (host) => Promise.resolve(addresses.get(host) ?? []),
    readDomainProof: ({ url, address }) =>
      Promise.resolve(files.get(`${address} ${url.href}`) ?? null),
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

test('a domain with letters of any script, or the root’s dot, is stored in its ASCII form', async () => {
  const { body: site } = await api('POST', '/sites', { name: 'Letters' });
  for (const [typed, host] of [
    ['Straßen-Café.Example.', 'xn--straen-caf-83a0k.example'],
    ['www.plain.example.', 'www.plain.example'],
  ] as const) {
    const added = await api('POST', `/sites/${site.id}/domains`, { host: typed });
    expect([added.status, added.body.host]).toEqual([201, host]);
    const one = `/sites/${site.id}/domains/${encodeURIComponent(typed)}`;
    expect((await api('DELETE', one)).status).toBe(204);
  }
});

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

describe('a domain that two sites claim', () => {
  const other = 'other@plinth.example';
  const claim = async (host: string, email?: string) => {
    const id = (await api('POST', '/sites', { name: 'Claimed' }, email)).body.id as string;
    const { status, body } = await api('POST', `/sites/${id}/domains`, { host }, email);
    return { id, status, record: body.record };
  };
  const verify = (id: string, host: string, email?: string) =>
    api('POST', `/sites/${id}/domains/${host}/verify`, undefined, email);

  test('is kept from nobody by a claim: whoever proves it has it, and the other can’t', async () => {
    const squatter = await claim('one.example', other);
    const owner = await claim('one.example');
    expect([squatter.status, owner.status]).toEqual([201, 201]);
    records.set(owner.record.name, [[owner.record.value], [squatter.record.value]]);
    expect((await verify(owner.id, 'one.example')).status).toBe(200);
    expect((await verify(squatter.id, 'one.example', other)).status).toBe(409);
    expect((await claim('one.example', other)).status).toBe(409);
  });

  test('is each owner’s own claim, and nobody else’s to see', async () => {
    const mine = await claim('mine.example');
    const theirs = (await api('POST', '/sites', { name: 'Theirs' }, other)).body.id;
    expect((await verify(theirs, 'mine.example', other)).status).toBe(404);
    expect((await api('GET', `/sites/${mine.id}/domains`, undefined, other)).status).toBe(403);
    expect((await api('POST', `/sites/${mine.id}/domains`, { host: 'mine.example' })).status).toBe(
      409,
    );
  });

  test('goes over from a deleted site, which comes back without it', async () => {
    const before = await claim('moved.example');
    records.set(before.record.name, [[before.record.value]]);
    expect((await verify(before.id, 'moved.example')).status).toBe(200);
    expect((await api('DELETE', `/sites/${before.id}`)).status).toBe(204);
    const after = await claim('moved.example');
    records.set(after.record.name, [[after.record.value]]);
    expect((await verify(after.id, 'moved.example')).status).toBe(200);
    expect((await api('POST', `/deleted-sites/${before.id}/restore`)).status).toBe(200);
    expect((await api('GET', `/sites/${before.id}/domains`)).body).toEqual([]);
  });
});

describe('a domain without a record', () => {
  const prove = async (host: string, address: string, change = (text: string) => text) => {
    const { body } = await api('POST', `/sites/${siteId}/domains`, { host });
    addresses.set(host, [address]);
    files.set(`${address} ${body.file.address}`, change(body.file.content));
    return api('POST', `/sites/${siteId}/domains/${host}/verify`);
  };

  test('is proved by a file at its present website', async () => {
    expect((await prove('file.example', '93.184.216.34', (text) => `${text}\n`)).status).toBe(200);
    expect((await prove('wrong.example', '93.184.216.34', () => 'plinth-site=1')).status).toBe(409);
  });

  test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1'])(
    'is never asked for its file at %s',
    async (address) => {
      const host = `inside${address.replaceAll(/[^0-9]/g, '')}.example`;
      expect((await prove(host, address)).status).toBe(409);
    },
  );
});

test('a record with the value of before is told from one that is missing', async () => {
  const { body } = await api('POST', `/sites/${siteId}/domains`, { host: 'stale.example' });
  const verify = () => api('POST', `/sites/${siteId}/domains/stale.example/verify`);
  expect((await verify()).body.message).toContain('not there yet');
  records.set(body.record.name, [['plinth-site=another']]);
  expect((await verify()).body.message).toContain('another value');
});

test('a list of domains says where they have to lead, and which do', async () => {
  const { body: site } = await api('POST', '/sites', { name: 'Led', slug: 'led' });
  addresses.set('led.localhost', ['93.184.216.34']);
  addresses.set('here.example', ['93.184.216.34']);
  addresses.set('away.example', ['93.184.216.99']);
  for (const host of ['here.example', 'away.example'])
    await api('POST', `/sites/${site.id}/domains`, { host });
  const { body } = await api('GET', `/sites/${site.id}/domains`);
  expect(body).toHaveLength(2);
  expect(body).toContainEqual(
    expect.objectContaining({ host: 'here.example', target: 'led.localhost', pointsHere: true }),
  );
  expect(body).toContainEqual(
    expect.objectContaining({
      host: 'away.example',
      addresses: ['93.184.216.34'],
      pointsHere: false,
    }),
  );
});

test('visitors of a further domain are sent to the one that the owner chose', async () => {
  const { body: site } = await api('POST', '/sites', { name: 'Many', slug: 'many' });
  await api('POST', `/sites/${site.id}/publish`);
  const choose = (host: string) => api('POST', `/sites/${site.id}/domains/${host}/canonical`);
  for (const host of ['many.example', 'www.many.example']) {
    await api('POST', `/sites/${site.id}/domains`, { host });
    expect((await choose(host)).status).toBe(409);
    await server.services.storage.domains.verify(site.id, host, 1);
  }
  const visit = async (host: string) => {
    const answer = await server.app.inject({ url: '/?utm_source=a', headers: { host } });
    return { status: answer.statusCode, location: answer.headers.location };
  };
  expect((await choose('www.many.example')).body).toMatchObject({ isCanonical: true });
  const away = { status: 301, location: 'http://www.many.example/?utm_source=a' };
  expect(await visit('many.example')).toEqual(away);
  expect((await visit('www.many.example')).status).toBe(200);
  expect((await visit('many.localhost')).status).toBe(200);
  await choose('many.example');
  expect((await visit('many.example')).status).toBe(200);
  expect((await visit('www.many.example')).status).toBe(301);
  await api('DELETE', `/sites/${site.id}/domains/many.example`);
  expect((await visit('www.many.example')).status).toBe(200);
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
    await services.storage.domains.verify(made.json().id, 'www.asked.example', 1);
    expect(await ask('www.asked.example')).toBe(200);
  });
});

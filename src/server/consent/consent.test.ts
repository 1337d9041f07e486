import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ownerCall, publishSite, visitorPost, type VisitorSite } from '../testing/visitor-site';
import { ConsentLog } from './service';

let server: TestApp;
let site: VisitorSite;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await publishSite(server);
});

const CONSENT = {
  choice: { analytics: true, marketing: false, functional: true },
  policyVersion: 3,
  visitor: '6f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
};

const post = (payload: object, headers?: Record<string, string>) =>
  visitorPost(server, site, 'consent', payload, headers);
const list = async (query = '') =>
  (await ownerCall(server, 'GET', `/sites/${site.id}/consents${query}`)).body;

test('a choice is kept with its time, policy version and visitor, and with no address', async () => {
  expect((await post(CONSENT)).status).toBe(204);
  const createdAt = new Date(server.clock.now).toISOString();
  expect(await list()).toEqual([{ id: expect.any(String), createdAt, ...CONSENT }]);
  const { consents } = await server.services.storage.consents.list(site.id, {
    limit: 10,
    offset: 0,
  });
  expect(JSON.stringify(consents)).not.toContain('127.0.0.1');
  expect(Object.keys(consents[0] ?? {}).toSorted()).toEqual(
    [
      'analytics',
      'createdAt',
      'functional',
      'id',
      'marketing',
      'policyVersion',
      'siteId',
      'visitor',
    ].toSorted(),
  );
});

test('the owner finds a visitor’s choices and takes all of them along as a table', async () => {
  await post(CONSENT);
  server.clock.now += 60_000;
  const choice = { analytics: false, marketing: false, functional: false };
  await post({ ...CONSENT, choice });
  await post({ ...CONSENT, visitor: '-2+3-9876' });
  expect(await list(`?visitor=${CONSENT.visitor}`)).toMatchObject([{ choice }, CONSENT]);
  const { headers, text } = await ownerCall(server, 'GET', `/sites/${site.id}/consents/export`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(
    'time,visitor,policy version,analytics,marketing,functional',
  );
  expect(text).toContain(`,${CONSENT.visitor},3,yes,no,yes\r\n`);
});

test.each([
  ['no choice', { choice: undefined }],
  ['half a choice', { choice: { analytics: true } }],
  ['a word for a flag', { choice: { ...CONSENT.choice, marketing: 'yes' } }],
  ['no version', { policyVersion: 0 }],
  ['a version that is no number', { policyVersion: '3' }],
  ['an address for a visitor', { visitor: 'ann@x.example' }],
  ['a long visitor', { visitor: 'a'.repeat(65) }],
])('%s is refused and not kept', async (_title, values) => {
  const answer = await post({ ...CONSENT, ...values });
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(await list()).toEqual([]);
});

test('the thirty-first within ten minutes is refused', async () => {
  for (let count = 0; count < 30; count += 1) expect((await post(CONSENT)).status).toBe(204);
  const refused = await post(CONSENT);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  server.clock.now += 600_000;
  expect((await post(CONSENT)).status).toBe(204);
});

test('only so many are kept of a site, the newest, and none for ever', async () => {
  const log = new ConsentLog({
    storage: server.services.storage,
    secret: 'secret',
    now: () => server.clock.now,
    maxPerSite: 3,
    pruneEvery: 1,
  });
  for (const policyVersion of [1, 2, 3, 4, 5]) {
    server.clock.now += 1000;
    await log.add(site.id, '192.0.2.1', { ...CONSENT, policyVersion });
  }
  const versions = async () =>
    (await list()).map(({ policyVersion }: { policyVersion: number }) => policyVersion);
  expect(await versions()).toEqual([5, 4, 3]);
  server.clock.now += 4 * 366 * 24 * 60 * 60 * 1000;
  await log.add(site.id, '192.0.2.1', { ...CONSENT, policyVersion: 6 });
  expect(await versions()).toEqual([6]);
});

test('another site’s host, an unknown site and another owner get nothing', async () => {
  const other = await publishSite(server);
  expect((await post(CONSENT, { host: other.host })).status).toBe(404);
  expect((await visitorPost(server, { ...site, id: 'nobody' }, 'consent', CONSENT)).status).toBe(
    404,
  );
  const answer = await ownerCall(
    server,
    'GET',
    `/sites/${site.id}/consents`,
    undefined,
    'other@plinth.example',
  );
  expect(answer.status).toBe(403);
});

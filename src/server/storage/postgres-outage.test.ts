import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startProxy, type TestProxy } from '../testing/proxy';
import { startTestApp } from '../testing/test-app';
import { Storage } from './storage';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A database behind a proxy. @returns its address without the proxy, too */
async function database(): Promise<{ direct: string; url: string; proxy: TestProxy }> {
  const direct = await postgres.createDatabase();
  const url = new URL(direct);
  const proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  onTestFinished(() => proxy.stop());
  url.port = String(proxy.port);
  return { direct, url: url.href, proxy };
}

/** The connections that hear of changes, as the database sees them. */
async function listeners(direct: string): Promise<number> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and query ~ '^(listen|notify) plinth'",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

test('an outage in which connections are taken and closed leaves one listening connection', async () => {
  const { direct, url, proxy } = await database();
  const storage = await Storage.open({ databaseUrl: url, dataDir: '' });
  onTestFinished(() => storage.close());
  let gaps = 0;
  storage.events.onGap(() => void (gaps += 1));
  const before = proxy.accepted;
  proxy.become('close');
  await expect.poll(() => proxy.accepted - before, { timeout: 15_000 }).toBeGreaterThanOrEqual(5);
  proxy.become('pass');
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => listeners(direct)).toBe(1);
  await storage.ping();
}, 30_000);

test('a listener that hears nothing any more is noticed within five seconds; then everything is asked again', async () => {
  const { url, direct, proxy } = await database();
  const storage = await Storage.open({ databaseUrl: url, dataDir: '' });
  const peer = await Storage.open({ databaseUrl: direct, dataDir: '' });
  onTestFinished(async () => {
    await storage.close();
    await peer.close();
  });
  let gaps = 0;
  storage.events.onGap(() => void (gaps += 1));
  const heard: string[] = [];
  storage.events.onEvent((event) => {
    if (event.kind === 'site') heard.push(event.siteId);
  });
  const tell = (siteId: string) =>
    peer.transaction((stores) => Promise.resolve(stores.tell({ kind: 'site', siteId })));
  const before = proxy.accepted;
  const since = Date.now();
  proxy.become('hang');
  await tell('missed');
  await expect.poll(() => proxy.accepted, { timeout: 8_000 }).toBeGreaterThan(before);
  expect(Date.now() - since).toBeLessThan(6_000);
  proxy.become('pass');
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
  await tell('heard');
  await expect.poll(() => heard).toEqual(['heard']);
}, 30_000);

test('health answers 503 while the database is silent, and 200 as soon as it is back', async () => {
  const { url, proxy } = await database();
  const server = await startTestApp({ env: { DATABASE_URL: url } });
  onTestFinished(() => server.close());
  const health = () => server.app.inject({ url: '/api/v1/health' });
  expect((await health()).statusCode).toBe(200);
  proxy.become('hang');
  const silent = await health();
  expect(silent.statusCode).toBe(503);
  expect(silent.json()).toMatchObject({ status: 'unavailable', reason: 'database' });
  expect(silent.headers['retry-after']).toBe('5');
  proxy.become('close');
  expect((await health()).statusCode).toBe(503);
  proxy.become('pass');
  await expect.poll(async () => (await health()).statusCode).toBe(200);
}, 30_000);

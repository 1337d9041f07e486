import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callApi } from '../testing/call-api';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestApp, type TestApp } from '../testing/test-app';
import { isWithinASecond } from '../testing/within';

/** Two processes of one installation: they share nothing but PostgreSQL. */
let postgres: TestPostgres;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase() };
  // Both begin on an empty database at once: one migrates, the other waits.
  [first, second] = await Promise.all([startTestApp({ env }), startTestApp({ env })]);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await postgres.stop();
});

const api = async (
  server: TestApp,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
) => (await callApi(server, method, url, { payload, signedInAt: first })).body;

const page = (server: TestApp) =>
  server.app.inject({ url: '/', headers: { host: 'shared.localhost:4210' } });
const isShown = (server: TestApp, title: string) =>
  isWithinASecond(async () => (await page(server)).body.includes(title));

test('they agree on the secret: a session of one is a session of the other', async () => {
  expect(second.services.secret).toBe(first.services.secret);
  const { email } = await api(second, 'GET', '/account');
  expect(email).toBe('owner@plinth.example');
});

test('what one publishes, suspends or restores the other shows within a second', async () => {
  const site = await api(first, 'POST', '/sites', { name: 'Shared' });
  const draft = await api(second, 'GET', `/sites/${site.id}/draft`);
  const edits = (text: string) => ({
    edits: [{ edit: 'setPage', page: draft.pages[0].id, values: { meta: { title: text } } }],
  });
  await api(first, 'POST', `/sites/${site.id}/draft/edits`, edits('First title'));
  await api(first, 'POST', `/sites/${site.id}/publish`);
  expect(await isShown(second, 'First title')).toBe(true);
  // Read your own writes, whichever process answers.
  await api(second, 'POST', `/sites/${site.id}/draft/edits`, edits('Second title'));
  await api(first, 'POST', `/sites/${site.id}/publish`);
  expect(await isShown(second, 'Second title')).toBe(true);
  await api(second, 'POST', `/sites/${site.id}/releases/1/restore`);
  expect(await isShown(first, 'First title')).toBe(true);
  await api(first, 'PATCH', `/operator/sites/${site.id}`, { suspended: true });
  expect(await isWithinASecond(async () => (await page(second)).statusCode === 503)).toBe(true);
});

test('publishes at once get numbers of their own', async () => {
  const { id } = await api(first, 'POST', '/sites', { name: 'Race' });
  const releases = await Promise.all(
    [first, second, first, second].map((server) => api(server, 'POST', `/sites/${id}/publish`)),
  );
  expect(releases.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});

test('what one could not store, it does not show in the place of what the other stores', async () => {
  const { id } = await api(first, 'POST', '/sites', { name: 'Faulty' });
  const draft = await api(first, 'GET', `/sites/${id}/draft`);
  const title = (text: string) =>
    api(first, 'POST', `/sites/${id}/draft/edits`, {
      edits: [{ edit: 'setPage', page: draft.pages[0].id, values: { meta: { title: text } } }],
    });
  const shown = async () =>
    (await first.app.inject({ url: '/', headers: { host: 'faulty.localhost:4210' } })).body;
  await title('Never stored');
  const { storage, releases } = first.services;
  const transaction = storage.transaction.bind(storage);
  vi.spyOn(storage, 'transaction').mockImplementationOnce((work) =>
    transaction(async (stores) => {
      await work(stores);
      throw new Error('The disk is full.');
    }),
  );
  const failing = releases.publish(id, { author: 'Owner', note: '' });
  await expect(failing).rejects.toThrow('The disk is full.');
  await title('Stored');
  await api(second, 'POST', `/sites/${id}/publish`);
  expect(await isWithinASecond(async () => (await shown()).includes('<title>Stored</title>'))).toBe(
    true,
  );
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { InTransaction } from '../storage/storage';
import { callApi } from '../testing/call-api';
import { startTestApp, type TestApp } from '../testing/test-app';
import { PageRenderer } from './renderer';

/** The page that is looked at, made by publishing before the release is stored. */
let server: TestApp;
let siteId: string;
let turn = 0;

beforeAll(async () => {
  server = await startTestApp();
  const made = await callApi(server, 'POST', '/sites', { payload: { name: 'Shop' } });
  siteId = made.body.id;
  const draft = await callApi(server, 'GET', `/sites/${siteId}/draft`);
  await edit({ edit: 'addSection', page: draft.body.pages[0].id, section: 'CTA1', id: 'cta' });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const edit = (one: object) =>
  callApi(server, 'POST', `/sites/${siteId}/draft/edits`, { payload: { edits: [one] } });
const shown = async () =>
  (await server.app.inject({ url: '/', headers: { host: 'shop.localhost:4210' } })).body;
const publish = (also?: InTransaction) =>
  server.services.releases.publish(siteId, { author: 'Owner', note: '' }, also);

/** Writes something new into the draft of a page that somebody looks at. */
async function writeAnew(): Promise<string> {
  turn += 1;
  const text = `Title ${turn}`;
  await edit({ edit: 'setText', component: 'cta', path: ['title'], text });
  await publish();
  await shown();
  await edit({ edit: 'setText', component: 'cta', path: ['title'], text: `Next ${text}` });
  return `Next ${text}`;
}

test('is rendered before the release is stored, once', async () => {
  const text = await writeAnew();
  const render = vi.spyOn(PageRenderer.prototype, 'render');
  let before = 0;
  await publish(async () => {
    before = render.mock.calls.length;
    expect(await shown()).not.toContain(text);
  });
  expect(before).toBe(1);
  expect(await shown()).toContain(text);
  expect(render).toHaveBeenCalledTimes(1);
});

test('is made anew where its site has become another meanwhile', async () => {
  const text = await writeAnew();
  const render = vi.spyOn(PageRenderer.prototype, 'render');
  await publish((stores) => stores.sites.update(siteId, { plan: 'paid' }));
  expect(await shown()).toContain(text);
  expect(render.mock.calls.map(([{ site }]) => site.isPaid)).toEqual([false, true]);
});

test('leaves nothing behind where storing fails: the next release has its number and its own words', async () => {
  const text = await writeAnew();
  let refused = 0;
  const failing = publish(async (stores) => {
    refused =
      (await stores.releases.list(siteId, { limit: 1, offset: 0 })).releases[0]?.number ?? 0;
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(await shown()).not.toContain(text);
  await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'After the fault' });
  const { number } = await publish();
  expect(number).toBe(refused);
  expect(await shown()).toContain('After the fault');
});

test('a mistake in it doesn’t keep the release from being stored', async () => {
  await writeAnew();
  vi.spyOn(PageRenderer.prototype, 'render').mockImplementation(() => {
    throw new Error('A part of the page is broken.');
  });
  const { number } = await publish();
  vi.restoreAllMocks();
  expect((await server.services.releases.require(siteId, number)).number).toBe(number);
  expect(await shown()).toContain('Next Title');
});

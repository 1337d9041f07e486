import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { completeSample, seedSample } from './seed';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const page = async (slug: string) => {
  const headers = { host: `${slug}.localhost:4210` };
  return (await server.app.inject({ url: '/', headers })).body;
};
const hasSizes = async (slug: string) => (await page(slug)).includes('image/avif');

test('the sample is published before the sizes of its pictures are made; what a stop interrupts is completed at the next start', async () => {
  const { media, releases, storage } = server.services;
  await seedSample(server.services);
  expect([(await page('demo')).includes('<img'), await hasSizes('demo')]).toEqual([true, false]);
  const sample = await storage.sites.bySlug('demo');
  const files = await storage.media.all(sample?.id ?? '');
  expect(new Set(files.map(({ status }) => status))).toEqual(new Set(['processing']));

  // Making all the sizes takes long, and how they come into a release is the next test.
  const complete = vi
    .spyOn(media, 'complete')
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(true);
  const addSizes = vi.spyOn(releases, 'addSizes');
  await completeSample(server.services);
  expect(addSizes).not.toHaveBeenCalled();
  await seedSample(server.services);
  expect(await storage.media.all(sample?.id ?? '')).toEqual(files);
  await completeSample(server.services);
  expect(addSizes.mock.calls).toEqual([[sample?.id, 1]]);
  await completeSample(server.services);
  expect(complete).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test('a release that was published at once gets the sizes of its pictures, and stays what it is otherwise', async () => {
  const { drafts, media, releases, storage } = server.services;
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/v1/sites',
    headers: { cookie: await server.cookieOf() },
    payload: { name: 'Sizes' },
  });
  const site: { id: string } = made.json();
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: '#1d8a86' } });
  const content = Readable.from([await picture.png().toBuffer()]);
  const { url } = await media.store(site.id, { name: 'a.png', claimed: '', content });
  const { document } = await drafts.read(site.id);
  await drafts.applyMany(site.id, [
    { edit: 'addSection', page: document.pages[0]?.id, section: 'Feature34', id: 'c1' },
    { edit: 'setValue', component: 'c1', path: ['largeImgUrl'], value: url },
  ]);
  await releases.publish(site.id, { author: 'A', note: '', isAtOnce: true });
  expect([(await page('sizes')).includes(url), await hasSizes('sizes')]).toEqual([true, false]);
  const before = await releases.require(site.id, 1);
  await drafts.applyMany(site.id, [{ edit: 'setSettings', values: { name: 'Changed' } }]);
  expect(await media.complete(site.id)).toBe(true);
  await releases.addSizes(site.id, 1);
  expect(await hasSizes('sizes')).toBe(true);
  const after = await releases.require(site.id, 1);
  expect({ ...after, media: {} }).toEqual({ ...before, media: {} });
  expect((await storage.releases.list(site.id, { limit: 9, offset: 0 })).total).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain } from '../testing/awkward-files';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type UploadBody } from '../testing/uploads';
import type { FileStore } from './files';
import { KEPT_MS, sweepMedia } from './sweep';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('what somebody brings again just while it is cleared away stays', async () => {
  const site = await uploader(server);
  const content = await plain(700, 20, '#350000').png().toBuffer();
  const { body } = await site.upload(content, 'gone.png');
  await site.call('DELETE', `/media/${body.id}`);
  server.clock.now += KEPT_MS + 1;
  const { storage, files, drafts } = server.services;
  let again: UploadBody | undefined;
  const slow: FileStore = {
    put: (...args) => files.put(...args),
    find: (name) => files.find(name),
    read: (name) => files.read(name),
    // The worst moment: nothing referred to it when that was looked up.
    async remove(name) {
      again ??= (await site.upload(content, 'again.png')).body;
      await files.remove(name);
    },
  };
  await sweepMedia({ storage, files: slow, drafts, now: server.clock.now });
  expect(again).toMatchObject({ url: body.url, status: 'ready' });
  const { avif, webp, fallback } = body.variants.small;
  for (const url of [body.url, avif, webp, fallback]) {
    expect([url, (await site.file(url)).statusCode]).toEqual([url, 200]);
  }
});

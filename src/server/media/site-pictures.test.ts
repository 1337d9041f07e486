import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { animatedGif, plain } from '../testing/awkward-files';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader } from '../testing/uploads';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function publishWith(favicon: Buffer, socialImage: Buffer) {
  const site = await uploader(server);
  const [icon, social] = [
    await site.upload(favicon, 'icon'),
    await site.upload(socialImage, 'social'),
  ];
  const values = { favicon: icon.body.url, socialImage: social.body.url };
  const edits = [{ edit: 'setSettings', values }];
  await site.call('POST', '/draft/edits', { edits });
  await site.call('POST', '/publish', {});
  const { number } = (await site.call<{ number: number }[]>('GET', '/releases')).body[0] ?? {
    number: 0,
  };
  const release = await server.services.releases.find(site.siteId, number);
  return { site, icon: release?.media[icon.body.url], social: release?.media[social.body.url] };
}

test('one upload gives the symbol in every size, and the picture for social networks in their shape', async () => {
  const { site, icon, social } = await publishWith(
    await plain(600, 600, '#123456').png().toBuffer(),
    await plain(2400, 2400, '#654321').webp().toBuffer(),
  );
  expect(icon?.icons?.map(({ size, type }) => [size, type])).toEqual([
    [32, 'image/png'],
    [180, 'image/png'],
    [192, 'image/png'],
    [512, 'image/png'],
    [48, 'image/x-icon'],
  ]);
  expect(social?.social).toMatchObject({ width: 1200, height: 630 });
  const addresses = [...(icon?.icons ?? []).map(({ url }) => url), social?.social?.url ?? ''];
  for (const url of addresses) expect([url, (await site.file(url)).statusCode]).toEqual([url, 200]);
  expect(social?.social?.url).toMatch(/\.jpg$/);
  // The library shows what was brought, not what was made of it.
  expect((await site.call<unknown[]>('GET', '/media')).body).toHaveLength(2);
  // Published again, nothing is made again.
  const count = async () => (await server.services.storage.media.all(site.siteId)).length;
  const before = await count();
  await site.call('POST', '/publish', {});
  expect(await count()).toBe(before);
});

test('a picture that has the shape already stays as it is, and so does an icon', async () => {
  const { icon, social } = await publishWith(
    await plain(32, 32, '#123456').png().toBuffer(),
    await plain(1200, 630, '#654321').jpeg().toBuffer(),
  );
  // Nothing is enlarged but what iOS asks for.
  expect(icon?.icons?.map(({ size }) => size)).toEqual([32, 180, 48]);
  expect(social?.social).toBeUndefined();
});

test('a picture that moves has a still one for who wants less motion, made once', async () => {
  const site = await uploader(server);
  const [moving, other] = [
    await site.upload(await animatedGif(60, 40, 3), 'moving'),
    await site.upload(await plain(60, 40, '#123456').png().toBuffer(), 'other'),
  ];
  const home = (await site.call<{ pages: { id: string }[] }>('GET', '/draft')).body.pages[0]?.id;
  const pictures = [moving, other].map(({ body }, index) => ({
    edit: 'addSection',
    page: home,
    section: 'Feature34',
    id: `f${index}`,
    data: { largeImgUrl: body.url },
  }));
  await site.call('POST', '/draft/edits', { edits: pictures });
  await site.call('POST', '/publish', {});
  const release = await server.services.releases.find(site.siteId, 1);
  expect(release?.media[other.body.url]?.still).toBeUndefined();
  const still = release?.media[moving.body.url]?.still ?? '';
  const file = await site.file(still);
  expect(file.statusCode).toBe(200);
  const { pages = 1, width } = await sharp(file.rawPayload).metadata();
  expect([pages, width]).toEqual([1, 60]);
  const count = async () => (await server.services.storage.media.all(site.siteId)).length;
  const before = await count();
  await site.call('POST', '/publish', {});
  expect(await count()).toBe(before);
});

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MediaSummary, MediaUses } from '../../core/api/media';
import type { SiteDocument } from '../../core/document/document';
import { distance, fields, GREEN, plain, quarters, RED, WHITE } from '../testing/awkward-files';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type UploadBody, type Uploader } from '../testing/uploads';
import { KEPT_MS } from './sweep';

let server: TestApp;
let site: Uploader;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await uploader(server, 'Library');
});

const png = (color = '#1d8a86', width = 20, height = 10) =>
  plain(width, height, color).png().toBuffer();

async function edit(...edits: Record<string, unknown>[]) {
  const answer = await site.call<{ results: { id: string }[] }>('POST', '/draft/edits', { edits });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body.results;
}

const draft = async () => (await site.call<SiteDocument>('GET', '/draft')).body;

/** A page with a hero whose picture, logo and button refer to a file. */
async function useEverywhere({ url, variants }: UploadBody): Promise<void> {
  const { pages } = await draft();
  await edit(
    {
      edit: 'addSection',
      id: 'hero',
      page: pages[0]?.id,
      section: 'Header53',
      data: {
        contentImage: { imgUrl: url, imgDimensions: { small: variants.small.fallback } },
        btnUrl: url,
      },
    },
    {
      edit: 'addSection',
      id: 'logos',
      page: pages[0]?.id,
      section: 'Clients1',
      data: { clientsLogos: [{ id: 'l1', logoUrl: url }] },
    },
    { edit: 'setSettings', values: { favicon: url, socialImage: url } },
  );
}

describe('the library', () => {
  test('lists by words, kind, order and part, and counts all that fit', async () => {
    server.clock.now += 1000;
    const b = await site.upload(await png('#010101'), 'Bühne zwei.png');
    server.clock.now += 1000;
    const a = await site.upload(await png('#020202', 200, 100), 'Anlage 10.png');
    server.clock.now += 1000;
    const c = await site.upload(Buffer.from('%PDF-1.7\n%%EOF'), 'Preise.pdf');
    await site.call('PATCH', `/media/${a.body.id}`, { alt: 'Eine Bühne im Nebel' });
    const list = async (query: string) => {
      const answer = await site.call<UploadBody[]>('GET', `/media?${query}`);
      return [answer.body.map(({ id }) => id), answer.headers['x-total-count']];
    };
    const [ids, idOf] = [[c, a, b].map(({ body }) => body.id), (one: typeof a) => one.body.id];
    expect(await list('')).toEqual([ids, '3']);
    expect(await list('sort=oldest&limit=1&offset=1')).toEqual([[idOf(a)], '3']);
    expect(await list('sort=name')).toEqual([[idOf(a), idOf(b), idOf(c)], '3']);
    expect(await list('sort=largest&limit=1')).toEqual([[idOf(a)], '3']);
    expect(await list('search=BUHNE')).toEqual([[idOf(a), idOf(b)], '2']);
    expect(await list('search=buhne nebel')).toEqual([[idOf(a)], '1']);
    expect(await list('kind=document')).toEqual([[idOf(c)], '1']);
    expect((await site.call('GET', '/media?sort=colour')).status).toBe(422);
  });

  test('says where a file is used, in the draft, on the site and in releases', async () => {
    const { body } = await site.upload(await png(), 'everywhere.png');
    const other = await site.upload(await png('#fff'), 'nowhere.png');
    await useEverywhere(body);
    const { pages } = await draft();
    const page = { id: pages[0]?.id, path: '/', title: pages[0]?.meta.title };
    const hero = { page, component: 'hero', section: 'Header53', scope: null };
    const uses = (await site.call<MediaUses>('GET', `/media/${body.id}/uses`)).body;
    expect(uses.draft).toEqual(
      expect.arrayContaining([
        { page: null, component: null, section: null, scope: 'settings', path: ['favicon'] },
        { page: null, component: null, section: null, scope: 'settings', path: ['socialImage'] },
        { ...hero, path: ['contentImage', 'imgUrl'] },
        { ...hero, path: ['contentImage', 'imgDimensions', 'small'] },
        { ...hero, path: ['btnUrl'] },
        {
          ...{ page, component: 'logos', section: 'Clients1', scope: null },
          path: ['clientsLogos', 'l1', 'logoUrl'],
        },
      ]),
    );
    expect(uses.draft).toHaveLength(6);
    expect([uses.published, uses.releases]).toEqual([[], []]);
    await site.call('POST', '/publish', {});
    const published = (await site.call<MediaUses>('GET', `/media/${body.id}/uses`)).body;
    expect([published.published.length, published.releases]).toEqual([6, [1]]);
    const { body: list } = await site.call<UploadBody[]>('GET', '/media?sort=name');
    expect(list.map(({ name, uses: count }) => [name, count])).toEqual([
      ['everywhere.png', 6],
      ['nowhere.png', 0],
    ]);
    const unused = await site.call<UploadBody[]>('GET', '/media?unused=true');
    expect(unused.body.map(({ id }) => id)).toEqual([other.body.id]);
  });

  test('says what only the published site uses, where it is asked for that', async () => {
    const { body } = await site.upload(await png('#654321'), 'taken-back.png');
    await edit({ edit: 'setSettings', values: { favicon: body.url } });
    await site.call('POST', '/publish', {});
    await edit({ edit: 'setSettings', values: { favicon: '' } });
    const list = async (query: string) => {
      const answer = await site.call<(UploadBody & { publishedUses?: number })[]>(
        'GET',
        `/media${query}`,
      );
      return answer.body.map(({ uses, publishedUses }) => [uses, publishedUses]);
    };
    expect(await list('?published=true')).toEqual([[0, 1]]);
    expect(await list('')).toEqual([[0, undefined]]);
    expect(await list('?published=true&unused=true')).toEqual([]);
    await site.call('POST', '/publish', {});
    expect(await list('?published=true&unused=true')).toEqual([[0, 0]]);
  });

  test('sums up what is stored and what nothing uses', async () => {
    const used = await site.upload(await png('#123456', 900, 500), 'used.png');
    const unused = await site.upload(Buffer.from('%PDF-1.7\n%%EOF'), 'paper.pdf');
    await edit({ edit: 'setSettings', values: { favicon: used.body.url } });
    const { body } = await site.call<MediaSummary>('GET', '/media/summary');
    expect(used.body.storedBytes).toBeGreaterThan(used.body.bytes);
    expect(body).toMatchObject({
      all: { files: 2, bytes: used.body.storedBytes + unused.body.bytes },
      unused: { files: 1, bytes: unused.body.bytes },
      byKind: {
        image: { files: 1, bytes: used.body.storedBytes },
        video: { files: 0, bytes: 0 },
        document: { files: 1, bytes: unused.body.bytes },
      },
      limits: { image: 26_214_400, video: 209_715_200, document: 26_214_400 },
    });
    expect(body.accepts).toContain('image/avif');
    // What is made of a file is not listed beside it, so it does not count either.
    await site.call('POST', `/media/${used.body.id}/renditions`, { kind: 'logo' });
    const later = await site.call<MediaSummary>('GET', '/media/summary');
    expect([later.body.all.files, later.body.unused.files]).toEqual([3, 1]);
  });

  test('gives a file another title and alternative text', async () => {
    const { body } = await site.upload(await png(), 'IMG_1234.png');
    const values = { name: 'The plant at dusk', alt: 'Pipes in amber light' };
    const changed = await site.call('PATCH', `/media/${body.id}`, values);
    expect([changed.status, changed.body]).toEqual([200, { ...body, ...values }]);
    expect((await site.call('GET', `/media/${body.id}`)).body).toMatchObject(values);
    expect((await site.call('PATCH', `/media/${body.id}`, { name: ' ' })).status).toBe(422);
    // The draft's own text counts: it is what translations are made of.
    await edit({ edit: 'setText', scope: `media:${body.id}`, path: ['alt'], text: 'At dusk' });
    expect((await site.call('GET', `/media/${body.id}`)).body.alt).toBe('At dusk');
  });

  test("never shows another site's files", async () => {
    const { body } = await site.upload(await png(), 'mine.png');
    const other = await uploader(server, 'Other');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/uses'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const) {
      const payload = method === 'PATCH' ? { name: 'x' } : undefined;
      const answer = await other.call(method, `/media/${body.id}${path}`, payload);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const replaced = await other.upload(await png('#fff'), 'x.png', {
      path: `/${body.id}/replace`,
    });
    expect(replaced.status).toBe(404);
  });
});

describe('another file in the place of one', () => {
  test('keeps the id and is shown everywhere in the draft, and on the site after publishing', async () => {
    const before = await site.upload(await png('#aa0000', 900, 300), 'old.png');
    await useEverywhere(before.body);
    await site.call('POST', '/publish', {});
    const after = await site.upload(await png('#00aa00', 600, 600), 'new.png', {
      path: `/${before.body.id}/replace`,
    });
    expect([after.status, after.body.id, after.body.width]).toEqual([200, before.body.id, 600]);
    expect(after.body.url).not.toBe(before.body.url);
    expect(after.body).toMatchObject({ name: 'old.png', status: 'ready', uses: 6 });
    const document = await draft();
    expect(JSON.stringify(document)).not.toContain(before.body.url);
    const hero = document.pages[0]?.components.find(({ id }) => id === 'hero');
    expect(hero?.data['contentImage']).toEqual({
      imgUrl: after.body.url,
      imgDimensions: { small: after.body.variants.small.fallback },
    });
    // What is published never changes by itself.
    expect((await site.file(before.body.url)).statusCode).toBe(200);
    expect((await site.file(before.body.variants.small.avif)).statusCode).toBe(200);
    const uses = await site.call<MediaUses>('GET', `/media/${before.body.id}/uses`);
    expect([uses.body.published, uses.body.releases]).toEqual([[], []]);
    expect((await site.call<UploadBody[]>('GET', '/media')).body).toHaveLength(1);
  });

  test('that is refused changes nothing', async () => {
    const before = await site.upload(await png('#aa0000'), 'old.png');
    await useEverywhere(before.body);
    const document = await draft();
    const after = await site.upload(Buffer.from('nothing'), 'new.png', {
      path: `/${before.body.id}/replace`,
    });
    expect(after.status).toBe(415);
    expect(await draft()).toEqual(document);
    const { uses: _, ...rest } = before.body;
    expect((await site.call('GET', `/media/${before.body.id}`)).body).toMatchObject(rest);
  });

  test('is taken over by what was made of it', async () => {
    const before = await site.upload(await png('#aa0000', 1600, 900), 'old.png');
    const social = await site.call('POST', `/media/${before.body.id}/renditions`, {
      kind: 'social',
    });
    await edit({ edit: 'setSettings', values: { socialImage: social.body.url } });
    await site.upload(await png('#00aa00', 1600, 900), 'new.png', {
      path: `/${before.body.id}/replace`,
    });
    const made = await site.call('GET', `/media/${social.body.id}`);
    expect((await draft()).settings.socialImage).toBe(made.body.url);
    const [color] = await quarters((await site.file(made.body.url)).rawPayload);
    expect(distance(color, [0, 0xaa, 0])).toBeLessThan(8);
  });
});

describe('deleting a file', () => {
  test('says where it is used, and takes it out of the library all the same when asked', async () => {
    const { body } = await site.upload(await png(), 'used.png');
    await useEverywhere(body);
    await site.call('POST', '/publish', {});
    const refused = await site.call('DELETE', `/media/${body.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain('Header53 on the page /');
    expect(refused.body.fields).toContainEqual({
      path: 'hero.contentImage.imgUrl',
      message: 'Used in Header53 on the page /.',
    });
    expect((await site.call('GET', `/media/${body.id}`)).status).toBe(200);
    expect((await site.call('DELETE', `/media/${body.id}?force=true`)).status).toBe(204);
    expect((await site.call<UploadBody[]>('GET', '/media')).body).toEqual([]);
    expect((await site.file(body.url)).statusCode).toBe(200);
  });

  test('is refused while only the published site uses it', async () => {
    const { body } = await site.upload(await png(), 'published.png');
    await edit({ edit: 'setSettings', values: { favicon: body.url } });
    await site.call('POST', '/publish', {});
    await edit({ edit: 'setSettings', values: { favicon: '' } });
    const refused = await site.call('DELETE', `/media/${body.id}`);
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([409, 'settings.favicon']);
  });

  test('frees its bytes after a month, unless a release, the draft or another file needs them', async () => {
    const sweepLater = async () => {
      server.clock.now += KEPT_MS + 1;
      await server.services.media.sweep();
    };
    const isThere = async (url: string) => (await site.file(url)).statusCode === 200;
    const gone = await site.upload(await png('#310000', 700, 20), 'gone.png');
    const released = await site.upload(await png('#320000', 700, 20), 'released.png');
    const drafted = await site.upload(await png('#330000', 700, 20), 'drafted.png');
    const shared = await site.upload(await png('#340000', 700, 20), 'shared.png');
    const other = await uploader(server, 'Shares');
    await other.upload(await png('#340000', 700, 20), 'the same.png');
    await edit({ edit: 'setSettings', values: { favicon: released.body.url } });
    await site.call('POST', '/publish', {});
    await edit({ edit: 'setSettings', values: { favicon: drafted.body.url } });
    await site.call('POST', '/publish', {});
    for (const { body } of [gone, released, drafted, shared]) {
      await site.call('DELETE', `/media/${body.id}?force=true`);
    }
    await server.services.media.sweep();
    expect(await isThere(gone.body.url)).toBe(true);
    await sweepLater();
    const [removed, ...kept] = [gone, released, drafted, shared];
    for (const { url, variants } of kept.map(({ body }) => body)) {
      expect([await isThere(url), await isThere(variants.small.webp)]).toEqual([true, true]);
    }
    const { url, variants } = (removed ?? gone).body;
    expect([await isThere(url), await isThere(variants.small.webp)]).toEqual([false, false]);
    // Gone with its site, but for what another site shares.
    await site.call('DELETE', '');
    await server.services.media.sweep();
    expect(await isThere(released.body.url)).toBe(true);
    await server.services.sites.remove(site.siteId);
    await server.services.media.sweep();
    expect(await isThere(released.body.url)).toBe(false);
    expect(await isThere(shared.body.url)).toBe(true);
  });
});

describe('a picture made of another', () => {
  const make = (id: string, payload: Record<string, unknown>) =>
    site.call('POST', `/media/${id}/renditions`, payload);

  test('is what a crop shows', async () => {
    const { body } = await site.upload(await fields(800, 400).png().toBuffer(), 'fields.png');
    // The picture is 400 px wide in its container, so 200 high; of it the container shows the right half.
    const crop = { containerWidth: 200, width: 400, left: -200, top: 0, transform: 0 };
    const made = await make(body.id, { kind: 'crop', crop, containerHeight: 200 });
    expect([made.status, made.body.width, made.body.height]).toEqual([201, 400, 400]);
    expect(made.body).toMatchObject({ sourceId: body.id, status: 'ready', type: 'image/jpeg' });
    const colors = await quarters((await site.file(made.body.variants.small.webp)).rawPayload);
    [GREEN, GREEN, WHITE, WHITE].forEach((color, index) =>
      expect(distance(colors[index], color)).toBeLessThan(24),
    );
    // The same crop is made once.
    const again = await make(body.id, { kind: 'crop', crop, containerHeight: 200 });
    expect(again.body.id).toBe(made.body.id);
    const listed = await site.call<UploadBody[]>('GET', '/media');
    expect(listed.body.map(({ id }) => id)).toEqual([body.id]);
    const all = await site.call<UploadBody[]>('GET', '/media?renditions=true');
    expect(all.body).toHaveLength(2);
  });

  test('is turned about its centre, and clear where it does not reach', async () => {
    const { body } = await site.upload(await fields(400, 400).png().toBuffer(), 'turned.png');
    const crop = { containerWidth: 400, width: 400, left: 0, top: 0, transform: 90 };
    const made = await make(body.id, { kind: 'crop', crop, containerHeight: 400 });
    const [topLeft] = await quarters((await site.file(made.body.url)).rawPayload);
    // A quarter clockwise: what was below on the left is above on the left now.
    expect(distance(topLeft, [30, 50, 220])).toBeLessThan(24);
    const slant = { ...crop, transform: 45 };
    const tilted = await make(body.id, { kind: 'crop', crop: slant, containerHeight: 400 });
    const { data, info } = await sharp((await site.file(tilted.body.url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([info.width, info.channels, alphaAt(2, 2), alphaAt(200, 200)]).toEqual([400, 4, 0, 255]);
  });

  test('is a logo 500 px wide in all four sizes (spec section 3)', async () => {
    const { body } = await site.upload(await fields(1200, 300).png().toBuffer(), 'logo.png');
    const made = await make(body.id, { kind: 'logo' });
    for (const size of ['small', 'medium', 'large', 'xlarge'] as const) {
      expect(made.body.variants[size]).toMatchObject({ width: 500, height: 125 });
    }
    const straight = await site.upload(await fields(1200, 300).png().toBuffer(), 'logo2.png', {
      query: '?purpose=logo',
    });
    expect(straight.body.variants.xlarge).toMatchObject({ width: 500, height: 125 });
  });

  test('is an image for social networks', async () => {
    const { body } = await site.upload(await fields(2000, 2000).png().toBuffer(), 'wide.png');
    const made = await make(body.id, { kind: 'social' });
    expect([made.body.width, made.body.height]).toEqual([1200, 630]);
    const [first] = await quarters((await site.file(made.body.url)).rawPayload);
    expect(distance(first, RED)).toBeLessThan(24);
  });

  test('is a set of icons, of a drawing in every size', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#1d8a86"/></svg>`;
    const { body } = await site.upload(Buffer.from(svg), 'symbol.svg');
    const made = await make(body.id, { kind: 'icons' });
    const icons = made.body.icons ?? [];
    expect(icons.map(({ size, type }) => [size, type])).toEqual([
      [32, 'image/png'],
      [180, 'image/png'],
      [192, 'image/png'],
      [512, 'image/png'],
      [48, 'image/x-icon'],
    ]);
    for (const { url, size, type } of icons) {
      const served = await site.file(url);
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, type]);
      if (type === 'image/png')
        expect((await sharp(served.rawPayload).metadata()).width).toBe(size);
    }
    const ico = icons.at(-1);
    const content = (await site.file(ico?.url ?? '')).rawPayload;
    const uploaded = await site.upload(content, 'favicon.ico');
    expect(uploaded.body).toMatchObject({ type: 'image/x-icon', width: 48, status: 'ready' });
  });

  test('can not be made of a film or a document', async () => {
    const { body } = await site.upload(Buffer.from('%PDF-1.7\n%%EOF'), 'paper.pdf');
    expect((await make(body.id, { kind: 'logo' })).status).toBe(415);
    const picture = await site.upload(await png(), 'picture.png');
    const crop = { containerWidth: 10, width: 10, left: 50, top: 0, transform: 0 };
    const outside = await make(picture.body.id, { kind: 'crop', crop, containerHeight: 10 });
    expect([outside.status, outside.body.message]).toEqual([
      422,
      'The crop shows nothing of the picture.',
    ]);
  });
});

import * as fs from 'node:fs';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plain } from '../testing/awkward-files';
import { temporaryFolder } from '../testing/databases';
import { plainWebm } from '../testing/films';
import { processorTime } from '../testing/processor-time';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type UploadBody, type Uploader } from '../testing/uploads';
import { WorkFailed, Workshop } from './workshop';

const MB = 1024 * 1024;
const BOUNDARY = 'between-the-parts';

let server: TestApp;
let site: Uploader;
let address: AddressInfo;

beforeAll(async () => {
  server = await startTestApp({
    env: { MAX_IMAGE_MB: '1', MAX_VIDEO_MB: '3', MAX_DOCUMENT_MB: '2' },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = server.app.server.address() as AddressInfo;
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await uploader(server);
});

const uploads = () => {
  const folder = path.join(server.services.config.dataDir, 'uploads');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

/** Begins an upload over the network, and leaves its rest to the test. */
async function beginUpload(first: Buffer, name = 'file.bin') {
  const request = http.request({
    host: '127.0.0.1',
    port: address.port,
    method: 'POST',
    path: `/api/v1/sites/${site.siteId}/media`,
    headers: {
      cookie: await server.cookieOf(),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const answer = new Promise<{ status: number; body: UploadBody }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()) as UploadBody,
        }),
      );
    });
  });
  // A test that breaks the connection doesn't wait for an answer.
  answer.catch(() => undefined);
  request.write(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
  );
  request.write(first);
  return { request, answer };
}

describe('limits', () => {
  test.each([
    [
      'a picture',
      () => Buffer.concat([PNG_HEAD, Buffer.alloc(MB)]),
      'A picture may have up to 1 MB',
    ],
    ['a video', () => plainWebm(3 * MB), 'A video may have up to 3 MB'],
    [
      'a document',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MB)]),
      'A document may have up to 2 MB',
    ],
  ])('%s over its own is refused', async (_title, make, words) => {
    const answer = await site.upload(make(), 'large.bin');
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    expect(answer.body.message).toContain(words);
    expect(uploads()).toEqual([]);
  });

  test('a video within them is taken, though it is larger than a picture may be', async () => {
    const { status, body } = await site.upload(plainWebm(2 * MB), 'film.webm');
    expect([status, body.type, body.status, body.kind]).toEqual([
      201,
      'video/webm',
      'ready',
      'video',
    ]);
    const part = await site.file(body.url, { range: 'bytes=1000000-1000009' });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/webm',
      10,
    ]);
  });

  test('are checked while the file comes in: the answer is there before its end', async () => {
    const { request, answer } = await beginUpload(
      Buffer.concat([PNG_HEAD, Buffer.alloc(1.5 * MB)]),
      'endless.png',
    );
    const { status, body } = await answer;
    expect([status, body.message]).toEqual([413, expect.stringContaining('endless.png')]);
    request.destroy();
  });
});

describe('a broken connection', () => {
  test('leaves nothing behind', async () => {
    const { request } = await beginUpload(Buffer.concat([PNG_HEAD, Buffer.alloc(50_000)]));
    await expect.poll(uploads).toHaveLength(1);
    request.destroy();
    await expect.poll(uploads).toEqual([]);
    expect((await site.call<UploadBody[]>('GET', '/media')).body).toEqual([]);
  });

  test('is no second file when the upload is repeated under its id', async () => {
    const content = await plain(30, 20).png().toBuffer();
    const query = '?id=uploadabcdef';
    const first = await site.upload(content, 'photo.png', { query });
    const again = await site.upload(content, 'photo.png', { query });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.body.id).toBe('uploadabcdef');
    expect((await site.call<UploadBody[]>('GET', '/media')).body).toHaveLength(1);
    expect((await site.upload(content, 'x.png', { query: '?id=../x' })).status).toBe(422);
  });
});

describe('many uploads at once', () => {
  test('are each answered, those that are refused too (C40)', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        plain(300 + index, 200)
          .jpeg()
          .toBuffer(),
      ),
    );
    const files = pictures.map((content, index) =>
      index % 4 === 3 ? Buffer.alloc(index % 8 === 3 ? 0 : 40) : content,
    );
    const answers = await Promise.all(
      files.map((content, index) => site.upload(content, `${index}.jpg`)),
    );
    answers.forEach(({ status, body }, index) => {
      if (index % 4 !== 3) expect([status, body.name]).toEqual([201, `${index}.jpg`]);
      else expect([422, 415]).toContain(status);
    });
    expect((await site.call<UploadBody[]>('GET', '/media')).body).toHaveLength(9);
  });

  test('do not keep a page waiting', async () => {
    const content = await plain(4000, 3000).jpeg().toBuffer();
    const working = Promise.all(
      Array.from({ length: 2 }, (_, index) => site.upload(content, `${index}.jpg`)),
    );
    await expect.poll(() => server.services.media.workshop.processId).not.toBeNull();
    let areDone = false;
    const watched = working.finally(() => (areDone = true));
    let most = 0;
    for (let count = 0; count < 40; count += 1) {
      most = Math.max(
        most,
        await processorTime(async () => {
          expect((await server.app.inject({ url: '/api/v1/health' })).statusCode).toBe(200);
        }),
      );
    }
    expect(areDone).toBe(false);
    // Decoding one of them alone takes several times as much.
    expect(most).toBeLessThan(150);
    await watched;
  });
});

describe('a process that ends half-way', () => {
  test('leaves no half picture: its sizes are made at the next start', async () => {
    const content = await plain(900, 600).jpeg().toBuffer();
    const { body } = await site.upload(content, 'photo.jpg');
    // As it was when the process ended: taken, its sizes not made.
    const { storage, media, files } = server.services;
    await storage.media.update(site.siteId, body.id, { status: 'processing', variants: {} });
    await files.remove(body.variants.small.avif.slice('/media/'.length));
    const folder = path.join(server.services.config.dataDir, 'uploads', 'abandoned');
    fs.mkdirSync(folder, { recursive: true });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    fs.utimesSync(folder, yesterday, yesterday);
    await media.resume();
    const { body: after } = await site.call('GET', `/media/${body.id}`);
    expect(after).toMatchObject({ status: 'ready', variants: body.variants });
    expect((await site.file(body.variants.small.avif)).statusCode).toBe(200);
    expect(fs.existsSync(folder)).toBe(false);
  });

  test('before the file was stored, forgets it: nobody was told that it had been taken', async () => {
    const { body } = await site.upload(await plain(31, 20).png().toBuffer(), 'photo.png');
    const { storage, media, files } = server.services;
    await storage.media.update(site.siteId, body.id, { status: 'processing' });
    await files.remove(body.url.slice('/media/'.length));
    await media.resume();
    expect((await site.call('GET', `/media/${body.id}`)).status).toBe(404);
  });

  test('again and again over one picture, shows that picture without sizes', async () => {
    const { body } = await site.upload(await plain(32, 20).png().toBuffer(), 'photo.png');
    const { storage, media } = server.services;
    await storage.media.update(site.siteId, body.id, { status: 'processing', variants: {} });
    for (let count = 0; count < 3; count += 1) await storage.media.begin(site.siteId, body.id);
    await media.resume();
    expect((await site.call('GET', `/media/${body.id}`)).body.status).toBe('failed');
    expect((await site.file(body.url)).statusCode).toBe(200);
  });

  test('while it works on a file, takes only that file with it', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'photo.png');
    fs.writeFileSync(file, await plain(33, 20).png().toBuffer());
    const workshop = new Workshop();
    const task = { task: 'takeIn', file, name: 'photo.png', claimed: '', folder } as const;
    const doomed = workshop.run(task);
    const next = workshop.run(task);
    process.kill(workshop.processId ?? 0, 'SIGKILL');
    await expect(doomed).rejects.toThrow(WorkFailed);
    expect(await next).toMatchObject({ type: 'image/png', width: 33, height: 20 });
    await workshop.close();
    await expect(workshop.run(task)).rejects.toThrow(WorkFailed);
    fs.rmSync(folder, { recursive: true });
  });

  test('while it makes sizes, makes them anew', async () => {
    const { workshop } = server.services.media;
    const stream = Readable.from([await plain(3000, 2000, '#998877').jpeg().toBuffer()]);
    const incoming = { name: 'photo.jpg', claimed: '', content: stream };
    const { done } = await server.services.media.take(site.siteId, incoming);
    await expect.poll(() => workshop.isBusy, { interval: 1 }).toBe(true);
    process.kill(workshop.processId ?? 0, 'SIGKILL');
    expect((await done).status).toBe('ready');
  });
});

describe('publishing', () => {
  test('waits for pictures that are being made, so that the release has their sizes', async () => {
    const content = await plain(2600, 1500, '#445566').jpeg().toBuffer();
    const { done, media } = await server.services.media.take(site.siteId, {
      name: 'late.jpg',
      claimed: '',
      content: Readable.from([content]),
    });
    const edits = [{ edit: 'setSettings', values: { socialImage: media.url } }];
    await site.call('POST', '/draft/edits', { edits });
    expect((await site.call('POST', '/publish', {})).status).toBe(201);
    const release = await server.services.releases.find(site.siteId, 1);
    expect(release?.media[media.url]?.variants).toEqual((await done).variants);
    expect(release?.media[media.url]?.variants.small?.width).toBe(480);
    expect(release?.media[media.url]?.placeholder).toMatch(/^data:image\/webp;base64,/);
  });
});

describe('the holder of the rights', () => {
  test('is left out with all else that the camera wrote, or kept where it is asked for', async () => {
    const content = await plain(600, 400)
      .withExif({
        IFD0: { Copyright: 'Ada Lovelace', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    const dropped = await site.upload(content, 'photo.jpg');
    const kept = await site.upload(content, 'photo.jpg', { query: '?copyright=keep' });
    const read = async (url: string) => (await site.file(url)).rawPayload;
    for (const url of [dropped.body.url, kept.body.url, dropped.body.variants.small.webp]) {
      const bytes = await read(url);
      expect([bytes.includes('Ada Lovelace'), bytes.includes('Camera')]).toEqual([false, false]);
    }
    const { avif, webp, fallback } = kept.body.variants.small;
    for (const bytes of await Promise.all([avif, webp, fallback].map(read))) {
      expect([bytes.includes('Ada Lovelace'), bytes.includes('Camera')]).toEqual([true, false]);
    }
  });
});

const PNG_HEAD = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000000a0000000a0802000000025058ea',
  'hex',
);

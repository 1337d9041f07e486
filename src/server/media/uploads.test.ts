import * as fs from 'node:fs';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UPLOAD_PART_TYPE } from '../../core/api/upload-part';
import type { UploadAnswer } from '../../core/api/uploads';
import { plain } from '../testing/awkward-files';
import { plainWebm } from '../testing/films';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type UploadBody, type Uploader } from '../testing/uploads';

const MB = 1024 * 1024;
const FILM = plainWebm(2 * MB);

let server: TestApp;
let site: Uploader;

beforeAll(async () => {
  server = await startTestApp({ env: { MAX_IMAGE_MB: '1', MAX_VIDEO_MB: '3' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await uploader(server);
});

const begin = (values: Record<string, unknown>) =>
  site.call<UploadAnswer & UploadBody>('POST', '/uploads', values);
const find = (id: string) => site.call<UploadAnswer>('GET', `/uploads/${id}`);

/** Opens the request of a part, and leaves sending to the test. */
async function open(id: string, offset: number) {
  const request = http.request({
    host: '127.0.0.1',
    port: (server.app.server.address() as AddressInfo).port,
    method: 'PATCH',
    path: `/api/v1/sites/${site.siteId}/uploads/${id}?offset=${offset}`,
    headers: { cookie: await server.cookieOf(), 'content-type': UPLOAD_PART_TYPE },
  });
  const answer = new Promise<{ status: number; body: UploadBody & UploadAnswer }>(
    (resolve, reject) => {
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString()),
          }),
        );
      });
    },
  );
  // Whoever breaks the connection gets no answer.
  answer.catch(() => undefined);
  return { request, answer };
}

async function send(id: string, offset: number, content: Buffer) {
  const { request, answer } = await open(id, offset);
  request.end(content);
  return answer;
}

const partOf = (id: string) =>
  path.join(server.services.config.dataDir, 'unfinished-uploads', site.siteId, id, 'part');
const arrived = (id: string) => () => fs.statSync(partOf(id)).size;

describe('an upload', () => {
  test('goes on where a broken connection left it', async () => {
    const { body, status } = await begin({ name: 'film.webm', bytes: FILM.length });
    expect([status, body.offset, body.bytes]).toEqual([201, 0, FILM.length]);
    const broken = await open(body.id, 0);
    broken.request.write(FILM.subarray(0, MB));
    await expect.poll(arrived(body.id)).toBe(MB);
    broken.request.destroy();
    const { offset } = (await find(body.id)).body;
    expect(offset).toBe(MB);
    const last = await send(body.id, offset, FILM.subarray(offset));
    expect([last.status, last.body.id, last.body.type, last.body.name]).toEqual([
      201,
      body.mediaId,
      'video/webm',
      'film.webm',
    ]);
    expect((await site.file(last.body.url)).rawPayload.equals(FILM)).toBe(true);
    expect(fs.existsSync(partOf(body.id))).toBe(false);
  });

  test('that somebody goes on with lets go of a connection that is dead without having ended', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    const dead = await open(body.id, 0);
    dead.request.write(FILM.subarray(0, MB));
    await expect.poll(arrived(body.id)).toBe(MB);
    const { offset } = (await find(body.id)).body;
    dead.request.write(FILM.subarray(MB, MB + 1000));
    const last = await send(body.id, offset, FILM.subarray(offset));
    expect(last.status).toBe(201);
    expect((await dead.answer).body.message).toBe(
      `The connection broke. ${offset} of ${FILM.length} bytes are kept: go on from there.`,
    );
    dead.request.destroy();
    expect((await site.file(last.body.url)).rawPayload.equals(FILM)).toBe(true);
  });

  test('comes in as many parts as its sender likes', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    const first = await send(body.id, 0, FILM.subarray(0, 10_000));
    expect([first.status, first.body.offset]).toEqual([200, 10_000]);
    const second = await send(body.id, 10_000, FILM.subarray(10_000));
    expect(second.status).toBe(201);
  });

  test('whose first part is too short to tell what it is begins anew', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    const { status, body: after } = await send(body.id, 0, FILM.subarray(0, 100));
    expect([status, after.offset]).toEqual([200, 0]);
  });

  test('that misses its place is told the right one, and keeps what there is', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    await send(body.id, 0, FILM.subarray(0, MB));
    const { status, body: refusal } = await send(body.id, 5000, FILM.subarray(5000));
    expect([status, refusal.message]).toEqual([409, expect.stringContaining(`byte ${MB}`)]);
    expect((await find(body.id)).body.offset).toBe(MB);
  });

  test('whose last answer was lost gets it when it asks again, and is one file', async () => {
    const content = await plain(40, 30).png().toBuffer();
    const { body } = await begin({ name: 'photo.png', bytes: content.length });
    const first = await send(body.id, 0, content);
    expect((await find(body.id)).body.offset).toBe(content.length);
    const again = await send(body.id, content.length, Buffer.alloc(0));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await site.call<unknown[]>('GET', '/media')).body).toHaveLength(1);
  });

  test('that is asked for twice while it is looked at is one file', async () => {
    const { media } = server.services;
    const asked = vi.spyOn(media.uploads, 'append');
    const take = media.take.bind(media);
    // Looked at until both have asked.
    const looked = vi.spyOn(media, 'take').mockImplementationOnce(async (...file) => {
      await expect.poll(() => asked.mock.calls.length).toBe(2);
      return take(...file);
    });
    const content = await plain(40, 30).png().toBuffer();
    const { body } = await begin({ name: 'photo.png', bytes: content.length });
    const first = send(body.id, 0, content);
    await expect.poll(() => looked.mock.calls.length).toBe(1);
    const again = await send(body.id, content.length, Buffer.alloc(0));
    expect([(await first).status, again.status]).toEqual([201, 201]);
    expect((await site.call<unknown[]>('GET', '/media')).body).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test('takes the place of a file, under its id', async () => {
    const before = await site.upload(await plain(40, 30).png().toBuffer(), 'photo.png');
    const content = await plain(41, 30, '#aa0000').png().toBuffer();
    const replaces = before.body.id;
    const { body } = await begin({ name: 'other.png', bytes: content.length, replaces });
    const { status, body: after } = await send(body.id, 0, content);
    expect([status, after.id, after.width]).toEqual([201, replaces, 41]);
  });

  test('is gone when it was called off', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    await send(body.id, 0, FILM.subarray(0, MB));
    expect((await site.call('DELETE', `/uploads/${body.id}`)).status).toBe(204);
    expect((await find(body.id)).status).toBe(404);
    expect(fs.existsSync(path.dirname(partOf(body.id)))).toBe(false);
  });

  test('that nobody went on with for a day makes room', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    const long = new Date(Date.now() - 25 * 60 * 60 * 1000);
    fs.utimesSync(partOf(body.id), long, long);
    await server.services.media.resume();
    expect((await find(body.id)).status).toBe(404);
  });

  test('is of its site alone', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: FILM.length });
    const other = await uploader(server);
    expect((await other.call('GET', `/uploads/${body.id}`)).status).toBe(404);
    expect((await other.call('DELETE', `/uploads/${body.id}`)).status).toBe(404);
    expect((await find('..%2F..')).status).toBe(404);
  });
});

describe('an upload that can not be taken', () => {
  test('is refused before it is sent where no kind has room for it, or it is empty', async () => {
    const large = await begin({ name: 'film.webm', bytes: 30 * MB });
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('25 MB')]);
    const empty = await begin({ name: 'none.png', bytes: 0 });
    expect([empty.status, empty.body.message]).toEqual([422, 'none.png is empty.']);
  });

  test('is refused before it is sent where its place is taken, or there is none', async () => {
    const { body } = await site.upload(await plain(40, 30).png().toBuffer(), 'photo.png');
    const bytes = FILM.length;
    expect((await begin({ name: 'film.webm', bytes, id: body.id })).status).toBe(409);
    expect((await begin({ name: 'film.webm', bytes, replaces: 'nothere1' })).status).toBe(404);
  });

  test.each([
    ['too large for what it turns out to be', '89504e470d0a1a0a0000000d49484452', 413],
    ['of a type that is not taken', '6e6f7468696e67', 415],
  ])('is refused by its beginning: %s', async (_title, head, status) => {
    const { body } = await begin({ name: 'photo.png', bytes: 2 * MB });
    const { request, answer } = await open(body.id, 0);
    request.write(Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(8000)]));
    expect((await answer).status).toBe(status);
    request.destroy();
    expect((await find(body.id)).status).toBe(404);
  });

  test('is refused for what it holds, once it is whole', async () => {
    const whole = await plain(400, 300).jpeg().toBuffer();
    const content = whole.subarray(0, whole.length / 2);
    const { body } = await begin({ name: 'cut.jpg', bytes: content.length });
    const { status, body: refusal } = await send(body.id, 0, content);
    expect([status, refusal.message]).toEqual([422, expect.stringContaining('damaged')]);
    expect((await site.call<unknown[]>('GET', '/media')).body).toEqual([]);
  });

  test('holds no more than it said', async () => {
    const { body } = await begin({ name: 'film.webm', bytes: MB });
    expect((await send(body.id, 0, FILM)).status).toBe(413);
  });
});

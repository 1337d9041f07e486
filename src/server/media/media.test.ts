import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainMp4 } from '../testing/films';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type UploadBody, type Uploader } from '../testing/uploads';

let server: TestApp;
let site: Uploader;

beforeAll(async () => {
  server = await startTestApp();
  site = await uploader(server);
});
afterAll(() => server.close());

const upload = (content: Uint8Array, name: string, type?: string) =>
  site.upload(content, name, type === undefined ? {} : { type });

const list = async () => (await site.call<UploadBody[]>('GET', '/media')).body;
const file = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d8a86' } });

describe('an upload', () => {
  test('is stored under a safe name with its own name as title, in every size', async () => {
    const name = 'Big Spider #1 (final)?v=2 & 50%.jpg';
    const { status, body } = await upload(
      await picture(1000, 500).jpeg().toBuffer(),
      name,
      'image/jpeg',
    );
    expect([status, body.status]).toEqual([201, 'ready']);
    expect(body).toMatchObject({ name, type: 'image/jpeg', width: 1000, height: 500, alt: '' });
    expect(body.url).toMatch(/^\/media\/[a-z0-9]+\.jpg$/);
    expect(body.variants).toMatchObject({
      small: { width: 480, height: 240 },
      medium: { width: 768, height: 384 },
      large: { width: 1000, height: 500 },
      xlarge: { width: 1000, height: 500 },
    });
    for (const [address, type] of [
      [body.url, 'image/jpeg'],
      [body.variants.small.avif, 'image/avif'],
      [body.variants.small.webp, 'image/webp'],
      [body.variants.small.fallback, 'image/jpeg'],
    ] as const) {
      const answer = await file(address);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    const { width } = await sharp((await file(body.variants.small.avif)).rawPayload).metadata();
    expect(width).toBe(480);
  });

  test('turns a picture upright and leaves its position behind', async () => {
    const turned = await picture(40, 20)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(turned, 'phone.jpg');
    expect([body.width, body.height]).toEqual([20, 40]);
    const small = await sharp((await file(body.variants.small.fallback)).rawPayload).metadata();
    expect([small.width, small.height, small.exif]).toEqual([20, 40, undefined]);
  });

  test('of CMYK becomes sRGB', async () => {
    const cmyk = await picture(64, 64).toColourspace('cmyk').jpeg().toBuffer();
    const { body } = await upload(cmyk, 'print.jpg');
    const { data } = await sharp((await file(body.variants.small.webp)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    // #1d8a86 within the little that printing colours differ.
    for (const [value, wanted] of [
      [red, 0x1d],
      [green, 0x8a],
      [blue, 0x86],
    ] as const) {
      expect(Math.abs(value - wanted)).toBeLessThan(45);
    }
  });

  test.each([
    ['nothing', new Uint8Array(), 'photo.jpg', 'image/jpeg', 422],
    ['text named as a picture', Buffer.from('not a picture'), 'photo.png', 'image/png', 415],
    [
      'a page sent as a picture',
      Buffer.from('<!doctype html><script>1</script>'),
      'x.html',
      'image/jpeg',
      415,
    ],
    [
      'a page named as a picture',
      Buffer.from('<html><body>hi</body></html>'),
      'x.jpg',
      'image/jpeg',
      415,
    ],
    ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQ', 'base64'), 'half.jpg', 'image/jpeg', 422],
    ['a drawing that is none', Buffer.from('<p>hi</p>'), 'x.svg', 'image/svg+xml', 415],
  ])(
    'of %s is refused, named, and leaves the library as it was',
    async (_title, content, name, type, status) => {
      const before = await list();
      const answer = await upload(content, name, type);
      expect(answer.status).toBe(status);
      expect(answer.body.fields).toMatchObject([
        { path: 'file', message: expect.stringContaining(name) },
      ]);
      expect(await list()).toEqual(before);
    },
  );

  test('can not leave the folder by its name', async () => {
    const { status } = await upload(await picture(8, 8).png().toBuffer(), '../../config.json');
    expect(status).toBe(422);
    for (const address of [
      '/media/..%2f..%2fplinth.sqlite',
      '/media/../plinth.sqlite',
      '/media/plinth.sqlite',
    ]) {
      expect((await file(address)).statusCode).toBe(404);
    }
  });

  test('of a drawing keeps the drawing and nothing that runs', async () => {
    const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10" onload="alert(1)">
        <script>alert(1)</script><SCRIPT>alert(2)</SCRIPT><svg:script>alert(3)</svg:script>
        <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(4)"/></body></foreignObject>
        <a href="javascript:alert(5)"><rect width="4" height="4" fill="url(https://evil.example/x)"/></a>
        <image href="https://evil.example/pixel.png"/><use href="#shape"/><use href="https://evil.example/#x"/>
        <style>@import url(https://evil.example/x.css)</style>
        <path id="shape" d="M0 0h10v10z" fill="#1d8a86"/></svg>`;
    const { status, body } = await upload(Buffer.from(hostile), 'drawing.svg', 'image/svg+xml');
    expect([status, body.type]).toEqual([201, 'image/svg+xml']);
    const served = await file(body.url);
    for (const word of [
      'script',
      'alert',
      'onload',
      'onerror',
      'foreignObject',
      'evil',
      'javascript',
      'DOCTYPE',
      '<image',
    ]) {
      expect(served.body).not.toContain(word);
    }
    expect(served.body).toContain('d="M0 0h10v10z"');
    expect(served.body).toContain('href="#shape"');
    expect(served.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('a stored file', () => {
  test('is sent in ranges, and not again to who has it', async () => {
    const { body } = await upload(await picture(32, 32).png().toBuffer(), 'range.png');
    const whole = (await file(body.url)).rawPayload;
    const part = await file(body.url, { range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 2-5/${whole.length}`,
    ]);
    expect(part.rawPayload).toEqual(whole.subarray(2, 6));
    expect((await file(body.url, { range: 'bytes=-3' })).rawPayload).toEqual(whole.subarray(-3));
    expect((await file(body.url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
    const { etag } = (await file(body.url)).headers;
    expect((await file(body.url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('is sent whole when it is not the one that a part was kept of, and without its bytes to HEAD', async () => {
    const { body } = await upload(await picture(33, 32).png().toBuffer(), 'range.png');
    const other = await file(body.url, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
    const same = await file(body.url, {
      range: 'bytes=0-1',
      'if-range': String(other.headers.etag),
    });
    expect(same.statusCode).toBe(206);
    const head = await server.app.inject({ method: 'HEAD', url: body.url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(other.rawPayload.length),
      '',
    ]);
  });

  test.each([
    ['film.mp4', plainMp4().toString('hex'), 'video/mp4', undefined],
    [
      'film.m4v',
      plainMp4().toString('hex').replace('69736f6d', '4d345620'),
      'video/mp4',
      undefined,
    ],
    ['paper.pdf', '255044462d312e370a2525454f46', 'application/pdf', undefined],
    ['notes.txt', Buffer.from('a & b').toString('hex'), 'text/plain; charset=utf-8', undefined],
    ['list.csv', Buffer.from('a;b').toString('hex'), 'text/csv; charset=utf-8', 'attachment'],
    ['text.rtf', Buffer.from('{\\rtf1 x}').toString('hex'), 'application/rtf', 'attachment'],
  ])('%s is sent as what it is', async (name, hex, type, disposition) => {
    const { status, body } = await upload(Buffer.from(hex, 'hex'), name);
    expect([status, body.status, body.variants]).toEqual([201, 'ready', {}]);
    const { headers } = await file(body.url);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([type, disposition]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is read and removed by its id', async () => {
    const { body } = await upload(await picture(9, 9).png().toBuffer(), 'gone.png');
    const one = (method: 'GET' | 'DELETE') => site.call(method, `/media/${body.id}`);
    expect((await one('GET')).body).toEqual(body);
    expect((await one('DELETE')).status).toBe(204);
    expect((await one('GET')).status).toBe(404);
    // Releases that show it never change.
    expect((await file(body.url)).statusCode).toBe(200);
  });
});

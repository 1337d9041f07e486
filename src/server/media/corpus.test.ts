import * as fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  animatedGif,
  BLUE,
  declaredJpeg,
  declaredPng,
  distance,
  fields,
  GREEN,
  heicHead,
  plain,
  quarters,
  RED,
  WHITE,
  withJpegSegment,
  withPngChunk,
} from '../testing/awkward-files';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader, type Uploader } from '../testing/uploads';

/** What a server and the process that works on files may take together. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
/** What the built server holds at rest; this process holds the tests too. */
const IDLE_SERVER_BYTES = 135 * 1024 * 1024;
const SAMPLE_MS = 20;

let server: TestApp;
let site: Uploader;

beforeAll(async () => {
  server = await startTestApp();
  site = await uploader(server);
});
afterAll(() => server.close());

const bytesOf = async (url: string) => (await site.file(url)).rawPayload;

describe('a picture', () => {
  // Exif 2.32, tag 0x0112: where the picture's first row and column are to be seen.
  test.each([
    [1, [RED, GREEN, BLUE, WHITE]],
    [2, [GREEN, RED, WHITE, BLUE]],
    [3, [WHITE, BLUE, GREEN, RED]],
    [4, [BLUE, WHITE, RED, GREEN]],
    [5, [RED, BLUE, GREEN, WHITE]],
    [6, [BLUE, RED, WHITE, GREEN]],
    [7, [WHITE, GREEN, BLUE, RED]],
    [8, [GREEN, WHITE, RED, BLUE]],
  ])('with orientation %i stands upright in every type', async (orientation, wanted) => {
    const content = await fields(64, 32).withMetadata({ orientation }).jpeg().toBuffer();
    const { body } = await site.upload(content, `${orientation}.jpg`);
    const isTurned = orientation >= 5;
    expect([body.width, body.height]).toEqual(isTurned ? [32, 64] : [64, 32]);
    const { small } = body.variants;
    for (const url of [body.url, small.avif, small.webp, small.fallback]) {
      const shown = await bytesOf(url);
      const colors = await quarters(shown);
      wanted.forEach((color, index) => expect(distance(colors[index], color)).toBeLessThan(24));
      expect((await sharp(shown).metadata()).orientation).toBeUndefined();
    }
  });

  test.each([
    ['with its own profile', async () => plain(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'without a profile',
      async () => {
        const cmyk = await plain(64, 64).toColourspace('cmyk').jpeg().toBuffer();
        return withoutProfile(cmyk);
      },
    ],
    [
      'with a profile for RGB',
      async () => {
        const rgb = await plain(64, 64).withIccProfile('p3').jpeg().toBuffer();
        const cmyk = withoutProfile(await plain(64, 64).toColourspace('cmyk').jpeg().toBuffer());
        const at = rgb.indexOf('ICC_PROFILE') - 4;
        const length = rgb.readUInt16BE(at + 2);
        return withJpegSegment(cmyk, 0xe2, rgb.subarray(at + 4, at + 2 + length));
      },
    ],
  ])('in printing colours, %s, is shown in the right ones (C36)', async (_title, make) => {
    const { status, body } = await site.upload(await make(), 'print.jpg');
    expect(status).toBe(201);
    for (const url of [body.url, body.variants.small.webp]) {
      const [color] = await quarters(await bytesOf(url));
      // Printing colours hold this green within a fifth of the scale.
      expect(distance(color, [0x1d, 0x8a, 0x86])).toBeLessThan(50);
    }
  });

  test('in a wider colour space is converted, and keeps its look', async () => {
    const wide = await plain(32, 32, '#d02020').withIccProfile('p3').png().toBuffer();
    const { body } = await site.upload(wide, 'wide.png');
    for (const url of [body.url, body.variants.small.avif]) {
      const shown = await bytesOf(url);
      expect((await sharp(shown).metadata()).icc).toBeUndefined();
      expect(distance((await quarters(shown))[0], [0xd0, 0x20, 0x20])).toBeLessThan(12);
    }
  });

  test('of 16 bits a channel is shown in 8', async () => {
    const deep = await fields(64, 64).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const { body } = await site.upload(deep, 'deep.png');
    const colors = await quarters(await bytesOf(body.variants.small.avif));
    [RED, GREEN, BLUE, WHITE].forEach((color, index) =>
      expect(distance(colors[index], color)).toBeLessThan(24),
    );
  });

  test('with a palette and clear pixels stays clear where it was', async () => {
    const dot = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: await plain(20, 20).png().toBuffer(), left: 0, top: 0 }])
      .png({ palette: true })
      .toBuffer();
    const { body } = await site.upload(dot, 'dot.png');
    const { avif, webp, fallback } = body.variants.small;
    expect(fallback).toMatch(/\.png$/);
    for (const url of [avif, webp, fallback]) {
      const { data } = await sharp(await bytesOf(url))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const alphaAt = (x: number, y: number) => data[(y * 40 + x) * 4 + 3];
      expect([alphaAt(10, 10), alphaAt(30, 30)]).toEqual([255, 0]);
    }
  });

  test('that moves goes on moving, in every size', async () => {
    const gif = await animatedGif(600, 300, 3);
    const { body } = await site.upload(gif, 'moving.gif');
    expect(body).toMatchObject({ type: 'image/gif', width: 600, height: 300, status: 'ready' });
    for (const url of [body.url, body.variants.small.webp, body.variants.large.fallback]) {
      expect((await sharp(await bytesOf(url)).metadata()).pages).toBe(3);
    }
    const small = await sharp(await bytesOf(body.variants.small.webp), { page: 1 }).metadata();
    expect([small.width, small.pageHeight ?? small.height]).toEqual([480, 240]);
  });

  test('that moves for too long is shown as it is', async () => {
    const gif = await animatedGif(1000, 1000, 70);
    const { status, body } = await site.upload(gif, 'long.gif');
    expect([status, body.status, body.variants]).toEqual([201, 'ready', {}]);
    expect(
      (await sharp(await bytesOf(body.url), { limitInputPixels: false }).metadata()).pages,
    ).toBe(70);
  });

  test('very high and narrow fits into what WebP holds', async () => {
    const strip = await plain(100, 30_000).png().toBuffer();
    const { body } = await site.upload(strip, 'strip.png');
    expect([body.status, body.variants.xlarge]).toEqual([
      'ready',
      expect.objectContaining({ width: 53, height: 16_000 }),
    ]);
  });

  test('whose name has another ending counts as what it holds', async () => {
    const png = await fields(20, 20).png().toBuffer();
    const { body } = await site.upload(png, 'photo.jpg', { type: 'image/jpeg' });
    expect([body.name, body.type]).toEqual(['photo.jpg', 'image/png']);
    expect(body.url).toMatch(/\.png$/);
  });

  test.each([
    'Привет мир.png',
    '你好.png',
    'e\u0301te\u0301.png',
    '🏔️ mountain.png',
    "Robert'); DROP TABLE media;--.png",
    '"><img src=x onerror=alert(1)>.png',
  ])('named %s keeps its name and gets a safe address', async (name) => {
    const { status, body } = await site.upload(await plain(9, 9).png().toBuffer(), name);
    expect([status, body.name]).toEqual([201, name.normalize('NFC').replaceAll('"', '%22')]);
    expect(body.url).toMatch(/^\/media\/[a-z0-9]+\.png$/);
    expect((await site.file(body.url)).statusCode).toBe(200);
  });

  test.each([
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\Ann\\photo.png', 'photo.png'],
    ['holiday..final.png', 'holiday..final.png'],
    ['photo\u202egnp.exe', 'photo gnp.exe'],
    ['', 'file'],
  ])('named %s is named %s (C46)', async (name, wanted) => {
    const { status, body } = await site.upload(await plain(9, 9).png().toBuffer(), name);
    expect([status, body.name]).toEqual([201, wanted]);
    expect(body.url).toMatch(/^\/media\/[a-z0-9]+\.png$/);
  });

  test.each(['../../config.json', '..\\..\\windows\\system.ini', 'a/../../b.png', '..'])(
    'named %s, which leads out of its folder, is refused (C46)',
    async (name) => {
      const { status, body } = await site.upload(await plain(9, 9).png().toBuffer(), name);
      expect(body).toMatchObject({ status: 422, fields: [{ path: 'file' }] });
      expect(status).toBe(422);
    },
  );
});

describe('a file that is several at once', () => {
  const PAGE = '<html><script>alert(1)</script></html>';

  test.each([
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await fields(32, 32).jpeg().toBuffer(), Buffer.from(PAGE)]),
    ],
    [
      'a JPEG with a page as its comment',
      async () =>
        withJpegSegment(await fields(32, 32).jpeg().toBuffer(), 0xfe, Buffer.from(`--${PAGE}`)),
    ],
    [
      'a PNG with a program as its text',
      async () =>
        withPngChunk(await fields(32, 32).png().toBuffer(), 'tEXt', Buffer.from(`a\0${PAGE}`)),
    ],
    [
      'a PNG with an archive behind it',
      async () =>
        Buffer.concat([await fields(32, 32).png().toBuffer(), Buffer.from(`PK\x03\x04${PAGE}`)]),
    ],
    [
      'a GIF with a script as its comment',
      async () => {
        const gif = await fields(32, 32).gif().toBuffer();
        const table = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1);
        const comment = Buffer.concat([
          Buffer.from([0x21, 0xfe, PAGE.length]),
          Buffer.from(PAGE),
          Buffer.from([0]),
        ]);
        return Buffer.concat([gif.subarray(0, table), comment, gif.subarray(table)]);
      },
    ],
    [
      'a WebP with a page behind it',
      async () => Buffer.concat([await fields(32, 32).webp().toBuffer(), Buffer.from(PAGE)]),
    ],
    [
      'an AVIF with a page behind it',
      async () => Buffer.concat([await fields(32, 32).avif().toBuffer(), Buffer.from(PAGE)]),
    ],
  ])('%s is the picture alone, and nothing else is left of it', async (_title, make) => {
    const content = await make();
    expect(content.includes('alert(1)')).toBe(true);
    const { status, body } = await site.upload(content, 'both.html');
    expect(status).toBe(201);
    const served = await site.file(body.url);
    expect(served.rawPayload.includes('alert(1)')).toBe(false);
    expect(served.headers['content-type']).toMatch(/^image\//);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    const colors = await quarters(served.rawPayload);
    [RED, GREEN, BLUE, WHITE].forEach((color, index) =>
      expect(distance(colors[index], color)).toBeLessThan(24),
    );
    // What is stored once keeps its address when it comes back, as it does with an archive.
    const again = await site.upload(served.rawPayload, 'again');
    expect(again.body.url).toBe(body.url);
  });

  test('a PDF with a page in it is offered as a PDF alone', async () => {
    const pdf = Buffer.from(`%PDF-1.7\n${PAGE}\n%%EOF`);
    const { body } = await site.upload(pdf, 'paper.html', { type: 'text/html' });
    const served = await site.file(body.url);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a file that can not be taken', () => {
  test.each([
    ['nothing', () => Buffer.alloc(0), 'empty.jpg', 422, 'empty'],
    ['text', () => Buffer.from('not a picture'), 'photo.png', 415, 'accepted type'],
    ['a page', () => Buffer.from('<html><body>hi'), 'x.jpg', 415, 'accepted type'],
    ['a page named as text', () => Buffer.from('<p>hi</p>'), 'x.txt', 415, 'accepted type'],
    [
      'a JPEG that breaks off',
      async () => (await fields(400, 400).jpeg().toBuffer()).subarray(0, 1500),
      'cut.jpg',
      422,
      'damaged or incomplete',
    ],
    [
      'a PNG that breaks off',
      async () =>
        (await fields(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
      'cut.png',
      422,
      'damaged or incomplete',
    ],
    [
      'a WebP that breaks off',
      async () => {
        const webp = await fields(400, 400).webp({ lossless: true }).toBuffer();
        return webp.subarray(0, Math.floor(webp.length / 2));
      },
      'cut.webp',
      422,
      'damaged or incomplete',
    ],
    [
      'a GIF that breaks off',
      async () => {
        const gif = await animatedGif(100, 100, 3);
        return gif.subarray(0, Math.floor(gif.length / 2));
      },
      'cut.gif',
      422,
      'damaged or incomplete',
    ],
    [
      'a PNG that says 40,000 × 40,000 pixels',
      () => declaredPng(40_000, 40_000),
      'bomb.png',
      422,
      '40000 × 40000',
    ],
    [
      'an interlaced PNG that would take 400 MB of memory',
      () => declaredPng(7000, 7000, { depth: 16, isInterlaced: true }),
      'deep.png',
      422,
      'too much memory',
    ],
    [
      'a JPEG that says 40,000 × 40,000 pixels',
      () => declaredJpeg(40_000, 40_000),
      'bomb.jpg',
      422,
      '40000 × 40000',
    ],
    [
      'a drawing that says 40,000 × 40,000 pixels',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"/>'),
      'bomb.svg',
      422,
      '40000 × 40000',
    ],
    ['HEIC that can not be decoded', heicHead, 'IMG_0001.HEIC', 415, 'HEIC'],
    [
      'a program',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), Buffer.alloc(200)]),
      'logo.png',
      415,
      'accepted type',
    ],
    [
      'an archive',
      () => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
      'files.zip',
      415,
      'accepted type',
    ],
    [
      'an icon that points outside itself',
      () => Buffer.from('00000100010010100000010020006804000000ff0000', 'hex'),
      'bad.ico',
      422,
      'damaged',
    ],
  ] as const)(
    '%s: says what is wrong, and stores nothing',
    async (_title, make, name, status, words) => {
      const before = await site.call<unknown[]>('GET', '/media');
      const answer = await site.upload(await make(), name, { type: 'image/png' });
      expect([answer.status, answer.body.message]).toEqual([
        status,
        expect.stringContaining(words),
      ]);
      expect(answer.body.message).toContain(name);
      expect(answer.body.fields).toMatchObject([{ path: 'file', message: answer.body.message }]);
      expect((await site.call<unknown[]>('GET', '/media')).body).toEqual(before.body);
    },
  );
});

describe('memory', () => {
  // Each the worst of its type that is taken: nothing of it can be decoded by parts.
  const LARGE = [
    [
      'a photo of 48 million pixels, turned',
      () => plain(8000, 6000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      'a photo of 48 million pixels, progressive',
      () => plain(8000, 6000).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a PNG of 9 million see-through pixels with 16 bits a channel, interlaced', deepNoise],
    ['a WebP of 49 million pixels', () => plain(7000, 7000).webp({ effort: 0 }).toBuffer()],
    ['an animation of 60 frames', () => animatedGif(1000, 1000, 60)],
    [
      'a photo in printing colours',
      () => plain(7000, 7000).toColourspace('cmyk').jpeg().toBuffer(),
    ],
  ] as const;

  test('stays under 512 MB', { timeout: 600_000 }, async () => {
    for (const [title, make] of LARGE) {
      const content = await make();
      const meter = startMeter();
      const { status, body } = await site.upload(content, `${title}.bin`);
      await server.services.media.settle(site.siteId);
      const peak = meter.stop();
      expect([title, status]).toEqual([title, 201]);
      const done = await site.call('GET', `/media/${body.id}`);
      expect([title, done.body.status]).toEqual([title, 'ready']);
      expect(peak, title).toBeLessThan(MAX_MEMORY_BYTES);
    }
  });

  /**
   * The most that the process working on files has held, beside an idle server. This process also makes and sends the
   * pictures, so what it takes on itself says nothing of a server, which streams them to disk.
   */
  function startMeter() {
    let most = 0;
    const timer = setInterval(() => {
      const pid = server.services.media.workshop.processId;
      const worker = pid === null ? 0 : residentBytes(pid);
      most = Math.max(most, worker + IDLE_SERVER_BYTES);
    }, SAMPLE_MS);
    return {
      stop: () => {
        clearInterval(timer);
        return most;
      },
    };
  }
});

/** Hard to compress, so that the encoders keep much as well. */
function deepNoise(): Promise<Buffer> {
  const side = 3050;
  const pixels = Uint16Array.from(
    { length: side * side * 4 },
    (_, at) => ((at * 7919) >>> 3) & 0xff00,
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
}

function residentBytes(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function withoutProfile(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf('ICC_PROFILE');
  if (at === -1) return jpeg;
  const start = at - 4;
  return withoutProfile(
    Buffer.concat([
      jpeg.subarray(0, start),
      jpeg.subarray(start + 2 + jpeg.readUInt16BE(start + 2)),
    ]),
  );
}

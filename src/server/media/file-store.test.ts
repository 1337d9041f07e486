import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/databases';
import { startSwift, type TestObjectStorage } from '../testing/swift';
import { startTestApp } from '../testing/test-app';
import { uploader } from '../testing/uploads';
import { LocalFiles, type FileStore } from './files';
import { S3Files } from './s3-files';

/** Four Python programs, beside whatever else the machine does. */
const START_LIMIT_MS = 120_000;
const NAME = `${'a'.repeat(32)}.mp4`;
const NAMES_OUTSIDE = [
  '../plinth.sqlite',
  '..%2fplinth.sqlite',
  '/etc/passwd',
  'a/b.png',
  'plinth.sqlite',
  `${'a'.repeat(32)}.png\0.jpg`,
  `${'a'.repeat(32)}/../../x.png`,
  'CON',
  '',
];

let folder: string;
let swift: TestObjectStorage;

beforeAll(async () => {
  folder = temporaryFolder();
  swift = await startSwift();
}, START_LIMIT_MS);
afterAll(async () => {
  await swift.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Compares at once: a test's own comparison goes byte by byte. */
function isSame(read: Uint8Array | null, content: Buffer): boolean {
  return read !== null && content.equals(read);
}

describe.each([
  ['a folder', () => new LocalFiles(path.join(folder, 'media'))],
  ['object storage', () => new S3Files(swift.config)],
] satisfies [string, () => FileStore][])('files in %s', (_title, open) => {
  test('are read back whole and in ranges, and are gone when they are removed', async () => {
    const store = open();
    const content = randomBytes(300_000);
    await store.put(NAME, content, 'video/mp4');
    const found = await store.find(NAME);
    expect(found?.bytes).toBe(300_000);
    expect(isSame(await store.read(NAME), content)).toBe(true);
    const part = await found?.open({ start: 100_000, end: 100_009 });
    expect(part && (await buffer(part))).toEqual(content.subarray(100_000, 100_010));
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await store.find(NAME)).toBeNull();
    expect(await store.read(NAME)).toBeNull();
  });

  test('come from a file of the machine, which stays', async () => {
    const store = open();
    const file = path.join(folder, 'video');
    const content = randomBytes(2_000_000);
    fs.writeFileSync(file, content);
    await store.put(NAME, { file }, 'video/mp4');
    expect(isSame(await store.read(NAME), content)).toBe(true);
    expect(fs.existsSync(file)).toBe(true);
  });

  test('are never found or written outside, whatever the name (C46)', async () => {
    const store = open();
    for (const name of NAMES_OUTSIDE) {
      expect(await store.find(name)).toBeNull();
      expect(await store.read(name)).toBeNull();
      await expect(store.put(name, Buffer.from('x'), 'image/png')).rejects.toThrow('not a name');
    }
  });
});

describe('object storage', () => {
  test('refuses a wrong key, and the program says so', async () => {
    const store = new S3Files({ ...swift.config, secretAccessKey: 'wrong' });
    await expect(store.put(NAME, Buffer.from('x'), 'video/mp4')).rejects.toThrow('403');
    await expect(store.find(NAME)).rejects.toThrow('403');
  });

  test('holds what is uploaded, with all sizes, and serves it in ranges', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = swift.config;
    const server = await startTestApp({
      env: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
    const { upload, file } = await uploader(server);
    const picture = sharp({
      create: { width: 900, height: 600, channels: 3, background: '#1d8a86' },
    });
    const { status, body } = await upload(await picture.jpeg().toBuffer(), 'photo.jpg');
    expect([status, body.status]).toEqual([201, 'ready']);
    const whole = await file(body.variants.small.avif);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/avif']);
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(480);
    const part = await file(body.url, { range: 'bytes=0-1' });
    expect([part.statusCode, part.rawPayload.toString('hex')]).toEqual([206, 'ffd8']);
    expect(await fs.promises.readdir(server.services.config.dataDir)).not.toContain('media');
    await server.close();
  });
});

import * as fs from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { LocalFiles } from '../media/files';
import { temporaryFolder } from '../testing/databases';
import { Thumbnails } from './thumbnails';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);

function thumbnails(pictures: Record<string, Uint8Array | null>) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const found = new Thumbnails({
    files: new LocalFiles(folder),
    now: () => clock.now,
    fetch: async (address) => {
      asked.push(address);
      return pictures[address] ?? null;
    },
  });
  return { found, asked, clock };
}

describe('thumbnails of videos', () => {
  test('come from the provider once, the large one first', async () => {
    const large = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg';
    const { found, asked } = thumbnails({ [large]: JPEG });
    const [first, second] = await Promise.all([
      found.find('aqz-KE-bpKQ'),
      found.find('aqz-KE-bpKQ'),
    ]);
    expect([first, second]).toEqual([JPEG, JPEG]);
    expect(new Uint8Array((await found.find('aqz-KE-bpKQ')) ?? [])).toEqual(JPEG);
    expect(asked).toEqual([large]);
  });

  test('fall back to the smaller one', async () => {
    const { found } = thumbnails({ 'https://i.ytimg.com/vi/-smaller-01/hqdefault.jpg': JPEG });
    expect(await found.find('-smaller-01')).toEqual(JPEG);
  });

  test('that are none, or no picture, are missing and not asked for again for ten minutes', async () => {
    const page = new TextEncoder().encode('<html>');
    const { found, asked, clock } = thumbnails({
      'https://i.ytimg.com/vi/no-picture1/hqdefault.jpg': page,
    });
    expect(await found.find('no-picture1')).toBeNull();
    expect(await found.find('no-picture1')).toBeNull();
    expect(asked).toHaveLength(2);
    clock.now = 10 * 60 * 1000;
    await found.find('no-picture1');
    expect(asked).toHaveLength(4);
  });
});

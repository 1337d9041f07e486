import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../sections/catalogue';
import { temporaryFolder } from '../testing/databases';
import { startTestApp, type TestApp } from '../testing/test-app';
import { readArchive } from './read-archive';
import {
  altered,
  exportFrom,
  importInto,
  makeSite,
  rawZip,
  unzip,
  zipOf,
} from './testing/archives';

let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp();
});
afterAll(async () => {
  await here.close();
  await there.close();
});

describe('an archive that is refused', () => {
  let good: Buffer;
  beforeAll(async () => {
    good = await exportFrom(here, await makeSite(here));
  });

  async function refused(zip: Buffer): Promise<string> {
    const count = async () =>
      (await there.services.storage.sites.listAll({ limit: 1, offset: 0 })).total;
    const before = await count();
    const answer = await importInto(there, zip);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    expect(await count()).toBe(before);
    return answer.json().message;
  }

  test('has two folders at its top, or names that lead out of it', async () => {
    const files = await unzip(good);
    const moved = (folderOf: (index: number) => string) =>
      zipOf(new Map([...files].map(([name, bytes], index) => [folderOf(index) + name, bytes])));
    expect(await refused(await moved((index) => (index === 0 ? 'a/' : 'b/')))).toContain(
      'more than one folder at its top. Pack the files of one archive only',
    );
    for (const name of ['../plinth.json', '/plinth.json', 'a/../../plinth.json'])
      expect(await refused(rawZip([{ name, content: Buffer.from('x') }]))).toContain(
        'leads out of its folder. Send the zip as it was exported',
      );
  });

  test('is no zip, or half of one', async () => {
    expect(await refused(Buffer.from('hello'))).toContain('damaged');
    expect(await refused(Buffer.alloc(0))).toContain('damaged');
    expect(await refused(good.subarray(0, good.length / 2))).toContain('damaged');
    expect(await refused(await zipOf(new Map()))).toContain('plinth.json is missing');
  });

  test('has a file with another content than its list says, one too many, or one too few', async () => {
    const files = await unzip(good);
    const [medium = ''] = [...files.keys()].filter((name) => name.endsWith('.png'));
    const bent = new Map(files);
    const bytes = Buffer.from(files.get(medium) ?? '');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    bent.set(medium, bytes);
    expect(await refused(await zipOf(bent))).toContain(`${medium} is damaged`);
    const more = new Map(files).set('releases/9.json', Buffer.from('{}'));
    expect(await refused(await zipOf(more))).toContain('not in its list');
    const fewer = new Map(files);
    fewer.delete('draft.json');
    expect(await refused(await zipOf(fewer))).toContain('draft.json is missing');
  });

  test('is newer than this program', async () => {
    const newer = await altered(good, {
      'plinth.json': (json) => ({ ...json, version: 2, more: 1 }),
    });
    expect(await refused(newer)).toContain('a newer version of Plinth made it (format 2)');
    const site = await altered(good, {
      'draft.json': (json) => ({ ...json, values: { ...json.values, 'settings/$version': 2 } }),
    });
    expect(await refused(site)).toContain('newer version of Plinth wrote this site');
  });

  test.each([
    '../../config.json',
    '/etc/passwd',
    'media/../../x.png',
    'C:\\x.json',
    'media/a/b.png',
    '.ssh',
  ])('has a file named %s', async (name) => {
    const message = await refused(rawZip([{ name, content: Buffer.from('x') }]));
    expect(message).toMatch(/is no file of an archive|leads out of its folder/);
  });

  test('has a link', async () => {
    const files = await unzip(good);
    const zip = await zipOf(files, (name) => (name === 'draft.json' ? { mode: 0o120777 } : {}));
    expect(await refused(zip)).toContain('draft.json is a link');
  });

  test('has one name twice', async () => {
    const content = Buffer.from('{}');
    const zip = rawZip([
      { name: 'plinth.json', content },
      { name: 'plinth.json', content },
    ]);
    expect(await refused(zip)).toContain('is in it twice');
  });

  test('is a bomb: too large unpacked, or larger than it says', async () => {
    const claimed = rawZip([
      { name: 'plinth.json', content: Buffer.from('{}'), claims: 0xfffffff0 },
    ]);
    expect(await refused(claimed)).toMatch(/too large|damaged/);
    const many = Array.from({ length: 3 }, (_, index) => ({
      name: `releases/${index + 1}.json`,
      content: Buffer.from('{}'),
      claims: 0x7fffffff,
    }));
    expect(await refused(rawZip(many))).toContain('too large unpacked');
    const zeros = Buffer.alloc(100 * 1024 * 1024);
    const files = new Map([['plinth.json', zeros]]);
    expect(await refused(await zipOf(files))).toContain('too large');
    const lying = rawZip([{ name: 'plinth.json', content: Buffer.alloc(1_000_000), claims: 10 }]);
    expect(await refused(lying)).toContain('damaged');
  });

  test('holds what is no picture, or a release that breaks a rule', async () => {
    const files = await unzip(good);
    const [medium = ''] = [...files.keys()].filter((name) => name.endsWith('.png'));
    const html = await altered(
      await zipOf(new Map(files).set(medium, Buffer.from('<html><script>'))),
      {},
    );
    expect(await refused(html)).toContain('is not accepted');
    for (const bend of [
      (json: any) => ((json.content.document.pages = 'none'), json), // oxlint-disable-line typescript/no-explicit-any -- tests bend any part of it
      (json: any) => ((json.content.document.theme.palette.primary.normal = 'red;}'), json), // oxlint-disable-line typescript/no-explicit-any -- tests bend any part of it
      (json: any) => ((json.content.document.pages[0].components = [null]), json), // oxlint-disable-line typescript/no-explicit-any -- tests bend any part of it
    ]) {
      expect(await refused(await altered(good, { 'releases/1.json': bend }))).toMatch(/release/);
    }
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const nested = await altered(
      await zipOf(
        new Map(files).set('draft.json', Buffer.from(`{"places":{},"values":{"a/b":${deep}}}`)),
      ),
      {},
    );
    expect(await refused(nested)).toContain('draft.json');
  });

  test.each([
    ['contactEmail', 'owner', 'settings.contactEmail: Please enter a valid email'],
    [
      'trackingIds',
      { chatsData: [{ id: 'c1', name: 'olark', key: 'a/b', isPrimary: true }] },
      'A chat key has letters, digits, dots, hyphens and underscores only.',
    ],
  ])('has a release with a setting that would do nothing: %s', async (name, value, message) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- tests bend any part of it
    const bend = (json: any) => (
      Object.assign(json.content.document.settings, { [name]: value }),
      json
    );
    expect(await refused(await altered(good, { 'releases/1.json': bend }))).toContain(message);
  });

  test('is bent anywhere: it is refused with a reason, or was not bent where it matters', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'bent.zip');
    const positions = fc.array(fc.nat(good.length - 1), { minLength: 1, maxLength: 8 });
    try {
      await fc.assert(
        fc.asyncProperty(positions, fc.integer({ min: 1, max: 255 }), async (places, bits) => {
          const bent = Buffer.from(good);
          for (const place of places) bent[place] = (bent[place] ?? 0) ^ bits;
          fs.writeFileSync(file, bent);
          try {
            (await readArchive(file, catalogue)).close();
          } catch (error) {
            expect(error).toMatchObject({ code: 'validation_failed', status: 422 });
          }
        }),
        { numRuns: 200 },
      );
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});

import * as fs from 'node:fs';
import * as path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import * as yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/databases';
import { startTestApp, type TestApp } from '../testing/test-app';

const FIXTURE = path.join(import.meta.dirname, 'fixtures', 'version-1.zip');

let here: TestApp;
let there: TestApp;
const folder = temporaryFolder();

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp();
});
afterAll(async () => {
  await here.close();
  await there.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function call(
  server: TestApp,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object | Buffer,
  type = 'application/json',
) {
  return server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      cookie: await server.cookieOf(),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

const importInto = (server: TestApp, zip: Buffer, query = '') =>
  call(server, 'POST', `/sites/import${query}`, zip, 'application/zip');

async function exportFrom(server: TestApp, siteId: string, query = '?messages=true') {
  const answer = await call(server, 'GET', `/sites/${siteId}/export${query}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return answer.rawPayload;
}

/** A zip's files by name. */
async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const reader = await yauzl.fromBufferPromise(zip, { lazyEntries: true });
  const entries = await new Promise<yauzl.Entry[]>((resolve, reject) => {
    const found: yauzl.Entry[] = [];
    reader.on('error', reject);
    reader.on('end', () => resolve(found));
    reader.on('entry', (entry: yauzl.Entry) => {
      found.push(entry);
      reader.readEntry();
    });
    reader.readEntry();
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await reader.openReadStreamPromise(entry))
      chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

async function zipOf(
  files: ReadonlyMap<string, Buffer>,
  options: (name: string) => object = () => ({}),
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, options(name));
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The archive with some of its JSON changed, and its list of files put right. */
async function altered(
  zip: Buffer,
  changes: Record<string, (json: any) => unknown>, // oxlint-disable-line typescript/no-explicit-any -- tests bend any part of it
): Promise<Buffer> {
  const files = await unzip(zip);
  for (const [name, change] of Object.entries(changes)) {
    if (name === 'plinth.json') continue;
    const json: unknown = JSON.parse(files.get(name)?.toString() ?? 'null');
    files.set(name, Buffer.from(JSON.stringify(change(json))));
  }
  const manifest = JSON.parse(files.get('plinth.json')?.toString() ?? '{}');
  for (const [name, content] of files) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (name !== 'plinth.json') manifest.files[name] = { bytes: content.length, sha256 };
  }
  const change = changes['plinth.json'] ?? ((json: unknown) => json);
  files.set('plinth.json', Buffer.from(JSON.stringify(change(manifest))));
  return zipOf(files);
}

/** All but what a round trip does not compare: the time of the export, and the site's own name in its address. */
async function content(zip: Buffer): Promise<Record<string, unknown>> {
  const files = await unzip(zip);
  return Object.fromEntries(
    [...files].map(([name, bytes]) => {
      if (!name.endsWith('.json')) return [name, bytes.toString('base64')];
      const json = JSON.parse(bytes.toString());
      if (name !== 'plinth.json') return [name, json];
      const { exportedAt: _, site, ...rest } = json;
      return [name, { ...rest, site: { ...site, slug: '' } }];
    }),
  );
}

/** A site with all that an archive holds. */
async function makeSite(server: TestApp): Promise<string> {
  const site = (await call(server, 'POST', '/sites', { name: 'Valves & Co' })).json();
  const { services } = server;
  const png = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#1d8a86' },
  })
    .png()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
  );
  const picture = await services.media.add(site.id, {
    name: 'Ventil übersicht.png',
    claimed: '',
    content: png,
    alt: 'A valve',
  });
  const logo = await services.media.add(site.id, { name: 'logo.svg', claimed: '', content: svg });
  const home = (await call(server, 'GET', `/sites/${site.id}/draft`)).json().pages[0].id;
  const edit = async (...edits: object[]) => {
    const answer = await call(server, 'POST', `/sites/${site.id}/draft/edits`, { edits });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  };
  await edit(
    { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
    { edit: 'addLanguage', code: 'de' },
    { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About' } } },
    { edit: 'addPage', id: 'gone', values: { path: '/gone' } },
    { edit: 'addSection', page: home, section: 'NoHeader', id: 'bar', data: { logoSrc: logo.url } },
    {
      edit: 'addSection',
      page: home,
      section: 'Feature34',
      id: 'story',
      data: { largeImgUrl: picture.url },
    },
    { edit: 'addSection', page: home, section: 'Pricing7', id: 'plans' },
    { edit: 'addSection', page: 'about', section: 'CTA1', id: 'cta', values: { status: 'hidden' } },
    { edit: 'addSection', page: 'gone', section: 'CTA1', id: 'lost' },
    {
      edit: 'setValue',
      component: 'story',
      path: ['largeImgDimensions'],
      value: { small: picture.variants.small?.fallback ?? '' },
    },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Valves 👨‍👩‍👧 <b>&amp;' },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Ventiler', lang: 'sv' },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Valves, renamed' },
    { edit: 'setText', scope: `media:${picture.id}`, path: ['alt'], text: 'En ventil', lang: 'sv' },
    { edit: 'setText', scope: 'page:about', path: ['path'], text: '/om', lang: 'sv' },
    { edit: 'setRedirect', from: '/old.html', page: 'about' },
    { edit: 'addEvent', id: 'open-day', values: { name: 'Open day', start: '2026-05-01T10:00' } },
    { edit: 'removePage', page: 'gone' },
  );
  await call(server, 'POST', `/sites/${site.id}/publish`, { note: 'First' });
  await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'Second' });
  await call(server, 'POST', `/sites/${site.id}/publish`);
  await call(server, 'POST', `/sites/${site.id}/releases/1/restore`);
  await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'Not published' });
  await services.storage.messages.insert({
    id: `message${site.id}`,
    siteId: site.id,
    kind: 'contact',
    name: 'Ada',
    email: 'ada@example.com',
    message: '=1+1',
    details: {},
    isRead: true,
    isSpam: false,
    createdAt: 1_772_000_000_000,
  });
  return site.id;
}

describe('an archive', () => {
  test('goes into another installation and comes out the same', async () => {
    const siteId = await makeSite(here);
    const first = await exportFrom(here, siteId);
    const answer = await importInto(there, first);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id: siteId, name: 'Valves & Co', currentRelease: 1 });
    const second = await exportFrom(there, siteId);
    expect(await content(second)).toEqual(await content(first));

    const [before, after] = await Promise.all(
      [here, there].map(async (server) =>
        (await call(server, 'GET', `/sites/${siteId}/draft`)).json(),
      ),
    );
    expect(after).toEqual(before);
    const files = await unzip(first);
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toHaveLength(2);
    // What was removed stays behind; what is outdated stays outdated.
    const draft = JSON.parse(files.get('draft.json')?.toString() ?? '{}');
    expect(Object.keys(draft.places)).not.toContain('lost');
    expect(JSON.stringify(draft)).not.toContain('lost/');
    expect(draft.sources.sv['cta/title']).toBeTypeOf('string');
  });

  test('shows the same page where it is imported', async () => {
    const page = async (server: TestApp, host: string) =>
      (await server.app.inject({ url: '/', headers: { host } })).body;
    const host = 'valves-co.localhost:4210';
    expect(await page(there, host)).toBe(await page(here, host));
    expect(await page(there, host)).toContain('og:');
  });

  test('keeps ids only where they are free, and none when new ones are asked for', async () => {
    const zip = await exportFrom(here, await makeSite(here));
    const [kept, taken, anew] = [
      (await importInto(there, zip)).json(),
      (await importInto(there, zip)).json(),
      (await importInto(there, zip, '?ids=new&slug=brand-new')).json(),
    ];
    const ids = [kept.id, taken.id, anew.id];
    expect(new Set(ids).size).toBe(3);
    expect(new Set([kept.hash, taken.hash, anew.hash]).size).toBe(3);
    expect(anew.slug).toBe('brand-new');
    expect((await importInto(there, zip, '?slug=brand-new')).statusCode).toBe(409);
    for (const id of ids) {
      const messages = (await call(there, 'GET', `/sites/${id}/messages`)).json();
      expect(messages).toMatchObject([{ name: 'Ada', message: '=1+1' }]);
    }
  });

  test('leaves messages at home unless they are asked for', async () => {
    const zip = await exportFrom(here, await makeSite(here), '');
    expect([...(await unzip(zip)).keys()]).not.toContain('messages.json');
  });

  test('takes along files that only an old release shows', async () => {
    const siteId = await makeSite(here);
    const library = (await call(here, 'GET', `/sites/${siteId}/media`)).json();
    for (const { id } of library) await here.services.media.remove(siteId, id).catch(() => null);
    const zip = await exportFrom(here, siteId);
    const imported = (await importInto(there, zip, '?ids=new')).json();
    const again = await exportFrom(there, imported.id);
    const names = async (bytes: Buffer) =>
      [...(await unzip(bytes)).keys()].filter((n) => n.startsWith('media/')).sort();
    expect(await names(zip)).toHaveLength(2);
    expect(await names(again)).toEqual(await names(zip));
  });

  test('is for the owner alone, and nobody imports without an account', async () => {
    const siteId = await makeSite(here);
    const cookie = await here.cookieOf('somebody@plinth.example');
    const url = `/api/v1/sites/${siteId}/export`;
    expect((await here.app.inject({ url, headers: { cookie } })).statusCode).toBe(403);
    expect((await here.app.inject({ url })).statusCode).toBe(401);
    const answer = await here.app.inject({
      method: 'POST',
      url: '/api/v1/sites/import',
      headers: { 'content-type': 'application/zip' },
      payload: Buffer.from('PK'),
    });
    expect(answer.statusCode).toBe(401);
  });

  test('comes as a part of a form too', async () => {
    const zip = await exportFrom(here, await makeSite(here));
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), zip, Buffer.from('\r\n--x--\r\n')]);
    const answer = await call(
      there,
      'POST',
      '/sites/import',
      body,
      'multipart/form-data; boundary=x',
    );
    expect(answer.statusCode).toBe(201);
  });
});

describe('an archive of format version 1', () => {
  test('is read by every later version', async () => {
    const zip = fs.readFileSync(FIXTURE);
    const answer = await importInto(there, zip);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    const { id } = answer.json();
    const before = JSON.parse((await unzip(zip)).get('releases/2.json')?.toString() ?? '{}');
    const draft = (await call(there, 'GET', `/sites/${id}/draft`)).json();
    expect(draft.pages.map((page: { path: string }) => page.path)).toEqual(
      before.content.document.pages.map((page: { path: string }) => page.path),
    );
    expect(draft.redirects).toEqual([{ from: '/old.html', page: 'about' }]);
    const swedish = (await call(there, 'GET', `/sites/${id}/draft?lang=sv`)).json();
    expect(swedish.pages[1].components[0].data.title).toBe('Ventiler');
    expect((await call(there, 'GET', `/sites/${id}/media`)).json()).toHaveLength(2);
    expect((await call(there, 'GET', `/sites/${id}/messages`)).json()).toHaveLength(1);
    expect((await call(there, 'GET', `/sites/${id}/releases`)).json()).toHaveLength(2);
  });
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
    expect(message).toMatch(/is no file of an archive|damaged/);
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
});

/** A zip written byte by byte, so that it can lie (APPNOTE 4.3). */
function rawZip(entries: { name: string; content: Buffer; claims?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content: raw, claims = raw.length } of entries) {
    const data = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, nameBytes]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

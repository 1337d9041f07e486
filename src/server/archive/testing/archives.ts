/** Archives for tests: of a site with all that one holds, and bent in every way. */
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import * as yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import type { TestApp } from '../../testing/test-app';

export async function call(
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

export const importInto = (server: TestApp, zip: Buffer, query = '') =>
  call(server, 'POST', `/sites/import${query}`, zip, 'application/zip');

export async function exportFrom(server: TestApp, siteId: string, query = '?messages=true') {
  const answer = await call(server, 'GET', `/sites/${siteId}/export${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}

/** A zip's files by name. */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
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

export async function zipOf(
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
export async function altered(
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
export async function content(zip: Buffer): Promise<Record<string, unknown>> {
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
export async function makeSite(server: TestApp): Promise<string> {
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
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  await edit(
    { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
    { edit: 'setSettings', values: { logo: logo.url, logoDark: picture.url } },
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

/** A zip written byte by byte, so that it can lie (APPNOTE 4.3). */
export function rawZip(entries: { name: string; content: Buffer; claims?: number }[]): Buffer {
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

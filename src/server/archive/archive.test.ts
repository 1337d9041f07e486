import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/databases';
import { startTestApp, type TestApp } from '../testing/test-app';
import { importArchive } from './import-archive';
import { call, content, exportFrom, importInto, makeSite, unzip, zipOf } from './testing/archives';

const FIXTURE = path.join(import.meta.dirname, 'fixtures', 'version-1.zip');

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

/** All ids of an archive but the site's own and languages', in their order. */
async function idsIn(zip: Buffer): Promise<string[]> {
  const ids = new Set<string>();
  const add = (value: unknown, name: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        for (const [, id] of key.matchAll(/(?:^(?:page|event|media):|\/#)([\w-]+)/g))
          ids.add(id ?? '');
        add(inner, key);
      }
    else if (['id', 'uniqId', 'page'].includes(name) && typeof value === 'string') ids.add(value);
  };
  const { 'plinth.json': _, ...files } = await content(zip);
  add(files, '');
  return [...ids].filter((id) => !['en', 'sv', 'de'].includes(id)).sort();
}

/** The text with the number of each new id in place of it. */
function withoutIds(text: string, ids: readonly string[]): string {
  return text.replace(new RegExp(ids.join('|'), 'g'), (id) => `§${ids.indexOf(id)}§`);
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

  test('keeps the site’s logos for light and dark ground, as files of the site that it becomes', async () => {
    const zip = await exportFrom(here, await makeSite(here));
    const { id } = (await importInto(there, zip, '?ids=new')).json();
    const [draft, files] = await Promise.all(
      ['draft', 'media'].map(async (what) =>
        (await call(there, 'GET', `/sites/${id}/${what}`)).json(),
      ),
    );
    const { logo, logoDark } = draft.settings;
    expect(
      [logo, logoDark].map((url) => files.find((file: { url: string }) => file.url === url)?.name),
    ).toEqual(['logo.svg', 'Ventil übersicht.png']);
  });

  test('that is stopped half-way leaves nothing to be seen, and nothing at all an hour later', async () => {
    const file = path.join(temporaryFolder(), 'half.zip');
    fs.writeFileSync(file, await exportFrom(here, await makeSite(here)));
    const { services, clock } = there;
    const { id: ownerId } = await services.access.requireAccount({
      headers: { cookie: await there.cookieOf() },
      shareToken: null,
    });
    const count = async () =>
      (await services.storage.sites.listAll({ limit: 500, offset: 0 })).total;
    const before = await count();
    // The program is gone while it takes in a file: what follows never happens.
    let begun = '';
    const reached = new Promise<void>((resolve) => {
      const media = {
        add: (siteId: string) => {
          begun = siteId;
          resolve();
          return new Promise<never>(() => undefined);
        },
      } as unknown as typeof services.media;
      void importArchive({ ...services, media }, file, { ownerId, ids: 'new' });
    });
    await reached;
    expect(await count()).toBe(before);
    expect(await services.sites.listDeleted(ownerId)).toEqual([]);
    expect(await services.storage.drafts.head(begun)).not.toBeNull();
    await services.sites.removeExpired();
    expect(await services.storage.drafts.head(begun)).not.toBeNull();
    clock.now += 61 * 60_000;
    await services.sites.removeExpired();
    expect(await services.storage.drafts.head(begun)).toBeNull();
  });

  test('shows the same page where it is imported', async () => {
    const page = async (server: TestApp, host: string) =>
      (await server.app.inject({ url: '/', headers: { host } })).body;
    const host = 'valves-co.localhost:4210';
    expect(await page(there, host)).toBe(await page(here, host));
    expect(await page(there, host)).toContain('og:');
  });

  test('is taken when a Mac has packed it again: a folder around it, and files of its own', async () => {
    const files = await unzip(await exportFrom(here, await makeSite(here)));
    const packed = new Map([...files].map(([name, bytes]) => [`My site/${name}`, bytes]));
    for (const name of ['.DS_Store', 'My site/.DS_Store', '__MACOSX/My site/._plinth.json'])
      packed.set(name, Buffer.from('mac'));
    const { statusCode } = await importInto(there, await zipOf(packed), '?ids=new');
    expect(statusCode).toBe(201);
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

  test('shares no id with another import when new ones are asked for, and shows the same pages', async () => {
    const siteId = await makeSite(here);
    const { pages } = (await call(here, 'GET', `/sites/${siteId}/draft`)).json();
    const edits = [
      { edit: 'addSection', page: pages[0].id, section: 'Rsvp1', data: { eventId: 'open-day' } },
      {
        edit: 'addSection',
        page: pages[0].id,
        section: 'CTA1',
        id: 'call',
        data: {
          buttons: [
            { id: 'there', btnText: 'There', btnUrl: '/about#comp-cta' },
            { id: 'here', btnText: 'Here', btnUrl: '/?from=button#comp-plans' },
          ],
        },
      },
    ];
    const edited = await call(here, 'POST', `/sites/${siteId}/draft/edits`, { edits });
    expect([edited.statusCode, edited.body]).toEqual([200, expect.any(String)]);
    await call(here, 'POST', `/sites/${siteId}/publish`);
    const zip = await exportFrom(here, siteId);
    const original = await idsIn(zip);
    for (const known of ['about', 'cta', 'story', 'open-day', 'there', pages[0].id])
      expect(original).toContain(known);
    const copies = [];
    for (const slug of ['first-copy', 'second-copy']) {
      const copy = (await importInto(there, zip, `?ids=new&slug=${slug}`)).json();
      const archive = await exportFrom(there, copy.id);
      const ids = await idsIn(archive);
      const shown = [];
      for (const url of ['/', '/about/', '/sv/om/', '/old.html']) {
        const answer = await there.app.inject({ url, headers: { host: `${slug}.localhost:4210` } });
        shown.push(`${answer.statusCode} ${answer.headers.location ?? ''} ${answer.body}`);
      }
      const { 'plinth.json': _, ...files } = await content(archive);
      const own = new RegExp([slug, copy.id, copy.hash].join('|'), 'g');
      const plain = withoutIds(shown.join('\n').replaceAll(own, ''), ids);
      copies.push({ ids, plain, held: JSON.parse(withoutIds(JSON.stringify(files), ids)) });
    }
    const [first, second] = copies;
    expect(first?.ids).toHaveLength(original.length);
    expect(new Set([original, first?.ids, second?.ids].flat()).size).toBe(3 * original.length);
    expect(second?.plain).toBe(first?.plain);
    expect(second?.held).toEqual(first?.held);
    // New ids sort as those of which they are: each reference has the number of what it leads to.
    for (const [before, id, after] of [
      ['href="/about/#comp-', 'cta', '"'],
      ['href="/?from=button#comp-', 'plans', '"'],
      ['name="eventId" value="', 'open-day', '"'],
    ] as const)
      expect(first?.plain).toContain(`${before}§${original.indexOf(id)}§${after}`);
  });

  test('takes another id while somebody else’s deleted site has its own', async () => {
    const zip = await exportFrom(here, await makeSite(here));
    const theirs = (await importInto(there, zip)).json();
    await call(there, 'DELETE', `/sites/${theirs.id}`);
    const imported = await there.app.inject({
      method: 'POST',
      url: '/api/v1/sites/import',
      headers: {
        cookie: await there.cookieOf('importer@plinth.example'),
        'content-type': 'application/zip',
      },
      payload: zip,
    });
    expect(imported.statusCode).toBe(201);
    expect(imported.json().id).not.toBe(theirs.id);
    expect((await call(there, 'POST', `/deleted-sites/${theirs.id}/restore`)).statusCode).toBe(200);
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

  test('makes again what was made from a file, in its place', async () => {
    const siteId = await makeSite(here);
    const library = (await call(here, 'GET', `/sites/${siteId}/media`)).json();
    const find = (ending: string) =>
      library.find(({ url }: { url: string }) => url.endsWith(ending)).id;
    const { media } = here.services;
    const social = await media.make(siteId, find('.png'), { kind: 'social' });
    const icons = await media.make(siteId, find('.svg'), { kind: 'icons' });
    const values = { favicon: icons.url, socialImage: social.url };
    const edits = [{ edit: 'setSettings', values }];
    await call(here, 'POST', `/sites/${siteId}/draft/edits`, { edits });
    await call(here, 'POST', `/sites/${siteId}/publish`);
    const zip = await exportFrom(here, siteId);
    expect((await importInto(there, zip)).statusCode).toBe(201);
    expect(await content(await exportFrom(there, siteId))).toEqual(await content(zip));
    const made = await there.services.media.find(siteId, icons.id);
    expect(made).toMatchObject({ sourceId: find('.svg'), details: { icons: icons.details.icons } });
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

import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { ReleaseChanges } from '../../core/api/release';
import { Scheduler } from '../schedule/scheduler';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;
let pageId: string;
let number = 0;
const host = () => `releases-${number}.localhost:4210`;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  const name = `Releases ${number}`;
  siteId = (await api('POST', '/sites', { name })).id;
  pageId = (await api('GET', `/sites/${siteId}/draft`)).pages[0].id;
});

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  email?: string,
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf(email) },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function api(...args: Parameters<typeof call>) {
  const { status, body } = await call(...args);
  if (status >= 400) throw new Error(`${args[0]} ${args[1]}: ${JSON.stringify(body)}`);
  return body;
}

const edit = (...edits: object[]) => api('POST', `/sites/${siteId}/draft/edits`, { edits });
const publish = (note = '') => api('POST', `/sites/${siteId}/publish`, { note });
const setTitle = (title: string) =>
  edit({ edit: 'setPage', page: pageId, values: { meta: { title } } });
const visit = (url = '/', at = host()) => server.app.inject({ url, headers: { host: at } });

describe('what changed', () => {
  test('is told by page and section, with the words of texts marked', async () => {
    await edit(
      { edit: 'addSection', page: pageId, section: 'Feature1', id: 'c1' },
      { edit: 'addSection', page: pageId, section: 'Feature34', id: 'c2' },
      { edit: 'setText', component: 'c1', path: ['title'], text: 'Our old workshop' },
    );
    await publish();
    await edit(
      { edit: 'setText', component: 'c1', path: ['title'], text: 'Our new workshop' },
      { edit: 'removeSection', component: 'c2' },
      { edit: 'addSection', page: pageId, section: 'Contact3', id: 'c3' },
      { edit: 'addPage', id: 'p2', values: { path: '/about', meta: { title: 'About' } } },
      { edit: 'setTheme', values: { fontSize: 18 } },
    );
    const { number: second } = await publish();
    const changes: ReleaseChanges = await api('GET', `/sites/${siteId}/releases/${second}/changes`);
    expect(changes.pages.map(({ page, change }) => [page, change])).toEqual([
      [pageId, 'changed'],
      ['p2', 'added'],
    ]);
    const sections = changes.pages[0]?.sections ?? [];
    expect(sections.map(({ component, change }) => [component, change])).toEqual([
      ['c1', 'changed'],
      ['c3', 'added'],
      ['c2', 'removed'],
    ]);
    expect(changes.site).toMatchObject([
      { part: 'theme', fields: [{ path: 'fontSize', after: 18 }] },
    ]);
    expect(sections[0]?.fields).toEqual([
      {
        path: 'title',
        before: 'Our old workshop',
        after: 'Our new workshop',
        words: [
          { kind: 'same', text: 'Our ' },
          { kind: 'removed', text: 'old' },
          { kind: 'added', text: 'new' },
          { kind: 'same', text: ' workshop' },
        ],
      },
    ]);
  });

  test('of sections in another order is the one that was moved', async () => {
    await edit(
      ...['c1', 'c2', 'c3'].map((id) => ({
        edit: 'addSection',
        page: pageId,
        section: 'Feature1',
        id,
      })),
    );
    await publish();
    await edit({ edit: 'moveSection', component: 'c3', index: 0 });
    const changes: ReleaseChanges = await api('GET', `/sites/${siteId}/draft/changes`);
    expect(changes.pages[0]?.sections).toEqual([
      { component: 'c3', section: 'Feature1', change: 'moved', fields: [] },
    ]);
  });

  test('in a translation stands with its section and names its language', async () => {
    await edit(
      { edit: 'addLanguage', code: 'sv' },
      { edit: 'addSection', page: pageId, section: 'Feature1', id: 'c1' },
      { edit: 'setText', component: 'c1', path: ['title'], text: 'Words' },
    );
    await publish();
    await edit({ edit: 'setText', component: 'c1', path: ['title'], text: 'Ord', lang: 'sv' });
    const changes: ReleaseChanges = await api('GET', `/sites/${siteId}/draft/changes`);
    expect(changes.pages[0]?.sections[0]?.fields).toMatchObject([
      { path: 'title', language: 'sv', after: 'Ord' },
    ]);
  });

  test('is nothing right after a publish, and everything in a first release', async () => {
    await publish();
    expect(await api('GET', `/sites/${siteId}/draft/changes`)).toEqual({ pages: [], site: [] });
    const first: ReleaseChanges = await api('GET', `/sites/${siteId}/releases/1/changes`);
    expect(first.pages).toMatchObject([{ page: pageId, change: 'added' }]);
  });
});

test('the list tells author, time and note, newest first', async () => {
  await publish('First');
  server.clock.now += 60_000;
  await publish('Second');
  const list = await api('GET', `/sites/${siteId}/releases`);
  expect(list).toMatchObject([
    { number: 2, author: 'owner', note: 'Second', isCurrent: true },
    { number: 1, author: 'owner', note: 'First', isCurrent: false },
  ]);
  expect(Date.parse(list[0].createdAt) - Date.parse(list[1].createdAt)).toBe(60_000);
});

test('publishing a draft that has changed since it was read is refused, as editing it is', async () => {
  const publishAt = async (version: string, at = `/sites/${siteId}/publish`) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${at}`,
      headers: { cookie: await server.cookieOf(), 'if-match': version },
      payload: { note: '' },
    });
  const { draftVersion } = await edit({ edit: 'setSettings', values: { name: 'Read' } });
  await edit({ edit: 'setSettings', values: { name: 'Changed' } });
  const stale = await publishAt(String(draftVersion));
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  expect(await api('GET', `/sites/${siteId}/releases`)).toEqual([]);
  expect((await publishAt('x')).statusCode).toBe(400);
  expect((await publishAt(`"${draftVersion + 1}"`)).statusCode).toBe(201);
  const language = `/sites/${siteId}/translations/sv/publish`;
  expect((await publishAt(String(draftVersion), language)).statusCode).toBe(409);
});

describe('a link to one release', () => {
  test('shows that release for ever, whatever comes after, and nothing of the draft', async () => {
    await setTitle('First words');
    await publish();
    const link = await api('POST', `/sites/${siteId}/share-links`, {
      right: 'preview',
      release: 1,
    });
    const { pathname, search } = new URL(link.url);
    await setTitle('Second words');
    await publish();
    await setTitle('Words of the draft');
    const shown = await visit(pathname + search);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('First words');
    expect(shown.headers['x-robots-tag']).toContain('noindex');
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((await visit()).body).toContain('Second words');
    const draft = await server.app.inject({
      url: `/api/v1/sites/${siteId}/draft`,
      headers: { 'x-shared-editing': link.token },
    });
    expect(draft.statusCode).toBe(401);
    await api('DELETE', `/sites/${siteId}/share-links/${link.id}`);
    expect((await visit(pathname + search)).body).toContain('Second words');
  });

  test('is made only for a release that there is, and only to look', async () => {
    const links = `/sites/${siteId}/share-links`;
    expect((await call('POST', links, { right: 'preview', release: 7 })).status).toBe(404);
    await publish();
    expect((await call('POST', links, { right: 'edit', release: 1 })).status).toBe(422);
  });

  test('for a quarter of an hour is made by whoever edits', async () => {
    await setTitle('First words');
    await publish();
    await setTitle('Words of the draft');
    const { url } = await api('POST', `/sites/${siteId}/releases/1/preview`);
    const { search } = new URL(url);
    expect((await visit(`/${search}`)).body).toContain('First words');
    // The number is part of what is signed.
    expect(
      (await visit(`/${search.replace('.1.', '.2.')}`)).headers['x-robots-tag'],
    ).toBeUndefined();
    server.clock.now += 16 * 60_000;
    expect((await visit(`/${search}`)).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('a plan', () => {
  const at = (minutes: number) => new Date(server.clock.now + minutes * 60_000).toISOString();
  const plan = (values: object) => api('POST', `/sites/${siteId}/schedules`, values);

  test('publishes the draft as it is by then, once, and takes the site offline', async () => {
    await setTitle('Early words');
    await plan({ action: 'publish', at: at(10), note: 'Opening day' });
    await plan({ action: 'unpublish', at: at(20) });
    await setTitle('Later words');
    await server.services.scheduler.flush();
    expect((await visit()).statusCode).toBe(404);
    server.clock.now += 11 * 60_000;
    // Whichever process is up by then, and however many: it knows of the plan from the database alone.
    const { log } = server.app;
    const others = [1, 2].map(() => new Scheduler({ ...server.services, log }));
    await Promise.all(others.map((scheduler) => scheduler.flush()));
    expect((await visit()).body).toContain('Later words');
    const releases = await api('GET', `/sites/${siteId}/releases`);
    expect(releases).toMatchObject([{ number: 1, note: 'Opening day', author: 'owner' }]);
    server.clock.now += 10 * 60_000;
    await server.services.scheduler.flush();
    expect((await visit()).statusCode).toBe(404);
    expect(await api('GET', `/sites/${siteId}/schedules`)).toEqual([]);
    expect(await api('GET', `/sites/${siteId}/releases`)).toMatchObject([{ isCurrent: false }]);
  });

  test('shows an earlier release, and can be called off', async () => {
    await setTitle('First words');
    await publish();
    await setTitle('Second words');
    await publish();
    await plan({ action: 'publish', release: 1, at: at(1) });
    const { id } = await plan({ action: 'unpublish', at: at(2) });
    await api('DELETE', `/sites/${siteId}/schedules/${id}`);
    server.clock.now += 5 * 60_000;
    await server.services.scheduler.flush();
    expect((await visit()).body).toContain('First words');
  });

  test('is not carried out for somebody who may not publish any more', async () => {
    await setTitle('Words of before');
    await publish();
    const schedules = `/sites/${siteId}/schedules`;
    const member = await api('POST', `/sites/${siteId}/members`, {
      email: 'once@plinth.example',
      mayPublish: true,
    });
    const link = await api('POST', `/sites/${siteId}/share-links`, {
      right: 'edit',
      mayPublish: true,
    });
    const planAs = (headers: Record<string, string>, values: object) =>
      server.app.inject({ method: 'POST', url: `/api/v1${schedules}`, headers, payload: values });
    const cookie = await server.cookieOf('once@plinth.example');
    const made = [
      await planAs({ cookie }, { action: 'unpublish', at: at(1) }),
      await planAs({ 'x-shared-editing': link.token }, { action: 'unpublish', at: at(2) }),
    ];
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await api('DELETE', `/sites/${siteId}/members/${member.id}`);
    await api('DELETE', `/sites/${siteId}/share-links/${link.id}`);
    server.clock.now += 5 * 60_000;
    await server.services.scheduler.flush();
    expect((await visit()).body).toContain('Words of before');
    expect(await api('GET', schedules)).toMatchObject([
      { status: 'failed', error: 'once may not publish this site any more.' },
      { status: 'failed', error: 'Shared link may not publish this site any more.' },
    ]);
  });

  test('that can not be carried out says why, and is not tried again', async () => {
    await plan({ action: 'publish', at: at(1) });
    await edit({ edit: 'addPage', id: 'p2', values: { path: '/two', meta: { title: 'Two' } } });
    // What two people did at once may break a rule that no single edit breaks.
    const merged = new Y.Doc();
    const room = await server.services.drafts.rooms.open(siteId);
    Y.applyUpdate(merged, Y.encodeStateAsUpdate(room.doc));
    merged.getMap('values').set('page:p2/path', '/');
    await room.add(Y.encodeStateAsUpdate(merged));
    server.clock.now += 2 * 60_000;
    await server.services.scheduler.flush();
    expect(await api('GET', `/sites/${siteId}/schedules`)).toMatchObject([
      { status: 'failed', error: expect.stringContaining('can not be published') },
    ]);
  });

  test('lies in the future, and takes no release to take a site offline', async () => {
    const schedules = `/sites/${siteId}/schedules`;
    expect((await call('POST', schedules, { action: 'publish', at: at(-1) })).status).toBe(422);
    await publish();
    const both = { action: 'unpublish', release: 1, at: at(1) };
    expect((await call('POST', schedules, both)).status).toBe(422);
  });
});

describe('visitors at full rate while somebody publishes in a loop', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  afterEach(() => agent.destroy());

  test('get one release or another, whole, and never an error', async () => {
    await edit(
      { edit: 'addSection', page: pageId, section: 'Feature1', id: 'top' },
      ...Array.from({ length: 10 }, (_, at) => ({
        edit: 'addSection',
        page: pageId,
        section: 'Feature1',
        id: `mid${at}`,
      })),
      { edit: 'addSection', page: pageId, section: 'Feature1', id: 'end' },
    );
    // The same number at the head, at the top and at the end of each release.
    const mark = (release: number) =>
      edit(
        { edit: 'setPage', page: pageId, values: { meta: { title: `mark-${release}-` } } },
        { edit: 'setText', component: 'top', path: ['title'], text: `mark-${release}-` },
        { edit: 'setText', component: 'end', path: ['title'], text: `mark-${release}-` },
      );
    await mark(1);
    await publish();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    let isPublishing = true;
    const visitor = async () => {
      while (isPublishing) {
        const { status, body } = await load(port, host(), agent);
        const marks = new Set(body.match(/mark-\d+-/g));
        const [only = 'none'] = marks;
        if (status !== 200 || marks.size !== 1 || !body.endsWith('</html>')) {
          wrong.push(`${status} ${[...marks].join()}`);
        }
        seen.set(only, (seen.get(only) ?? 0) + 1);
      }
    };
    const visitors = Array.from({ length: 16 }, visitor);
    for (let release = 2; release <= 25; release += 1) {
      await mark(release);
      await publish();
      expect((await load(port, host(), agent)).body).toContain(`mark-${release}-`);
    }
    isPublishing = false;
    await Promise.all(visitors);
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  });
});

function load(port: number, hostHeader: string, agent: http.Agent) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    http
      .get(
        { host: '127.0.0.1', port, path: '/', agent, headers: { host: hostHeader } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(chunks).toString('utf8').trimEnd(),
            }),
          );
        },
      )
      .on('error', reject);
  });
}

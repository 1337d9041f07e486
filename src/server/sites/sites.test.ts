import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await startTestApp();
  cookie = await server.cookieOf();
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = { cookie },
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? null : answer.json(),
  };
}

async function newSite(
  name: string,
): Promise<{ id: string; slug: string; hash: string; page: string }> {
  const { body } = await call('POST', '/sites', { name });
  const draft = await call('GET', `/sites/${body.id}/draft`);
  return { ...body, page: draft.body.pages[0].id };
}

describe('the list of sites', () => {
  const list = async (query: string) => (await call('GET', `/sites?${query}`)).body;
  const names = async (query: string) =>
    (await list(query)).map((site: { name: string }) => site.name);

  test('says what is ahead, waiting and planned', async () => {
    const { id, page } = await newSite('Standing');
    const standing = async () =>
      (await list('q=standing')).find((site: { id: string }) => site.id === id);
    expect(await standing()).toMatchObject({ isAhead: false, publishedAt: null, unread: 0 });
    await call('POST', `/sites/${id}/publish`);
    const published = await standing();
    expect(published).toMatchObject({ isAhead: false, next: null, host: null });
    expect(published.publishedAt).toBe(new Date(server.clock.now).toISOString());
    server.clock.now += 60_000;
    await call('POST', `/sites/${id}/draft/edits`, {
      edits: [{ edit: 'setPage', page, values: { meta: { title: 'Ahead' } } }],
    });
    const at = new Date(server.clock.now + 60_000).toISOString();
    await call('POST', `/sites/${id}/schedules`, { action: 'publish', at });
    await call('POST', `/sites/${id}/schedules`, {
      action: 'unpublish',
      at: new Date(server.clock.now + 120_000).toISOString(),
    });
    expect(await standing()).toMatchObject({ isAhead: true, next: { action: 'publish', at } });
    await call('POST', `/sites/${id}/publish`);
    expect(await standing()).toMatchObject({ isAhead: false });
    // What was live before is behind the draft again.
    await call('POST', `/sites/${id}/releases/1/restore`);
    expect(await standing()).toMatchObject({ isAhead: true });
  });

  test('finds part of a name or of an address, as it is written, and sorts', async () => {
    for (const name of ['Zebra 100% wool', 'Apple wool', 'Zebra 1000 wool']) await newSite(name);
    expect(await names('q=WOOL&sort=name')).toEqual([
      'Apple wool',
      'Zebra 100% wool',
      'Zebra 1000 wool',
    ]);
    expect(await names('q=100%25')).toEqual(['Zebra 100% wool']);
    const [{ id }] = await list('q=apple-w');
    const edits = [{ edit: 'setSettings', values: { contactEmail: 'a@b.example' } }];
    await call('POST', `/sites/${id}/draft/edits`, { edits });
    expect((await names('q=wool&sort=edited'))[0]).toBe('Apple wool');
  });
});

describe('sites', () => {
  test('a new site has a slug from its name, a draft with one page, and no release', async () => {
    const made = await call('POST', '/sites', { name: 'Åse’s Café' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Åse’s Café',
      currentRelease: null,
      plan: 'free',
      right: 'own',
    });
    expect(made.body.slug).toMatch(/^ase-?s-cafe$/);
    const draft = await call('GET', `/sites/${made.body.id}/draft`);
    expect(draft.body).toMatchObject({
      settings: { name: 'Åse’s Café' },
      languages: [{ code: 'en', isPrimary: true }],
    });
    expect(draft.body.pages).toMatchObject([{ path: '/' }]);
    expect(draft.headers['x-draft-version']).toBe('1');
  });

  test('two sites of one name get two slugs; a chosen slug that is taken is a conflict, a wrong one is named', async () => {
    const [first, second] = [await newSite('Twins'), await newSite('Twins')];
    expect([first.slug, second.slug]).toEqual(['twins', 'twins-2']);
    expect(await call('POST', '/sites', { name: 'x', slug: 'twins' })).toMatchObject({
      status: 409,
    });
    const wrong = await call('POST', '/sites', { name: 'x', slug: '-no-' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: [{ path: 'slug' }] },
    });
  });

  test('a body that can not be parsed is 400, one that is wrong is 422 with its fields', async () => {
    const headers = { cookie, 'content-type': 'application/json' };
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/v1/sites',
      headers,
      payload: '{"name":',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'validation_failed']);
    const wrong = await call('POST', '/sites', { name: '' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: [{ path: 'name' }] },
    });
  });

  test('lists are paged and counted', async () => {
    const all = await call('GET', '/sites');
    const total = Number(all.headers['x-total-count']);
    expect(all.body).toHaveLength(total);
    const page = await call('GET', '/sites?limit=1&offset=1');
    expect([page.body.length, page.body[0].id]).toEqual([1, all.body[1].id]);
    expect(Number(page.headers['x-total-count'])).toBe(total);
  });

  test('renaming reaches the draft; deleting removes the site', async () => {
    const site = await newSite('Old name');
    expect((await call('PATCH', `/sites/${site.id}`, { name: 'New name' })).body.name).toBe(
      'New name',
    );
    expect((await call('GET', `/sites/${site.id}/draft`)).body.settings.name).toBe('New name');
    expect((await call('DELETE', `/sites/${site.id}`)).status).toBe(204);
    expect((await call('GET', `/sites/${site.id}`)).status).toBe(404);
    expect((await call('GET', `/sites/${site.id}/draft`)).status).toBe(404);
  });

  test('a name is one line, whatever is sent: it stands in the subjects of mails', async () => {
    const site = await newSite(' Line\r\nBcc: a@b.example\u0007 ');
    expect(site).toMatchObject({ name: 'Line Bcc: a@b.example' });
    const { body } = await call('PATCH', `/sites/${site.id}`, { name: 'Other\nline' });
    expect(body.name).toBe('Other line');
    expect((await call('PATCH', `/sites/${site.id}`, { name: '\r\n' })).status).toBe(422);
    expect((await call('GET', `/sites/${site.id}`)).body.name).toBe('Other line');
    const other = { cookie: await server.cookieOf('named@plinth.example') };
    const account = await call('PATCH', '/account', { name: 'Ann\r\nLee' }, other);
    expect(account.body.name).toBe('Ann Lee');
  });

  test('another account’s site is closed, read and write', async () => {
    const site = await newSite('Private');
    const other = { cookie: await server.cookieOf('other@plinth.example') };
    for (const [method, url, payload] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['GET', '/draft'],
      ['POST', '/draft/edits', { edits: [] }],
      ['POST', '/publish', {}],
      ['GET', '/releases'],
      ['GET', '/media'],
      ['GET', '/messages'],
      ['GET', '/share-links'],
      ['GET', '/members'],
    ] as [Method, string, object?][]) {
      const answer = await call(method, `/sites/${site.id}${url}`, payload, other);
      expect([method, url, answer.status]).toEqual([method, url, 403]);
    }
    expect((await call('GET', `/sites`, undefined, other)).body).toEqual([]);
  });
});

describe('draft and edits', () => {
  test('edits of one list can refer to each other and are applied together', async () => {
    const site = await newSite('Edits');
    const answer = await call('POST', `/sites/${site.id}/draft/edits`, {
      edits: [
        { edit: 'addSection', page: site.page, section: 'CTA1', id: 'c1' },
        { edit: 'setText', component: 'c1', path: ['title'], text: 'Book your free demo today!' },
      ],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { draftVersion: 2, results: [{ id: 'c1' }, {}] },
    });
    const draft = await call('GET', `/sites/${site.id}/draft`);
    expect(draft.body.pages[0].components[0]).toMatchObject({
      id: 'c1',
      section: 'CTA1',
      data: { title: 'Book your free demo today!' },
    });
  });

  test('one refused edit refuses the list, with its index and the field’s path', async () => {
    const site = await newSite('Refused');
    const answer = await call('POST', `/sites/${site.id}/draft/edits`, {
      edits: [
        { edit: 'addSection', page: site.page, section: 'CTA1', id: 'c1' },
        { edit: 'setText', component: 'c1', path: ['title'], text: 'a'.repeat(201) },
      ],
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ index: 1 }] } });
    expect((await call('GET', `/sites/${site.id}/draft`)).body.pages[0].components).toEqual([]);
    const unknown = await call('POST', `/sites/${site.id}/draft/edits`, {
      edits: [{ edit: 'explode' }],
    });
    expect(unknown).toMatchObject({ status: 422, body: { fields: [{ index: 0 }] } });
    expect((await call('POST', `/sites/${site.id}/draft/edits`, { edits: 'all' })).status).toBe(
      422,
    );
  });

  test('If-Match refuses when the draft has moved on; without it edits merge', async () => {
    const site = await newSite('Match');
    const edit = (text: string, headers: Record<string, string> = {}) =>
      call(
        'POST',
        `/sites/${site.id}/draft/edits`,
        { edits: [{ edit: 'setSettings', values: { contactEmail: text } }] },
        { cookie, ...headers },
      );
    expect((await edit('a@x.example', { 'if-match': '"1"' })).status).toBe(200);
    expect(await edit('b@x.example', { 'if-match': '1' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await edit('c@x.example')).status).toBe(200);
    expect((await edit('d@x.example', { 'if-match': 'x' })).status).toBe(400);
  });

  test('a share link edits without an account, a preview link only looks, and a removed one does neither', async () => {
    const site = await newSite('Shared');
    const edits = { edits: [{ edit: 'setSettings', values: { contactEmail: 'a@x.example' } }] };
    const link = await call('POST', `/sites/${site.id}/share-links`, { right: 'edit' });
    expect(link.status).toBe(201);
    const shared = { 'x-shared-editing': link.body.token };
    expect((await call('POST', `/sites/${site.id}/draft/edits`, edits, shared)).status).toBe(200);
    expect((await call('POST', `/sites/${site.id}/publish`, {}, shared)).status).toBe(403);
    const preview = await call('POST', `/sites/${site.id}/share-links`, { right: 'preview' });
    const looking = { 'x-shared-editing': preview.body.token };
    expect((await call('GET', `/sites/${site.id}/draft`, undefined, looking)).status).toBe(200);
    expect((await call('POST', `/sites/${site.id}/draft/edits`, edits, looking)).status).toBe(403);
    expect((await call('GET', `/sites/${site.id}/share-links`)).body).not.toContainEqual(
      expect.objectContaining({ token: expect.anything() }),
    );
    expect((await call('DELETE', `/sites/${site.id}/share-links/${link.body.id}`)).status).toBe(
      204,
    );
    expect((await call('POST', `/sites/${site.id}/draft/edits`, edits, shared)).status).toBe(401);
  });

  test('a member edits, and publishes when the invitation says so', async () => {
    const site = await newSite('Members');
    const member = { cookie: await server.cookieOf('member@plinth.example') };
    const invite = (mayPublish: boolean) =>
      call('POST', `/sites/${site.id}/members`, { email: 'Member@plinth.example', mayPublish });
    expect((await invite(false)).status).toBe(201);
    expect(
      (await call('POST', `/sites/${site.id}/draft/edits`, { edits: [] }, member)).status,
    ).toBe(200);
    expect((await call('POST', `/sites/${site.id}/publish`, {}, member)).status).toBe(403);
    await invite(true);
    expect((await call('POST', `/sites/${site.id}/publish`, {}, member)).status).toBe(201);
    expect((await call('DELETE', `/sites/${site.id}`, undefined, member)).status).toBe(403);
    expect((await call('GET', `/sites`, undefined, member)).body).toMatchObject([
      { id: site.id, right: 'publish' },
    ]);
  });

  test('an invited e-mail without an account makes one with the link', async () => {
    const site = await newSite('Invited');
    const { body } = await call('POST', `/sites/${site.id}/members`, {
      email: 'new@plinth.example',
    });
    const token = new URL(body.invitationUrl).searchParams.get('token');
    const made = await call(
      'POST',
      '/setup',
      { token, email: 'other@x.example', password: 'a long password' },
      {},
    );
    expect(made).toMatchObject({
      status: 201,
      body: { email: 'new@plinth.example', isOperator: false },
    });
  });
});

describe('publishing', () => {
  test('makes numbered releases; an earlier one is shown again', async () => {
    const site = await newSite('Releases');
    const publish = (note: string) => call('POST', `/sites/${site.id}/publish`, { note });
    expect(await publish('first')).toMatchObject({
      status: 201,
      body: { number: 1, isCurrent: true, note: 'first' },
    });
    expect(await publish('second')).toMatchObject({ status: 201, body: { number: 2 } });
    expect((await call('POST', `/sites/${site.id}/releases/1/restore`)).status).toBe(200);
    const list = await call('GET', `/sites/${site.id}/releases`);
    expect(list.body).toMatchObject([
      { number: 2, isCurrent: false, author: 'owner' },
      { number: 1, isCurrent: true },
    ]);
    expect((await call('POST', `/sites/${site.id}/releases/9/restore`)).status).toBe(404);
  });

  test('a release goes back into the draft with every id', async () => {
    const site = await newSite('Back');
    const edit = (...edits: object[]) => call('POST', `/sites/${site.id}/draft/edits`, { edits });
    await edit(
      { edit: 'addSection', page: site.page, section: 'Pricing7', id: 'prices' },
      { edit: 'setText', component: 'prices', path: ['title'], text: 'Packages' },
      { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
      { edit: 'setText', component: 'prices', path: ['title'], text: 'Paket', lang: 'sv' },
    );
    await call('POST', `/sites/${site.id}/publish`);
    const before = (await call('GET', `/sites/${site.id}/draft`)).body;
    await edit(
      { edit: 'setText', component: 'prices', path: ['title'], text: 'Changed' },
      { edit: 'setText', component: 'prices', path: ['title'], text: 'Ändrat', lang: 'sv' },
      { edit: 'removeSection', component: 'prices' },
      { edit: 'addSection', page: site.page, section: 'CTA1' },
      { edit: 'addPage', values: { path: '/more' } },
      { edit: 'setTheme', values: { look: 'SHARP' } },
    );
    const restored = await call('POST', `/sites/${site.id}/releases/1/restore`, { to: 'draft' });
    expect(restored).toMatchObject({ status: 200, body: { draftVersion: 4 } });
    expect((await call('GET', `/sites/${site.id}/draft`)).body).toEqual(before);
    const swedish = await call('GET', `/sites/${site.id}/draft?lang=sv`);
    expect(swedish.body.pages[0].components[0].data.title).toBe('Paket');
  });

  test('what breaks a rule is refused with its path and publishes nothing', async () => {
    const site = await newSite('Broken');
    // What no edit does, but what merging two edits can leave behind.
    const room = await server.services.drafts.rooms.open(site.id);
    const merged = new Y.Doc();
    Y.applyUpdate(merged, Y.encodeStateAsUpdate(room.doc));
    merged.getMap('values').set(`page:${site.page}/path`, '/api');
    await room.add(Y.encodeStateAsUpdate(merged));
    const answer = await call('POST', `/sites/${site.id}/publish`, {});
    expect(answer).toMatchObject({
      status: 422,
      // The site has lost its home page by it, too.
      body: {
        code: 'validation_failed',
        fields: [{ path: 'pages' }, { path: `page:${site.page}.path` }],
      },
    });
    expect((await call('GET', `/sites/${site.id}/releases`)).body).toEqual([]);
  });
});

describe('the catalogue and the description', () => {
  test('GET /sections lists every section with a JSON Schema, without an account', async () => {
    const { body, status } = await call('GET', '/sections', undefined, {});
    expect(status).toBe(200);
    const names = body.map(({ name }: { name: string }) => name);
    for (const name of [
      'Header53',
      'Feature34',
      'Feature1',
      'Feature23',
      'Pricing7',
      'Clients1',
      'CTA1',
      'Contact3',
      'Footer3',
      'Footer5',
      'NoHeader',
      'PrivacyPolicy1',
    ]) {
      expect(names).toContain(name);
    }
    for (const section of body) expect(section.schema.type).toBe('object');
  });

  test('the API describes itself', async () => {
    for (const url of ['/api/v1/openapi.json', '/openapi.json']) {
      const { openapi, paths } = (await server.app.inject({ url })).json();
      expect(openapi).toBe('3.1.0');
      for (const path of ['draft/edits', 'publish', 'translations/{language}/publish']) {
        const { parameters } = paths[`/api/v1/sites/{siteId}/${path}`].post;
        expect(parameters).toContainEqual(
          expect.objectContaining({ in: 'header', name: 'if-match', required: false }),
        );
      }
    }
  });

  test('health tells the version', async () => {
    const { body } = await call('GET', '/health', undefined, {});
    expect(body).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { uploader } from '../testing/uploads';
import { GRACE_MS } from './service';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

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

const visit = async (slug: string) =>
  (await server.app.inject({ url: '/', headers: { host: `${slug}.localhost:4210` } })).statusCode;

async function published(name: string): Promise<string> {
  const { body } = await call('POST', '/sites', { name });
  await call('POST', `/sites/${body.id}/publish`);
  return body.id;
}

describe('a deleted site', () => {
  test('is gone at once, and is had back whole', async () => {
    const id = await published('Back');
    expect(await visit('back')).toBe(200);
    expect((await call('DELETE', `/sites/${id}`)).status).toBe(204);
    expect(await visit('back')).toBe(404);
    expect((await call('GET', `/sites/${id}`)).status).toBe(404);
    expect((await call('GET', `/sites/${id}/draft`)).status).toBe(404);
    const { body: listed } = await call('GET', '/sites');
    expect(listed.map((site: { id: string }) => site.id)).not.toContain(id);
    const { body: deleted } = await call('GET', '/deleted-sites');
    expect(deleted).toMatchObject([{ id, name: 'Back', slug: 'back' }]);
    expect(Date.parse(deleted[0].goneAt) - Date.parse(deleted[0].deletedAt)).toBe(GRACE_MS);

    const other = 'other@plinth.example';
    expect((await call('GET', '/deleted-sites', undefined, other)).body).toEqual([]);
    expect((await call('POST', `/deleted-sites/${id}/restore`, undefined, other)).status).toBe(404);

    const { body: restored } = await call('POST', `/deleted-sites/${id}/restore`);
    expect(restored).toMatchObject({ id, slug: 'back', currentRelease: 1 });
    expect(await visit('back')).toBe(200);
  });

  test('leaves its address to whoever wants it, and comes back under another', async () => {
    const id = await published('Wanted');
    await call('DELETE', `/sites/${id}`);
    await published('Wanted');
    const { body } = await call('POST', `/deleted-sites/${id}/restore`);
    expect(body.slug).toBe('wanted-2');
  });

  test('is gone for good after thirty days, or when its owner says so', async () => {
    const [late, now] = [await published('Late'), await published('Now')];
    await call('DELETE', `/sites/${late}`);
    await call('DELETE', `/sites/${now}`);
    expect((await call('DELETE', `/deleted-sites/${now}`)).status).toBe(204);
    expect((await call('POST', `/deleted-sites/${now}/restore`)).status).toBe(404);
    server.clock.now += GRACE_MS - 1000;
    await server.services.housekeeping.sweep();
    expect(await server.services.storage.sites.deleted(late)).not.toBeNull();
    server.clock.now += 2000;
    await server.services.housekeeping.sweep();
    expect(await server.services.storage.sites.deleted(late)).toBeNull();
    expect(await server.services.storage.drafts.head(late)).toBeNull();
  });

  test('makes room for its own archive', async () => {
    const id = await published('Archived');
    const archive = await server.app.inject({
      url: `/api/v1/sites/${id}/export`,
      headers: { cookie: await server.cookieOf() },
    });
    await call('DELETE', `/sites/${id}`);
    const imported = await server.app.inject({
      method: 'POST',
      url: '/api/v1/sites/import',
      headers: { cookie: await server.cookieOf(), 'content-type': 'application/zip' },
      payload: archive.rawPayload,
    });
    expect(imported.json()).toMatchObject({ id, slug: 'archived' });
  });
});

test('a copy has the draft and the files of the original, and its own name, and nothing else', async () => {
  const up = await uploader(server, 'Original');
  const { siteId } = up;
  const { body: file } = await up.upload(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'dot.png',
  );
  await server.services.media.settle(siteId);
  const { body: draft } = await call('GET', `/sites/${siteId}/draft`);
  await call('POST', `/sites/${siteId}/draft/edits`, {
    edits: [
      { edit: 'addSection', page: draft.pages[0].id, section: 'Feature1', id: 'c1' },
      { edit: 'setText', component: 'c1', path: ['title'], text: 'Copied words' },
    ],
  });
  await call('POST', `/sites/${siteId}/share-links`, { right: 'edit' });
  const { status, body: copy } = await call('POST', `/sites/${siteId}/duplicate`, { name: 'Copy' });
  expect([status, copy.name, copy.slug, copy.currentRelease]).toEqual([201, 'Copy', 'copy', null]);
  const { body: copied } = await call('GET', `/sites/${copy.id}/draft`);
  expect(copied.pages[0].components[0].data.title).toBe('Copied words');
  expect(copied.settings.name).toBe('Copy');
  expect((await call('GET', `/sites/${copy.id}/media`)).body).toMatchObject([{ id: file.id }]);
  expect((await call('GET', `/sites/${copy.id}/share-links`)).body).toEqual([]);
  // Neither is changed by what happens to the other.
  await call('DELETE', `/sites/${siteId}/media/${file.id}`);
  expect((await call('GET', `/sites/${copy.id}/media`)).body).toHaveLength(1);
});

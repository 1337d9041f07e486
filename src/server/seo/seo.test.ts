import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let siteId: string;

async function api(method: 'POST' | 'PATCH', url: string, payload?: object) {
  return server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
}

const edit = (...edits: object[]) => api('POST', `/sites/${siteId}/draft/edits`, { edits });

const get = (url: string, host = 'shop.localhost:4210', headers: object = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

const locations = (xml: string) =>
  [
    ...xml.matchAll(
      /<loc>http:\/\/shop\.localhost:4210(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g,
    ),
  ].map(([, path, date]) => [path, date]);

beforeAll(async () => {
  server = await startTestApp();
  siteId = (await api('POST', '/sites', { name: 'Shop' })).json().id;
  await edit(
    { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About' } } },
    { edit: 'addPage', id: 'hidden', values: { path: '/hidden', meta: { isHidden: true } } },
    { edit: 'addSection', page: 'about', section: 'CTA1', id: 'cta' },
    { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
    { edit: 'addLanguage', code: 'de' },
    { edit: 'setText', scope: 'page:about', path: ['path'], text: '/om', lang: 'sv' },
    { edit: 'setRedirect', from: '/old-shop/', page: 'about' },
  );
  await api('POST', `/sites/${siteId}/publish`);
});
afterAll(() => server.close());

describe('what search engines ask for', () => {
  test('the sitemap lists every page that is shown, and each of them answers', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = locations(answer.body);
    expect(listed).toEqual([
      ['/', '2026-03-01'],
      ['/sv/', '2026-03-01'],
      ['/about/', '2026-03-01'],
      ['/sv/om/', '2026-03-01'],
    ]);
    for (const [path] of listed) {
      const page = await get(path ?? '');
      expect([path, page.statusCode]).toEqual([path, 200]);
      expect(page.body).toContain(
        `<link rel="canonical" href="http://shop.localhost:4210${path}">`,
      );
    }
  });

  test('a page’s date is that of its last change, not of the last release', async () => {
    server.clock.now += 5 * 24 * 60 * 60 * 1000;
    await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'New', lang: 'sv' });
    await api('POST', `/sites/${siteId}/publish`);
    expect(locations((await get('/sitemap.xml')).body)).toEqual([
      ['/', '2026-03-01'],
      ['/sv/', '2026-03-01'],
      ['/about/', '2026-03-06'],
      ['/sv/om/', '2026-03-06'],
    ]);
  });

  test('old and untranslated addresses lead to the page in one step', async () => {
    for (const [from, to] of [
      ['/old-shop', '/about/'],
      ['/sv/old-shop/?x=1', '/sv/om/?x=1'],
      ['/sv/about/', '/sv/om/'],
    ]) {
      const answer = await get(from ?? '');
      expect([from, answer.statusCode, answer.headers.location]).toEqual([from, 301, to]);
    }
  });

  test('robots.txt names the sitemap; the builder and unknown hosts want no visit', async () => {
    expect((await get('/robots.txt')).body).toContain(
      'Sitemap: http://shop.localhost:4210/sitemap.xml',
    );
    for (const host of ['localhost:4210', 'nobody.localhost:4210'])
      expect((await get('/robots.txt', host)).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/sitemap.xml', 'localhost:4210')).statusCode).toBe(404);
  });

  test('llms.txt is there only when its owner wants it', async () => {
    expect((await get('/llms.txt')).statusCode).toBe(404);
    await edit({ edit: 'setSettings', values: { hasLlmsTxt: true } });
    await api('POST', `/sites/${siteId}/publish`);
    const answer = await get('/llms.txt');
    expect(answer.body).toContain('- [About](http://shop.localhost:4210/about/)');
    expect(answer.body).not.toContain('hidden');
  });

  test('is answered with 304 to whoever has it', async () => {
    const first = await get('/sitemap.xml');
    const etag = String(first.headers.etag);
    const again = await get('/sitemap.xml', undefined, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a suspended site has nothing to list', async () => {
    await api('PATCH', `/operator/sites/${siteId}`, { suspended: true });
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    await api('PATCH', `/operator/sites/${siteId}`, { suspended: false });
  });

  test('a page whose path another page has in a language is refused at the edit', async () => {
    const answer = await api('POST', `/sites/${siteId}/draft/edits`, {
      edits: [{ edit: 'addPage', id: 'om', values: { path: '/om' } }],
    });
    expect([answer.statusCode, answer.json().fields[0]]).toMatchObject([
      422,
      { index: 0, path: 'values.path' },
    ]);
  });
});

import * as fs from 'node:fs';
import * as http from 'node:http';
import * as path from 'node:path';
import * as zlib from 'node:zlib';
import { Socket, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontAddress } from '../../site/fonts/font-css';
import { callApi } from '../testing/call-api';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let port: number;
let siteId: string;
let pageId: string;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  const { body } = await api('POST', '/sites', { name: 'Shop' });
  siteId = body.id;
  pageId = (await api('GET', `/sites/${siteId}/draft`)).body.pages[0].id;
  await edit(
    { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About' } } },
    { edit: 'addSection', page: pageId, section: 'CTA1', id: 'cta' },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'English title' },
    { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
    { edit: 'addLanguage', code: 'de', values: { status: 'inactive' } },
    { edit: 'setText', component: 'cta', path: ['title'], text: 'Svensk rubrik', lang: 'sv' },
  );
  await api('POST', `/sites/${siteId}/publish`);
});
afterAll(() => server.close());

const api = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  callApi(server, method, url, { payload });

const edit = (...edits: object[]) => api('POST', `/sites/${siteId}/draft/edits`, { edits });

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** A real request, so that the cache in front of the framework has its turn. */
function get(
  path: string,
  options: { host?: string; method?: string; headers?: object } = {},
): Promise<Answer> {
  const { host = 'shop.localhost:4210', method = 'GET', headers = {} } = options;
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, path, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}

describe('published pages', () => {
  test('are complete documents in their language, with and without the primary prefix', async () => {
    for (const [path, lang, title] of [
      ['/', 'en', 'English title'],
      ['/en/', 'en', 'English title'],
      ['/sv/', 'sv', 'Svensk rubrik'],
    ] as const) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.text).toContain(`<html lang="${lang}"`);
      expect(page.text).toContain(title);
      expect(page.headers['content-security-policy']).toBeTruthy();
    }
  });

  test.each([
    ['/about', '/about/'],
    ['/about?utm=1&x=2', '/about/?utm=1&x=2'],
    ['/about/index.html', '/about/'],
    ['/about//', '/about/'],
    ['//about', '/about/'],
    ['/sv/about', '/sv/about/'],
    ['/sv', '/sv/'],
    ['/SV/about/', '/sv/about/'],
    ['/About/', '/about/'],
    ['/sv/ABOUT', '/sv/about/'],
  ])('%s redirects once to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  test('what is missing, and what is in an inactive language, is the site’s own 404 page', async () => {
    for (const [path, lang] of [
      ['/nothing/', 'en'],
      ['/sv/nothing/', 'sv'],
      ['/de/', 'en'],
      ['/de/about/', 'en'],
      // No address at all: what the percent sign stands for can't be read.
      ['/100%', 'en'],
      ['/sv/%FF/?a=%', 'sv'],
    ] as const) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.text).toContain(`<html lang="${lang}"`);
    }
  });

  test('an unknown host has no site', async () => {
    for (const host of ['nobody.localhost:4210', 'shop.example']) {
      const page = await get('/', { host });
      expect(page.status).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
    }
  });

  test('a site’s host has no builder and no API beyond its forms', async () => {
    for (const path of ['/api/v1/health', '/api/v1/sites', '/openapi.json', '/assets/x.js']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('what is missing below /api is told as the API tells it, on every host', async () => {
    const paths = ['/api/v1/nothing', '/api', `/api/v1/sites/form/contact/s1/`];
    for (const options of [{}, { host: 'nobody.localhost:3000' }]) {
      for (const path of paths) {
        const answer = await get(path, options);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(JSON.parse(answer.text)).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
  });
});

describe('packing and caching', () => {
  test('each encoding has its own strong tag and unpacks to the same bytes', async () => {
    const accept = (encoding: string) => get('/', { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [
      await accept('gzip, br'),
      await accept('gzip'),
      await accept('identity'),
    ];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(zlib.brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(zlib.gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    const tags = [br, gzip, plain].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  test('a browser that has the page gets 304 without a body', async () => {
    const { headers } = await get('/');
    const again = await get('/', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('HEAD tells the same without the body, from the cache and past it', async () => {
    for (const path of ['/', '/about/', '/nothing/']) {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect([head.status, head.bytes.length]).toEqual([whole.status, 0]);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    }
  });

  test('a publish is seen at once, a draft’s edit is not', async () => {
    await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'Second title' });
    expect((await get('/')).text).toContain('English title');
    await api('POST', `/sites/${siteId}/publish`);
    expect((await get('/')).text).toContain('Second title');
    await api('POST', `/sites/${siteId}/releases/1/restore`);
    expect((await get('/')).text).toContain('English title');
    await api('POST', `/sites/${siteId}/releases/2/restore`);
  });

  test('the page that is looked at is made by publishing, before its next visitor asks', async () => {
    await get('/');
    await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'Made ahead' });
    await api('POST', `/sites/${siteId}/publish`);
    const written: string[] = [];
    const request = Object.assign(new http.IncomingMessage(new Socket()), {
      method: 'GET',
      url: '/',
      headers: { host: 'shop.localhost:4210' },
    });
    const response = new http.ServerResponse(request);
    response.end = (bytes?: unknown) => {
      written.push(String(bytes));
      return response;
    };
    await expect.poll(() => server.services.pages.answerFromCache(request, response)).toBe(true);
    expect(written).toEqual([expect.stringContaining('Made ahead')]);
  });

  test('a renamed page’s old address leads to the new one; a deleted one’s is missing', async () => {
    await edit({ edit: 'addPage', id: 'old', values: { path: '/old' } });
    await api('POST', `/sites/${siteId}/publish`);
    expect((await get('/old/')).status).toBe(200);
    await edit({ edit: 'setPage', page: 'old', values: { path: '/new' } });
    await api('POST', `/sites/${siteId}/publish`);
    const moved = await get('/old/');
    expect([moved.status, moved.headers.location]).toEqual([301, '/new/']);
    await edit({ edit: 'removePage', page: 'old' });
    await api('POST', `/sites/${siteId}/publish`);
    expect([(await get('/old/')).status, (await get('/new/')).status]).toEqual([404, 404]);
  });

  test('a suspended site shows nothing of its own, and comes back', async () => {
    const operate = (suspended: boolean) =>
      api('PATCH', `/operator/sites/${siteId}`, { suspended });
    expect((await operate(true)).body.suspended).toBe(true);
    const page = await get('/');
    expect([page.status, page.text.includes('title')]).toEqual([503, true]);
    expect(page.text).not.toContain('Second title');
    await operate(false);
    expect((await get('/')).status).toBe(200);
  });
});

describe('a preview', () => {
  test('shows the draft to whoever has the key, and is neither indexed nor stored', async () => {
    await edit({ edit: 'setText', component: 'cta', path: ['title'], text: 'Draft title' });
    const { body } = await api('POST', `/sites/${siteId}/draft/preview`);
    const page = await get(`/?authHash=${body.token}`);
    expect(page.text).toContain('Draft title');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.headers['x-robots-tag']).toContain('noindex');
    expect((await get('/')).text).not.toContain('Draft title');
    expect((await get('/?authHash=guessed')).text).not.toContain('Draft title');
  });

  test('is over after fifteen minutes', async () => {
    const { body } = await api('POST', `/sites/${siteId}/draft/preview`);
    server.clock.now += 15 * 60 * 1000 + 1;
    expect((await get(`/?authHash=${body.token}`)).text).not.toContain('Draft title');
  });
});

describe('files', () => {
  test('flags, fonts and the default avatar come from our own host', async () => {
    for (const address of ['/static/flags/se.svg', '/static/avatar.svg']) {
      const { status, headers } = await get(address);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['cache-control']).toBe('public, max-age=31536000');
    }
    const font = await get(fontAddress('inter', 'latin'));
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/static/flags/nowhere.svg')).status).toBe(404);
    expect((await get('/static/../package.json')).status).toBe(404);
    expect((await get('/static/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });

  test('of an earlier build are still there; one that never was is missing, and not for ever', async () => {
    const folder = path.join(server.services.config.dataDir, 'builds', 'earlier', 'rt');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'loader-earlier.js'), 'earlier()');
    const kept = await get('/static/rt/loader-earlier.js');
    expect([kept.status, kept.text]).toEqual([200, 'earlier()']);
    expect(kept.headers['cache-control']).toContain('immutable');
    const missing = await get('/static/rt/loader-never.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
  });
});

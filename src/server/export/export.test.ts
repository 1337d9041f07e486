import * as fs from 'node:fs';
import * as http from 'node:http';
import * as path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/databases';
import { startTestApp, type TestApp } from '../testing/test-app';
import { exportStaticFolder } from './export-static';

let server: TestApp;
let siteId: string;
const folder = temporaryFolder();
const root = path.join(folder, 'x');
let port: number;
let plain: http.Server;

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  return server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf() },
    ...(payload ? { payload } : {}),
  });
}

beforeAll(async () => {
  server = await startTestApp();
  const site = (await call('POST', '/sites', { name: 'Shop' })).json();
  siteId = site.id;
  const picture = await server.services.media.add(siteId, {
    name: 'a.svg',
    claimed: '',
    content: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4z"/></svg>',
    ),
  });
  const home = (await call('GET', `/sites/${siteId}/draft`)).json().pages[0].id;
  const edits = [
    { edit: 'addLanguage', code: 'sv', values: { status: 'active' } },
    { edit: 'addLanguage', code: 'de' },
    { edit: 'addPage', id: 'about', values: { path: '/about', meta: { title: 'About' } } },
    { edit: 'setText', scope: 'page:about', path: ['path'], text: '/om-öss', lang: 'sv' },
    { edit: 'setRedirect', from: '/old.html', page: 'about' },
    {
      edit: 'addSection',
      page: home,
      section: 'NoHeader',
      id: 'bar',
      data: { logoSrc: picture.url },
    },
    { edit: 'addSection', page: home, section: 'Contact3', id: 'contact' },
    { edit: 'setSettings', values: { hasLlmsTxt: true } },
    {
      edit: 'setWidgets',
      values: {
        gdprBanner: { isVisible: true },
        messenger: {
          isVisible: true,
          data: [{ name: 'telegram', isActive: true, value: '@shop' }],
        },
      },
    },
  ];
  await call('POST', `/sites/${siteId}/draft/edits`, { edits });
  await call('POST', `/sites/${siteId}/publish`);
  const record = await server.services.sites.require(siteId);
  const options = { routeBase: '/x/', origin: 'https://www.shop.example' };
  await exportStaticFolder(server.services, record, options, root);
  // A plain web server: folders have an index.html, nothing else is known to it.
  plain = http.createServer((request, response) => {
    const wanted = decodeURIComponent(new URL(request.url ?? '/', 'http://plain').pathname);
    const file = path.join(folder, wanted.endsWith('/') ? `${wanted}index.html` : wanted);
    fs.readFile(file, (error, content) => {
      response.writeHead(error ? 404 : 200).end(error ? '' : content);
    });
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  port = (plain.address() as AddressInfo).port;
});
afterAll(async () => {
  plain.close();
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = async (address: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  return { status: answer.status, text: await answer.text() };
};

describe('a static export', () => {
  test('answers every address of the site in every active language', async () => {
    for (const [address, lang] of [
      ['/x/', 'en'],
      ['/x/en/', 'en'],
      ['/x/sv/', 'sv'],
      ['/x/about/', 'en'],
      ['/x/sv/om-%C3%B6ss/', 'sv'],
      ['/x/404.html', 'en'],
      ['/x/sv/404.html', 'sv'],
    ] as const) {
      const page = await get(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(page.text).toContain(`<html lang="${lang}"`);
    }
    expect((await get('/x/de/')).status).toBe(404);
  });

  test('holds all that its pages load and link to', async () => {
    const seen = new Set<string>();
    const open = ['/x/'];
    for (let address = open.pop(); address !== undefined; address = open.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      const page = await get(address);
      expect([address, page.status]).toEqual([address, 200]);
      if (!page.text.startsWith('<!doctype')) continue;
      for (const [, found = ''] of page.text.matchAll(/(?:href|src)="(\/[^"/][^"#?]*|\/)"/g))
        open.push(found);
      for (const [, found = ''] of page.text.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g))
        open.push(found);
    }
    expect([...seen].filter((address) => !address.startsWith('/x/'))).toEqual([]);
    expect([...seen].some((address) => address.startsWith('/x/media/'))).toBe(true);
    expect([...seen].some((address) => address.endsWith('.woff2'))).toBe(true);
    expect([...seen].some((address) => address.startsWith('/x/static/flags/'))).toBe(true);
    expect(seen.has('/x/static/avatar.svg')).toBe(true);
  });

  test('leads from old addresses to new ones, with a list for hosts that read it', async () => {
    for (const [address, target] of [
      ['/x/old.html', '/x/about/'],
      ['/x/sv/old.html', '/x/sv/om-%C3%B6ss/'],
      ['/x/sv/about/', '/x/sv/om-%C3%B6ss/'],
    ]) {
      expect((await get(address ?? '')).text).toContain(`content="0; url=${target}"`);
    }
    const list = (await get('/x/_redirects')).text;
    expect(list).toContain('/x/old.html /x/about/ 301\n');
    expect(list).toContain('/x/sv/about/ /x/sv/om-%C3%B6ss/ 301\n');
  });

  test('names the addresses where it will be served', async () => {
    const page = await get('/x/about/');
    expect(page.text).toContain('<link rel="canonical" href="https://www.shop.example/x/about/">');
    expect((await get('/x/sitemap.xml')).text).toContain(
      '<loc>https://www.shop.example/x/sv/</loc>',
    );
    expect((await get('/x/robots.txt')).text).toContain(
      'Sitemap: https://www.shop.example/x/sitemap.xml',
    );
    expect((await get('/x/llms.txt')).text).toContain('# Shop');
  });

  test('carries its policy as a tag, and posts its forms to the installation', async () => {
    const { text } = await get('/x/');
    const origin = 'http://shop.localhost:4210';
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(text)?.[1];
    expect(policy).toContain(`form-action &#39;self&#39; ${origin}`);
    expect(policy).toContain(`connect-src &#39;self&#39; ${origin}`);
    expect(policy).not.toContain('frame-ancestors');
    expect(text.indexOf('charset')).toBeLessThan(200);
    expect(text).toContain(`action="${origin}/api/v1/sites/form/contact/${siteId}/"`);
    expect(text).toContain(`"apiBase":"${origin}/api/v1"`);
  });

  test('tells choices on cookies only to an address that it was given', async () => {
    expect((await get('/x/')).text).toContain('data-widget="cookie-banner"');
    expect((await get('/x/')).text).not.toContain('data-record');
    const record = await server.services.sites.require(siteId);
    const options = { routeBase: '/z/', forms: 'https://api.shop.example/v1' };
    const out = path.join(folder, 'z');
    await exportStaticFolder(server.services, record, options, out);
    expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toContain(
      `data-record="https://api.shop.example/v1/sites/consent/${siteId}/"`,
    );
  });

  test('is the same zip every time, over the API', async () => {
    const url = `/sites/${siteId}/export?format=static&routeBase=/y/`;
    const [first, second] = [await call('GET', url), await call('GET', url)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(first.headers['content-disposition']).toMatch(
      /^attachment; filename="shop-static-.*\.zip"$/,
    );
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(
      (await call('GET', `/sites/${siteId}/export?format=static&routeBase=y`)).statusCode,
    ).toBe(422);
    expect(
      (await call('GET', `/sites/${siteId}/export?format=static&origin=javascript:x`)).statusCode,
    ).toBe(422);
  });

  test('needs a release', async () => {
    const site = (await call('POST', '/sites', { name: 'New' })).json();
    const answer = await call('GET', `/sites/${site.id}/export?format=static`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });
});

describe('the forms of a page on another host', () => {
  const url = () => `/api/v1/sites/form/contact/${siteId}/`;
  const headers = { host: 'shop.localhost:4210', origin: 'https://www.shop.example' };

  test('may be posted, and their refusals read', async () => {
    const asked = await server.app.inject({ method: 'OPTIONS', url: url(), headers });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, accept',
    });
    const refused = await server.app.inject({ method: 'POST', url: url(), headers, payload: {} });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    // No cookies: the page's own client sends none to another host.
    expect(refused.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('are no way into the builder', async () => {
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: url(),
      headers: { ...headers, host: 'localhost:4210' },
    });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test as base } from './flows/test';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The sample as plain files under /x/, on a server that knows nothing but files. */
const test = base.extend<object, { files: string }>({
  files: [
    async ({ plinth }, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-static-'));
      const program = path.resolve(import.meta.dirname, '../bin/plinth.mjs');
      const out = path.join(folder, 'x');
      const args = ['--site', 'demo', '--out', out, '--format', 'static', '--route-base', '/x/'];
      const env = { ...process.env, DATA_DIR: plinth.dataDir, PORT: String(plinth.port) };
      await promisify(execFile)(process.execPath, [program, 'export', ...args], { env });
      const server = http.createServer((request, response) => {
        const wanted = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
        const file = path.join(folder, wanted.endsWith('/') ? `${wanted}index.html` : wanted);
        fs.readFile(file, (error, content) => {
          const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
          response.writeHead(error ? 404 : 200, { 'content-type': type }).end(error ? '' : content);
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use(`http://127.0.0.1:${port}`);
      server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Everything that a page asks for in vain or from elsewhere, and whatever its policy refuses. */
function watch(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:');
    if (!isOwn) troubles.push(`elsewhere: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

async function decline(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await reloaded;
}

test('every page of the export stands by itself, in every language', async ({ page, files }) => {
  const troubles = watch(page, files);
  for (const language of ['', 'sv/', 'de/', 'da/', 'it/', 'pl/']) {
    for (const name of ['', 'PrivacyPolicy/']) {
      await page.goto(`${files}/x/${language}${name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2) || 'en');
      await expect(page.locator('h1')).toBeVisible();
    }
  }
  await page.goto(`${files}/x/sv/404.html`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('its links, menus and behaviours work under their path', async ({ page, files }) => {
  const troubles = watch(page, files);
  await page.goto(`${files}/x/?utm_source=x`);
  await decline(page);
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
  await expect(page.locator('[data-section="Pricing7"]')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(`${files}/x/PrivacyPolicy/?utm_source=x`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(/\/x\/sv\//);
  expect(troubles).toEqual([]);
});

test('its contact form reaches the inbox of the installation', async ({
  page,
  files,
  plinth,
  owner,
}) => {
  await page.goto(`${files}/x/`);
  await decline(page);
  const form = page.locator('[data-section="Contact3"]');
  await form.getByLabel('Enter your name').fill('Astrid');
  await form.getByLabel('Enter your email').fill('astrid@example.com');
  // A message that comes within two seconds counts as a machine's.
  await page.waitForFunction(() => performance.now() > 2500);
  const sent = page.waitForResponse(/\/api\/v1\/sites\/form\/contact\//);
  await form.getByRole('button').click();
  const response = await sent;
  expect(response.status()).toBe(204);
  expect(new URL(response.url()).origin).toBe(plinth.site('demo'));
  await expect(form.getByRole('status')).not.toBeEmpty();
  const siteId = /contact\/([\w-]+)\//.exec(response.url())?.[1] ?? '';
  const messages = await owner.call('GET', `/sites/${siteId}/messages`);
  expect(JSON.stringify(messages)).toContain('astrid@example.com');
});

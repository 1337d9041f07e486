import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrInstallChromium } from './chromium.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { ExpectedError, root } from './run.mjs';

const NAMES = ['sample', 'event', 'bakery', 'studio'];
/** Each picture's window, and how wide it is kept. */
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, width: 900, quality: 72 },
  phone: { viewport: { width: 390, height: 780 }, width: 390, quality: 72 },
};
/** A page is longer than anybody looks at in a gallery, px. */
const MAX_HEIGHT = { desktop: 5200, phone: 6400 };
const START_LIMIT_MS = 90_000;
const OWNER = { email: 'owner@plinth.example', password: 'correct horse battery' };

/** Draws the first pages of the templates named, or of all, as the built program shows them. */
export async function drawTemplates(wanted) {
  const executablePath = await findOrInstallChromium();
  if (executablePath === null) throw new ExpectedError('No pictures without a browser.');
  const server = await startServer();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const name of NAMES) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const site = await server.publish(name);
      for (const size of Object.keys(SIZES)) await draw({ browser, site, name, size });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function draw({ browser, site, name, size }) {
  const { viewport, width, quality } = SIZES[size];
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(site, { waitUntil: 'networkidle' });
  // Pictures come as they are scrolled to; the owner of a new site has no cookies to be asked about.
  await page.evaluate(async () => {
    for (const widget of document.querySelectorAll('[data-widget]')) widget.remove();
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(height, MAX_HEIGHT[size]) };
  const picture = await page.screenshot({ fullPage: true, clip });
  await page.close();
  const { default: sharp } = await import('sharp');
  const folder = path.join(root, 'src/sections/templates', name);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${size}.webp`);
  await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toFile(file);
  console.log(`${path.relative(root, file)}: ${fs.statSync(file).size} bytes`);
}

/** The built program on an empty data folder. */
async function startServer() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-templates-'));
  const port = 20_000 + Math.floor(process.pid % 20_000);
  const child = spawn(process.execPath, [path.join(root, 'dist/server/server.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE: 'off',
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
    },
  });
  const ask = asker(port);
  const until = Date.now() + START_LIMIT_MS;
  while ((await ask('GET', '/api/v1/health').catch(() => null))?.status !== 200) {
    if (Date.now() > until) throw new ExpectedError('The server did not start. Build first.');
    await delay(100);
  }
  const { headers } = await ask('POST', '/api/v1/auth/sign-in/email', { body: OWNER });
  const token = headers['set-auth-token'];
  return {
    async publish(template) {
      const made = await ask('POST', '/api/v1/sites', {
        token,
        body: { name: template, slug: `t-${template}`, template },
      });
      const { id } = JSON.parse(made.body);
      await ask('POST', `/api/v1/sites/${id}/draft/edits`, {
        token,
        body: {
          edits: [{ edit: 'setWidgets', values: { gdprBanner: { isVisible: false } } }],
        },
      });
      const published = await ask('POST', `/api/v1/sites/${id}/publish`, { token, body: {} });
      if (published.status !== 201) throw new ExpectedError(published.body);
      return `http://t-${template}.localhost:${port}/`;
    },
    async stop() {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function asker(port) {
  return (method, address, { body, token } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          path: address,
          method,
          headers: {
            host: `localhost:${port}`,
            origin: `http://localhost:${port}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

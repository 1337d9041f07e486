import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrInstallChromium } from './chromium.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { ExpectedError, root } from './run.mjs';

const PORT = Number(process.env['PORT'] ?? 4100);
const ORIGIN = `http://localhost:${PORT}`;
const OWNER = { email: 'owner@plinth.example', password: 'only for pictures' };
/** Each window's width, and how wide its picture is kept: thirty of them have to stay under 3 MB. */
const WIDTHS = { 360: 256, 768: 384, 1024: 480, 1440: 640, 1920: 720 };
const LOOKS = ['CORNERED', 'ROUNDED', 'SHARP'];
/** `light` is the sample as it comes, light and dark in turns; in `dark` every section is. */
const MODES = ['light', 'dark'];
const QUALITY = 42;
/** The picture in README.md. */
const FIRST_VIEW = { of: 'light-CORNERED-1440', width: 1200, quality: 60 };
const READY_LIMIT_MS = 90_000;

/** Draws the sample's home page at each width, light and dark, in each look. */
export async function drawScreenshots() {
  const executablePath = await findOrInstallChromium();
  if (executablePath === null) throw new ExpectedError('No pictures without a browser.');
  const { chromium } = await import('@playwright/test');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-screenshots-'));
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const site = await signIn();
    for (const mode of MODES) {
      if (mode === 'dark') await site.darken();
      for (const look of LOOKS) {
        await site.publish({ look });
        for (const [width, kept] of Object.entries(WIDTHS)) {
          const name = `${mode}-${look}-${width}`;
          await draw({ browser, siteId: site.id, width: Number(width), kept, name });
        }
      }
    }
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function draw({ browser, siteId, width, kept, name }) {
  const { default: sharp } = await import('sharp');
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  // Whoever has chosen already sees no banner.
  const url = `http://demo.localhost:${PORT}/`;
  await context.addCookies([{ name: siteId, value: '1', url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Every picture that waits to come into view comes into view.
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  if (name === FIRST_VIEW.of) {
    const view = await page.screenshot({ animations: 'disabled' });
    const { width: wide, quality } = FIRST_VIEW;
    await sharp(view)
      .resize({ width: wide })
      .webp({ quality, effort: 6 })
      .toFile(fileOf('first-view'));
  }
  await context.close();
  const file = fileOf(name);
  await sharp(picture).resize({ width: kept }).webp({ quality: QUALITY, effort: 6 }).toFile(file);
  console.log(`${path.relative(root, file)}: ${fs.statSync(file).size} bytes`);
}

function fileOf(name) {
  const folder = path.join(root, 'docs/screenshots');
  fs.mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name.toLowerCase()}.webp`);
}

/** The sample site through the API, as its owner. */
async function signIn() {
  await untilReady();
  const answer = await fetch(`${ORIGIN}/api/v1/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify(OWNER),
  });
  const authorization = `Bearer ${answer.headers.get('set-auth-token')}`;
  const call = async (address, body) => {
    const response = await fetch(`${ORIGIN}/api/v1${address}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new ExpectedError(`${address}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const [{ id }] = await call('/sites');
  const edit = (edits) => call(`/sites/${id}/draft/edits`, { edits });
  return {
    id,
    darken: async () => {
      const { pages } = await call(`/sites/${id}/draft`);
      const components = pages.flatMap((page) => page.components);
      await edit([
        { edit: 'setTheme', values: { colorMode: 'DARK' } },
        ...components.map((component) => ({
          edit: 'setSection',
          component: component.id,
          values: { colorMode: '' },
        })),
      ]);
    },
    publish: async (theme) => {
      await edit([{ edit: 'setTheme', values: theme }]);
      await call(`/sites/${id}/publish`, {});
    },
  };
}

async function untilReady() {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    try {
      const { ok } = await fetch(`${ORIGIN}/api/v1/health`);
      const sites = await fetch(`http://127.0.0.1:${PORT}/api/v1/health`);
      if (ok && sites.ok) return;
    } catch {
      // Not listening yet.
    }
    await delay(100);
  }
  throw new ExpectedError('The program did not start.');
}

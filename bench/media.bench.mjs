// What the pictures of the sample's home page weigh on a phone and on a desktop, and how long a photo takes to be ready.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as os from 'node:os';
import * as path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findOrInstallChromium } from '../scripts/lib/chromium.mjs';
import { root } from '../scripts/lib/run.mjs';

const PORT = Number(process.env['BENCH_MEDIA_PORT'] ?? 4610);
const SITE = `http://demo.localhost:${PORT}/`;
const OWNER = { email: 'bench@plinth.example', password: 'a long password' };
const VIEWS = [
  { width: 360, height: 740, scale: 1 },
  { width: 360, height: 740, scale: 3 },
  { width: 1440, height: 900, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
];
/** Every megapixel differently, as a photo is: plain colours would be packed to nothing. */
const PHOTO = { width: 4000, height: 3000 };
const START_LIMIT_MS = 120_000;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-bench-'));
const server = spawn(process.execPath, [path.join(root, 'dist/server/server.js')], {
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const started = performance.now();
  await ready(started + START_LIMIT_MS);
  console.log(`First start, with the sample's sizes: ${seconds(performance.now() - started)}`);
  await weigh();
  await timeUpload();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function ready(limit) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/v1/health`).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null || performance.now() > limit)
      throw new Error('The server has not started.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Loads the home page and scrolls through it, as a visitor who reads to the end. */
async function weigh() {
  const executablePath = await findOrInstallChromium();
  if (executablePath === null) throw new Error('The weight of pages needs Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const { width, height, scale } of VIEWS) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
    });
    const page = await context.newPage();
    const pictures = new Map();
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!type.startsWith('image/') || response.url().startsWith('data:')) return;
      const { responseBodySize } = await response.request().sizes();
      pictures.set(response.url(), responseBodySize);
    });
    await page.goto(SITE, { waitUntil: 'networkidle' });
    const firstView = sum(pictures.values());
    await page.evaluate(async (step) => {
      for (let top = 0; top < document.body.scrollHeight; top += step) {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
    }, height);
    await page.waitForLoadState('networkidle');
    console.log(
      `${width} px at ${scale}x: ${pictures.size} pictures, ${kilobytes(sum(pictures.values()))}; of these before scrolling ${kilobytes(firstView)}`,
    );
    for (const [url, bytes] of [...pictures].sort((a, b) => b[1] - a[1]).slice(0, 3)) {
      console.log(`    ${kilobytes(bytes).padStart(9)}  ${new URL(url).pathname}`);
    }
    await context.close();
  }
  await browser.close();
}

async function timeUpload() {
  const api = `http://127.0.0.1:${PORT}/api/v1`;
  const signIn = await fetch(`${api}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const authorization = `Bearer ${signIn.headers.get('set-auth-token')}`;
  const made = await fetch(`${api}/sites`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const { id } = await made.json();
  const photo = await noise(PHOTO);
  const form = new FormData();
  form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const start = performance.now();
  const waits = [];
  let isDone = false;
  const upload = fetch(`${api}/sites/${id}/media`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  }).then((answer) => answer.json());
  void upload.finally(() => (isDone = true));
  while (!isDone) {
    const before = performance.now();
    await visit();
    waits.push(performance.now() - before);
  }
  let media = await upload;
  while (media.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = await fetch(`${api}/sites/${id}/media/${media.id}`, {
      headers: { authorization },
    });
    media = await answer.json();
  }
  const took = performance.now() - start;
  waits.sort((a, b) => a - b);
  const at = (share) => `${(waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `A photo of 12 megapixels (${kilobytes(photo.length)}): ${media.status} after ${seconds(took)}`,
  );
  console.log(
    `Pages meanwhile: ${waits.length}, half within ${at(0.5)}, 99 of 100 within ${at(0.99)}`,
  );
}

/** Node resolves no name under localhost: the host goes in the header, which `fetch` doesn't let one set. */
function visit() {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: PORT, headers: { host: new URL(SITE).host } };
    http
      .get(options, (answer) => {
        answer.resume();
        answer.once('end', resolve);
      })
      .once('error', reject);
  });
}

function noise({ width, height }) {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pixels[at] = ((at / 3 / width) & 127) + (seed >> 25);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer();
}

function sum(numbers) {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

// Lighthouse as its own tool runs it: a phone on a slow line, simulated; the median of five runs of each sample page, as the
// program serves it and as the static export on a plain server does.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs';
import { findOrInstallChromium } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { get, startPlinth } from './lib/plinth.mjs';
import { median, Report } from './lib/report.mjs';
import { serveExport } from './lib/static-site.mjs';

const RUNS = 5;
const PAGES = ['/', '/PrivacyPolicy/'];
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const MAX_LCP_MS = 1300;
const MAX_TASK_MS = 50;
const START_LIMIT_MS = 30_000;

const report = new Report();
report.noteLoad();
const chromium = await findOrInstallChromium();
if (chromium === null) process.exit(1);
const plinth = await startPlinth();
const browser = await startBrowser(chromium);
const files = await serveExport(plinth);
try {
  for (const origin of [`http://${plinth.host}`, files.origin]) {
    for (const address of PAGES) {
      const results = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await visit(origin + address));
      tell(origin === files.origin ? `${address} of the static export` : address, results);
    }
  }
} finally {
  files.stop();
  await browser.stop();
  await plinth.stop();
}
report.finish();

async function visit(address) {
  const found = await lighthouse(address, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
  });
  const { lhr } = found;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

function tell(address, results) {
  report.note(address);
  for (const [id, name] of Object.entries(CATEGORIES)) {
    const scores = results.map(({ categories }) => Math.round((categories[id].score ?? 0) * 100));
    report.add(name, median(scores), '', { min: 100 });
    for (const line of lost(results[scores.indexOf(median(scores))], id)) report.note(line);
  }
  const value = (id) => median(results.map(({ audits }) => audits[id].numericValue));
  report.add('largest contentful paint', Math.round(value('largest-contentful-paint')), 'ms', {
    max: MAX_LCP_MS,
  });
  report.add('first contentful paint', Math.round(value('first-contentful-paint')), 'ms');
  report.add('total blocking time', Math.round(value('total-blocking-time')), 'ms');
  // To three decimals, as Lighthouse shows it.
  const shift = Math.round(value('cumulative-layout-shift') * 1000) / 1000;
  report.add('layout shift', shift, '', { max: 0 });
  // Times of the simulated phone depend on how busy this machine is.
  report.add(
    'longest task of our scripts',
    Math.round(median(results.map(longestOwnTask))),
    'ms',
    report.isBusy ? {} : { max: MAX_TASK_MS },
  );
  report.add('bytes of the whole visit', Math.round(value('total-byte-weight') / 1000), 'KB');
}

/** What a page lost points for. */
function lost(result, category) {
  return result.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id].score ?? 1) < 1)
    .map(({ id }) => `    ${id}: ${result.audits[id].displayValue ?? result.audits[id].title}`);
}

function longestOwnTask(result) {
  const tasks = result.audits['long-tasks']?.details?.items ?? [];
  return Math.max(
    0,
    ...tasks.filter(({ url }) => url.includes('/static/rt/')).map(({ duration }) => duration),
  );
}

/** A browser with a profile of its own. */
async function startBrowser(file) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-bench-'));
  const port = await freePort();
  const flags = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    ...CHROMIUM_FLAGS,
  ];
  const child = spawn(file, flags, { stdio: 'ignore' });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    // Its helpers may still be writing.
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while ((await get(port, '/json/version').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The browser did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop };
}

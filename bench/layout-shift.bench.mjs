// What moves on a published page while it loads, fonts cold, and is scrolled to its end: every page and language of the
// sample and of each template, at the widths of phones, tablets and desktops. Words after the file's name pick addresses.
import * as os from 'node:os';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs';
import { findOrInstallChromium } from '../scripts/lib/chromium.mjs';
import { measureShift } from './lib/layout-shift.mjs';
import { OWNER_ENV, ownerApi } from './lib/owner-api.mjs';

import { get, startPlinth } from './lib/plinth.mjs';
import { Report } from './lib/report.mjs';

const WIDTHS = [360, 375, 390, 412, 768, 1024, 1440, 1920];
const TEMPLATES = ['bakery', 'event', 'studio'];

const wanted = process.argv.slice(2);
const report = new Report();
const executablePath = await findOrInstallChromium();
if (executablePath === null) process.exit(1);
const plinth = await startPlinth(OWNER_ENV);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: 120_000 });
try {
  const call = await ownerApi(plinth);
  for (const template of TEMPLATES) {
    const { id } = await call('POST', '/sites', { name: template, slug: template, template });
    await call('POST', `/sites/${id}/publish`, {});
  }
  const sites = ['demo', ...TEMPLATES].map((slug) => `${slug}.localhost:${plinth.port}`);
  const addresses = (await Promise.all(sites.map(pagesOf)))
    .flat()
    .filter((address) => wanted.length === 0 || wanted.some((word) => address.includes(word)));
  const runs = addresses.flatMap((address) => WIDTHS.map((width) => ({ address, width })));
  const results = await inParallel(runs, ({ address, width }) =>
    measureShift(browser, address, width),
  );
  for (const [index, address] of addresses.entries()) {
    report.note(new URL(address).host.split('.', 1)[0] + new URL(address).pathname);
    for (const [at, width] of WIDTHS.entries()) {
      const { shift, moved } = results[index * WIDTHS.length + at];
      report.add(`${width} px wide, in ten-thousandths`, shift * 10_000, '', { max: 0 });
      for (const line of moved) report.note(`    ${line}`);
    }
  }
} finally {
  await browser.close();
  await plinth.stop();
}
report.finish();

/** A site's pages in all languages, as its sitemap has them. */
async function pagesOf(host) {
  const { bytes } = await get(plinth.port, '/sitemap.xml', { host });
  return [...bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `http://${host}${new URL(address).pathname}`,
  );
}

/** As many at a time as the machine has cores. */
async function inParallel(jobs, work) {
  const results = [];
  const queue = [...jobs.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, job] = next;
      results[index] = await work(job);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return results;
}

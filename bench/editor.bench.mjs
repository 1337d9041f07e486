// Writing in the editor against writing in a plain page: a copy of the same page, of the same size, whose texts are
// contenteditable and nothing more. Rounds go through all sizes and both pages in turn, so that other work on the machine
// falls on all of them alike.
import { setTimeout as delay } from 'node:timers/promises';
import { chromium as playwright } from 'playwright-core';
import { firstLoad } from '../scripts/lib/first-load.mjs';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs';
import { findOrInstallChromium } from '../scripts/lib/chromium.mjs';
import { pressed } from './lib/frame-after-press.mjs';
import { openings } from './lib/openings.mjs';
import { get, startPlinth } from './lib/plinth.mjs';
import { median, Report } from './lib/report.mjs';

const VIEWPORT = { width: 1440, height: 900 };
const SIZES = [3, 20, 100, 300];
const ROUNDS = 7;
const KEYS = 30;
/** Between two keys: twenty a second, faster than anybody writes, and each has its own frame on both pages. */
const KEY_PAUSE_MS = 50;
const CHANGES = 15;
const PUBLISHINGS = 15;
/** Between two questions of a visitor: without a pause worth the name, asking alone would take up a core of the machine. */
const ASK_PAUSE_MS = 5;
const MAX_RATIO = 2;
const MAX_GROWTH = 1.5;
const MAX_CHANGE_MS = 40;
const MAX_OPEN_MS = 800;
const MAX_PUBLISH_MS = 60;
const MAX_FIRST_LOAD_KB = 160;
const SECTIONS = ['Feature1', 'CTA1', 'Pricing7', 'Feature23', 'Contact3', 'Feature34'];
const OWNER = { email: 'owner@plinth.example', password: 'correct horse battery' };

const report = new Report();
report.noteLoad();
report.add(
  'script at first load, brotli',
  firstLoad('dist/client').reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  'kB',
  { max: MAX_FIRST_LOAD_KB },
);
const executablePath = await findOrInstallChromium();
if (executablePath === null) process.exit(1);
const plinth = await startPlinth({ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password });
const origin = `http://localhost:${plinth.port}`;
try {
  const largest = await inNewBrowser((context) => makeSite(context, SIZES.at(-1)));
  await inNewBrowser(measureTyping);
  await inNewBrowser((context) => measureChanges(context, largest));
  await measureOpening(largest);
  await inNewBrowser(measurePublishing);
} finally {
  await plinth.stop();
}
report.finish();

/** A browser of its own for each measure: nobody has a dozen closed editors in theirs. */
async function inNewBrowser(measure) {
  const browser = await playwright.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await post(context, '/auth/sign-in/email', OWNER);
    return await measure(context);
  } finally {
    await browser.close();
  }
}

async function measureTyping(context) {
  const places = [];
  for (const size of SIZES) {
    const { page, title } = await openEditor(context, await makeSite(context, size));
    places.push({ size, kind: 'editor', ...(await keyboardOf(page, title)) });
    const copy = await openCopy(context, page);
    const copied = copy.locator('[data-section="CTA1"] [data-field="title"]').first();
    places.push({ size, kind: 'plain', ...(await keyboardOf(copy, copied)) });
  }
  const work = new Map();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const place of places) {
      const took = await typeIn(place);
      // The first round warms up what runs often.
      if (round === 0) continue;
      const key = `${place.kind} ${place.size}`;
      work.set(key, [...(work.get(key) ?? []), took]);
    }
  }
  const of = (kind, size, what) => median(work.get(`${kind} ${size}`).map((took) => took[what]));
  for (const size of SIZES) {
    const ratio = of('editor', size, 'work') / of('plain', size, 'work');
    report.add(`work a key, ${size} sections, editor over plain`, ratio, '×', { max: MAX_RATIO });
    report.add(`work a key, ${size} sections, editor`, of('editor', size, 'work'), 'ms');
    report.add(`key to paint, ${size} sections, editor`, of('editor', size, 'paint'), 'ms');
    report.add(`key to paint, ${size} sections, plain`, of('plain', size, 'paint'), 'ms');
  }
  const [least, most] = [SIZES[0], SIZES.at(-1)];
  const growth = of('editor', most, 'work') / of('editor', least, 'work');
  report.add(`work a key, ${most} over ${least} sections`, growth, '×', { max: MAX_GROWTH });
  for (const { page } of places) await page.close();
}

/** Adding and moving a section on the largest page. */
async function measureChanges(context, site) {
  const { page } = await openEditor(context, site);
  const moves = [];
  const adds = [];
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const name = turn % 2 === 0 ? 'Move down' : 'Move up';
    await atRest(page);
    moves.push(await pressed(page, page.getByRole('button', { name, exact: true })));
    await page.getByRole('button', { name: 'Add section', exact: true }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: 'Call to action' });
    await choice.scrollIntoViewIfNeeded();
    await atRest(page);
    adds.push(await pressed(page, choice));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const changes = { 'moving a section among 300': moves, 'adding a section to 300': adds };
  for (const [change, times] of Object.entries(changes)) {
    const of = (what) => median(times.map((time) => time[what]));
    report.add(`${change}, painted`, of('painted'), 'ms', { max: MAX_CHANGE_MS });
    report.add(`${change}, on the screen`, of('shown'), 'ms');
  }
  await page.close();
}

/** From the address to a page that can be written in, and to one whose last section is there too. */
async function measureOpening({ id, count }) {
  const opened = await openings({
    executablePath,
    viewport: VIEWPORT,
    address: `${origin}/sites/${id}`,
    owner: OWNER,
    count,
  });
  const of = (what) => median(opened.map((times) => times[what]));
  report.add('opening 300 sections, until the view can be edited', of('first'), 'ms');
  report.add('opening 300 sections, until all can be edited', of('all'), 'ms', {
    max: MAX_OPEN_MS,
  });
}

/** From the press of Publish to the first answer with the new text to a visitor who asks again and again. */
async function measurePublishing(context) {
  const site = await makeSite(context, SIZES[0]);
  const { slug } = await (await context.request.get(`${origin}/api/v1/sites/${site.id}`)).json();
  const { page, title } = await openEditor(context, site);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  const times = [];
  for (let turn = 0; turn <= PUBLISHINGS; turn += 1) {
    const text = `Published ${turn} times`;
    await title.fill(text);
    await page.getByText('Saved', { exact: true }).waitFor();
    await atRest(page);
    const seen = firstSight(`${slug}.localhost:${plinth.port}`, text);
    await button.evaluate((element) => {
      element.addEventListener(
        'click',
        ({ timeStamp }) => (window.clickedAt = performance.timeOrigin + timeStamp),
        { capture: true, once: true },
      );
    });
    await button.click();
    const took = (await seen) - (await page.evaluate(() => window.clickedAt));
    // The first time the site itself begins to be there.
    if (turn > 0) times.push(took);
    // A visitor may know before the one who published: the answer is on its way.
    await page.getByRole('dialog', { name: 'Your site is live' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  report.add('from Publish to the new text at a visitor', median(times), 'ms', {
    max: MAX_PUBLISH_MS,
  });
  await page.close();
}

/** When a visitor is first answered with a text, in milliseconds since 1970, up to `ASK_PAUSE_MS` late. */
async function firstSight(host, text) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { bytes } = await get(plinth.port, '/', { host });
    if (bytes.includes(text)) return performance.timeOrigin + performance.now();
    await delay(ASK_PAUSE_MS);
  }
  throw new Error('The new text never came.');
}

async function makeSite(context, count) {
  const site = await post(context, '/sites', { name: `${count} sections` });
  const draft = await (await context.request.get(`${origin}/api/v1/sites/${site.id}/draft`)).json();
  const page = draft.pages[0].id;
  const names = ['Header53', 'CTA1'];
  while (names.length < count) names.push(SECTIONS[names.length % SECTIONS.length]);
  const edits = names.map((section) => ({ edit: 'addSection', page, section }));
  await post(context, `/sites/${site.id}/draft/edits`, { edits });
  return { id: site.id, count };
}

async function openEditor(context, site) {
  const page = await context.newPage();
  await page.goto(`${origin}/sites/${site.id}`);
  const canvas = page.frameLocator('iframe[title="Page canvas"]');
  await canvas
    .locator(`[data-section]`)
    .nth(site.count - 1)
    .waitFor({ state: 'attached' });
  const title = canvas.locator('[data-section="CTA1"] [data-field="title"]').first();
  await title.click();
  return { page, title };
}

/** The same page without its program: what a browser alone does with such a text. */
async function openCopy(context, page) {
  const frame = page.frames().find((one) => one.url().endsWith('/canvas.html'));
  const html = await frame.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const one of copy.querySelectorAll('script, .canvas-layer')) one.remove();
    for (const link of copy.querySelectorAll('link[href]')) link.setAttribute('href', link.href);
    return `<!doctype html>${copy.outerHTML}`;
  });
  const copy = await context.newPage();
  await copy.route('**/plain.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await copy.goto(`${origin}/plain.html`, { waitUntil: 'load' });
  return copy;
}

async function keyboardOf(page, title) {
  const client = await page.context().newCDPSession(page);
  // The thread's own time: what else the machine does falls on nobody.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, title, client };
}

/** Work of the main thread a key, and the time from a key to the frame after it. */
async function typeIn({ page, title, client }) {
  await page.bringToFront();
  await title.click();
  await page.keyboard.press('End');
  await title.evaluate(watchKeys);
  const before = await taskMs(client);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace');
    await delay(KEY_PAUSE_MS);
  }
  const after = await taskMs(client);
  const paints = await title.evaluate(() => window.keysToPaint);
  return { work: (after - before) / KEYS, paint: median(paints) };
}

/** Runs in the page: how long each key takes until the frame that shows it. */
function watchKeys() {
  window.keysToPaint = [];
  if (window.isWatchingKeys) return;
  window.isWatchingKeys = true;
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => window.keysToPaint.push(performance.now() - timeStamp)),
      ),
    true,
  );
}

async function taskMs(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Until a person would press: what is loaded ahead is there, and the pictures in view are drawn. */
async function atRest(page) {
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('[role="dialog"] iframe')];
    return (
      performance.getEntriesByName('plinth:loaded-ahead').length > 0 &&
      frames.every((frame) => frame.contentDocument?.querySelector('[data-section]'))
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function post(context, address, data) {
  const answer = await context.request.post(`${origin}/api/v1${address}`, {
    data,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

import { setTimeout as delay } from 'node:timers/promises';
import { startBareBrowser } from './bare-browser.mjs';

const OPENINGS = 13;
/** The browser makes its window first, and lets go of the last one: that is its own time. */
const BROWSER_PAUSE_MS = 1000;

/**
 * Opens a site's editor again and again, each time in a new page of one browser.
 * @param address of the editor
 * @param owner who signs in, `{ email, password }`
 * @param count of the page's sections
 * @returns for each opening `{ first, all }`, ms from the press of Enter until the first sections, and all, can be written in
 */
export async function openings({ executablePath, viewport, address, owner, count }) {
  const browser = await startBareBrowser(executablePath, viewport);
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/', address).href);
    await page.evaluate(signIn, owner);
    await page.close();
    const opened = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) {
      opened.push(await timeOpening(browser, address, count));
    }
    return opened;
  } finally {
    await browser.close();
  }
}

async function timeOpening(browser, address, count) {
  const page = await browser.newPage();
  await page.addInitScript(watchOpening, count);
  await delay(BROWSER_PAUSE_MS);
  await page.goto(address);
  // Asked once: asking again and again would itself be work in the page meanwhile.
  const opened = await page.evaluate(() => window.opened);
  await page.close();
  return opened;
}

/** Runs in the page. */
async function signIn(owner) {
  const answer = await fetch('/api/v1/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Runs in the page: notes when the canvas has its first sections, and all. */
function watchOpening(count) {
  if (window !== window.top) return;
  window.opened = new Promise((resolve) => {
    let first;
    const look = () => {
      const canvas = document.querySelector('iframe[title="Page canvas"]')?.contentDocument;
      const isEditable = canvas?.querySelector('[contenteditable="true"]') != null;
      const sections = canvas?.querySelectorAll('[data-section]').length ?? 0;
      if (isEditable) first ??= performance.now();
      if (!isEditable || sections < count) return requestAnimationFrame(look);
      resolve({ first, all: performance.now() });
    };
    requestAnimationFrame(look);
  });
}

/** Layout shift as the browser reports it, on a page that is loaded with cold fonts and scrolled slowly to its end. */

const HEIGHT = 800;
/** The fonts come well after the first picture, as on a slow line. */
const FONT_DELAY_MS = 300;
const STEP_PX = 40;
/** A busy machine takes its time. */
const LIMIT_MS = 180_000;

/** @returns the sum of what has shifted, and which elements did */
export async function measureShift(browser, address, width) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.route(/\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue().catch(() => undefined);
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => document.getElementById('fonts')?.media === 'all');
    await page.evaluate(() => document.fonts.ready);
    // The first movement brings films.
    await page.mouse.move(width / 2, HEIGHT / 2);
    await page.evaluate(scrollToEnd, STEP_PX);
    return await page.evaluate(() => window.shifts);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of its own. */
function watch() {
  const found = { shift: 0, moved: [] };
  window.shifts = found;
  const describe = ({ node, previousRect: a, currentRect: b }) => {
    const element = node?.nodeType === 3 ? node.parentElement : node;
    const name = element
      ? `${element.closest('[data-section]')?.dataset.section ?? ''} ${element.tagName} ${element.dataset.widget ?? element.textContent.trim().slice(0, 30)}`
      : 'a removed element';
    const box = ({ x, y, width, height }) =>
      [x, y, width, height].map((part) => Math.round(part)).join(' ');
    return `${name}: ${box(a)} → ${box(b)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      found.shift += entry.value;
      found.moved.push(
        `${entry.value.toFixed(5)} at ${Math.round(entry.startTime)} ms, scrolled ${Math.round(scrollY)}: ${entry.sources.map(describe).join('; ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: scrolls frame by frame, and waits for what follows the end. */
async function scrollToEnd(step) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  while (scrollY + innerHeight < root.scrollHeight - 1) {
    scrollBy({ top: step, behavior: 'instant' });
    await frame();
  }
  for (let waited = 0; waited < 30; waited += 1) await frame();
}

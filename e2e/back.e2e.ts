import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.mjs';
import { expect, test } from './flows/test';

// Playwright turns the back-forward cache off, which visitors' browsers have.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const banner = (page: Page) => page.locator('[data-widget="cookie-banner"]');

async function choose(page: Page, name: string): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name, exact: true }).click();
  await reloaded;
  await expect(banner(page)).toBeHidden();
}

/** Along the history as the browser's own buttons lead: a page that comes back as it was loads nothing to wait for. */
async function go(page: Page, steps: -1 | 1, url: string): Promise<void> {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await page.waitForURL(url, { waitUntil: 'commit' });
}

test('a page that the browser shows again as it was, and one in another tab, follow a choice made elsewhere', async ({
  page,
  plinth,
  context,
}) => {
  const home = `${plinth.site('demo')}/`;
  await page.goto(home);
  await expect(banner(page)).toBeVisible();
  // What a page's script has kept comes back with the page as it was.
  await page.evaluate(() => void Object.assign(window, { isAsItWas: true }));
  await page.goto(`${home}PrivacyPolicy/`);
  await go(page, -1, home);
  expect(await page.evaluate(() => 'isAsItWas' in window)).toBe(true);
  await expect(banner(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${home}de/`);
  await expect(banner(other)).toBeVisible();

  await go(page, 1, `${home}PrivacyPolicy/`);
  await choose(page, 'Accept');
  await expect(banner(other)).toBeHidden();
  const loadedAnew = page.waitForEvent('load');
  await go(page, -1, home);
  await loadedAnew;
  await expect(banner(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { boxOf } from './flows/layout';
import { expect, test } from './flows/test';

/** Widths on both sides of the layout's breakpoints (spec section 9). */
const WIDTHS = [360, 768, 1023, 1024, 1440];
const HEIGHT = 800;

/** Runs in the page: scrolls frame by frame, and waits for what follows the end. */
async function scrollToEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: 100, behavior: 'instant' });
    await frame();
  }
  for (let waited = 0; waited < 20; waited += 1) await frame();
}

/** Adds up what shifts on the page's documents, from their start. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // Chromium's entry, which the DOM's types don't know.
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

const fits = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth === document.documentElement.clientWidth,
  );

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    test('the bar has its links from 1024 px on, the full-screen menu below', async ({
      page,
      plinth,
    }) => {
      await page.goto(`${plinth.site('demo')}/`);
      const nav = page.getByRole('navigation', { name: 'Main' });
      const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
      const language = page.getByRole('button', { name: 'Language: English' });
      await expect(language).toBeVisible();
      if (width >= 1024) {
        await expect(hamburger).toBeHidden();
        // Widths and gaps of all four take less than 40 % of even the narrowest of these windows.
        await expect(nav.getByRole('link')).toHaveCount(4);
        await expect(nav.getByRole('button', { name: 'More' })).toBeHidden();
        const taken = await nav
          .getByRole('listitem')
          .evaluateAll((items) =>
            items.reduce((sum, item) => sum + item.getBoundingClientRect().width + 30, 0),
          );
        expect(taken).toBeLessThanOrEqual(width * 0.4);
        return;
      }
      await expect(nav).toBeHidden();
      await hamburger.click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Packages' })).toBeVisible();
      await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: HEIGHT });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(hamburger).toBeFocused();
    });

    test('the language menu stays in the window and is at most 580 px high', async ({
      page,
      plinth,
    }) => {
      await page.goto(`${plinth.site('demo')}/`);
      await page.getByRole('button', { name: 'Language: English' }).click();
      const menu = page.locator('[popover]:popover-open');
      await expect(menu.getByRole('link')).toHaveCount(6);
      await expect(async () => {
        const box = await boxOf(menu);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.height).toBeLessThanOrEqual(580);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    test('nothing scrolls sideways or shifts, and the hero fills the window', async ({
      page,
      plinth,
    }) => {
      const shifted = await watchShifts(page);
      for (const path of ['/PrivacyPolicy/', '/']) {
        await page.goto(`${plinth.site('demo')}${path}`);
        await expect(page.locator('#fonts')).toHaveAttribute('media', 'all');
        await page.evaluate(() => document.fonts.ready);
        expect([path, await fits(page)]).toEqual([path, true]);
        await page.evaluate(scrollToEnd);
        // To three decimals, as Lighthouse shows it: a busy browser may draw one frame with a label a few pixels off.
        expect([path, Math.round((await shifted()) * 1000) / 1000]).toEqual([path, 0]);
      }
      const hero = await page.locator('[data-section="Header53"]').boundingBox();
      expect(hero?.height).toBeGreaterThanOrEqual(HEIGHT);
    });

    test('banner, dialogs and popup fit the window', async ({ page, plinth }) => {
      await page.goto(`${plinth.site('demo')}/`);
      const inside = async (name: string, most: number) => {
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        // The dialog may still be rising.
        await expect
          .poll(async () => {
            const box = await dialog.boundingBox();
            if (box === null) return null;
            return {
              isInside: box.x >= 0 && box.x + box.width <= width,
              isLow: box.height <= HEIGHT * most,
            };
          })
          .toEqual({ isInside: true, isLow: true });
      };
      const banner = page.locator('[data-widget="cookie-banner"]');
      await expect(banner).toBeVisible();
      await expect(async () => {
        const box = await boxOf(banner);
        expect(box.x >= 0 && box.right <= width).toBe(true);
      }).toPass();
      await banner.getByRole('button', { name: 'Settings' }).click();
      await inside('Cookie settings', 0.98);
      await page.keyboard.press('Escape');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Decline', exact: true }).click();
      await reloaded;
      await page.getByRole('button', { name: 'PLAY VIDEO' }).click();
      await inside('Video', 1);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-widget="video-popup"]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      await inside("What's wrong with this website?", width > 768 ? 0.9 : 0.98);
    });
  });
}

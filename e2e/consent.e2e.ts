import type { Page } from '@playwright/test';
import { expect, test } from './flows/test';

/** Spec section 9. */
const CONSENT_DAYS = 100;

const banner = (page: Page) => page.locator('[data-widget="cookie-banner"]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieSettings'));

test('the banner asks at every visit until the visitor has chosen, and keeps nothing before', async ({
  page,
  plinth,
}) => {
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${plinth.site('demo')}/`);
    await expect(banner(page)).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    expect(await stored(page)).toBeNull();
  }
});

test('Accept keeps all categories for 100 days under the site’s id and reloads the page', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.site('demo')}/`);
  const siteId = await banner(page).getAttribute('data-site');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await reloaded;
  await expect(banner(page)).toBeHidden();
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    analytics: true,
    marketing: true,
    functional: true,
  });
  const [cookie] = await page.context().cookies();
  expect(cookie?.name).toBe(siteId);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(CONSENT_DAYS - 0.1);
  expect(days).toBeLessThan(CONSENT_DAYS + 0.1);
});

test('Decline keeps all categories as refused', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await reloaded;
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    analytics: false,
    marketing: false,
    functional: false,
  });
});

test('the settings start with all on, forget what was not confirmed, and keep what was', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.site('demo')}/`);
  const opener = banner(page).getByRole('button', { name: 'Settings', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  const analytics = dialog.getByRole('checkbox', { name: 'Analytics' });
  await opener.click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await reloaded;
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    analytics: false,
    marketing: true,
    functional: true,
  });
});

test('the settings keep the focus inside and give it back (C112)', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const opener = banner(page).getByRole('button', { name: 'Settings', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a page asks no other host before consent, and nothing breaks when storage is refused (C68)', async ({
  page,
  plinth,
}) => {
  const errors: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${plinth.site('demo')}/`, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(page.locator('video[data-playing]')).toHaveCount(1);
  expect(
    [...hosts].filter((host) => host !== '' && host !== `demo.localhost:${plinth.port}`),
  ).toEqual([]);
  expect(errors).toEqual([]);
});

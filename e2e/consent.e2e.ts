import type { Page } from '@playwright/test';
import { boxOf, overlap, resizeWindow } from './flows/layout';
import { publishSite } from './flows/publish';
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

test('the banner is a card in a bottom corner that leaves the hero’s words and buttons free', async ({
  page,
  plinth,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${plinth.site('demo')}/`);
  await expect(banner(page)).toBeVisible();
  const hero = page.locator('[data-section="Header53"]');
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await resizeWindow(page, { width, height });
    await expect(async () => {
      const card = await boxOf(banner(page));
      expect(card.width).toBeLessThanOrEqual(420);
      expect(card.height).toBeLessThanOrEqual(height / 4);
      expect(card.right).toBeGreaterThan(width - 40);
      expect(card.bottom).toBeGreaterThan(height - 40);
      for (const words of await hero.locator('h1, p, main a, [data-play]').all()) {
        expect(await overlap(banner(page), words)).toBe(0);
      }
    }).toPass();
  }
  await resizeWindow(page, { width: 360, height: 740 });
  await expect.poll(async () => (await boxOf(banner(page))).height).toBeLessThan(740 / 5);
});

test('to accept and to decline look the same', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  const look = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    const { width, height } = await boxOf(button);
    const style = await button.evaluate((element) => {
      const { backgroundColor, color, borderColor, boxShadow, fontSize, fontWeight } =
        getComputedStyle(element);
      return { backgroundColor, color, borderColor, boxShadow, fontSize, fontWeight };
    });
    return { width: Math.round(width), height, style };
  };
  await page.mouse.move(10, 10);
  expect(await look('Accept')).toEqual(await look('Decline'));
});

test('the banner never covers what has the focus, nor the widgets beside it', async ({
  page,
  plinth,
  owner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const entry = { id: 'm1', name: 'telegram', isActive: true, value: '@lockstep' };
  await publishSite(owner, 'focus', [
    { edit: 'addSection', section: 'Header53', id: 'hero' },
    { edit: 'addSection', section: 'Feature1', id: 'list' },
    { edit: 'addSection', section: 'Contact3', id: 'write' },
    { edit: 'addSection', section: 'Footer3', id: 'foot' },
    {
      edit: 'setNavigation',
      values: {
        footer: [1, 2, 3].map((n) => ({ id: `l${n}`, text: `Link ${n}`, link: '/#comp-list' })),
      },
    },
    {
      edit: 'setWidgets',
      values: {
        gdprBanner: { isVisible: true },
        scrollToTop: { isVisible: true },
        messenger: { isVisible: true, settings: { alignment: 'right' }, data: [entry] },
      },
    },
  ]);
  for (const [width, height] of [
    [1280, 600],
    [390, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${plinth.site('focus')}/`);
    await expect(banner(page)).toBeVisible();
    const isCovered = () =>
      page.evaluate(() => {
        const card = document.querySelector('[data-widget="cookie-banner"]');
        const focused = document.activeElement;
        if (!card || !focused || focused === document.body || card.contains(focused)) return '';
        const a = card.getBoundingClientRect();
        const b = focused.getBoundingClientRect();
        const isApart =
          b.right <= a.left || b.left >= a.right || b.bottom <= a.top || b.top >= a.bottom;
        return isApart ? '' : focused.outerHTML.slice(0, 200);
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 24; step += 1) {
        await page.keyboard.press(key);
        await expect.poll(isCovered).toBe('');
      }
    }
    await page.evaluate(() => scrollTo(0, 500));
    for (const widget of ['[data-widget="messenger"] > button', '[data-widget="scroll-to-top"]']) {
      await expect(page.locator(widget)).toBeVisible();
      await expect.poll(() => overlap(banner(page), page.locator(widget))).toBe(0);
    }
  }
});

interface KeptConsent {
  visitor: string;
  policyVersion: number;
  choice: Record<string, boolean>;
}

test('each choice is told to the site under a random id, which is kept from the first one on', async ({
  page,
  plinth,
  owner,
}) => {
  await publishSite(owner, 'record', [
    { edit: 'setWidgets', values: { gdprBanner: { isVisible: true, policyVersion: 3 } } },
  ]);
  await page.goto(`${plinth.site('record')}/`);
  const visitor = () => page.evaluate(() => localStorage.getItem('cookieVisitor'));
  const siteId = (await banner(page).getAttribute('data-site')) ?? '';
  const kept = () => owner.call<KeptConsent[]>('GET', `/sites/${siteId}/consents`);
  expect(await visitor()).toBeNull();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(async () => (await kept()).length).toBe(1);
  const id = await visitor();
  expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect((await kept())[0]).toMatchObject({
    visitor: id,
    policyVersion: 3,
    choice: { analytics: false, marketing: false, functional: false },
  });
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(async () => (await kept()).length).toBe(2);
  expect((await kept()).map((consent) => consent.visitor)).toEqual([id, id]);
});

test('a choice is told where storage is refused, and saved where the telling fails', async ({
  page,
  plinth,
}) => {
  const told: string[] = [];
  await page.route('**/api/v1/sites/consent/**', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.abort();
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${plinth.site('demo')}/`);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await reloaded;
  await expect(banner(page)).toBeHidden();
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    choice: { analytics: true, marketing: true, functional: true },
    visitor: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
  });
});

test('a browser that keeps no cookie is asked without an end to it, but never reloads by itself; nothing was agreed to', async ({
  page,
  plinth,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sites/consent/')) told.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await page.goto(`${plinth.site('demo')}/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect([loads, told]).toEqual([1, []]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

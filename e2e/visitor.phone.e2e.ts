import { expect, test } from './flows/test';

test('the hamburger opens a full-screen menu that locks the scroll and gives the focus back', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.site('demo')}/`);
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Packages' })).toBeVisible();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => menu.boundingBox()).toMatchObject(size);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(opener).toBeFocused();
});

test('a link of the menu closes it and leads to its section', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('[data-section="Pricing7"]')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link of the menu closes it and shows its section; its close button leaves the page where it is', async ({
    page,
    plinth,
  }) => {
    await page.goto(`${plinth.site('demo')}/`);
    const header = page.getByRole('banner');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await header.getByLabel('Menu', { exact: true }).and(page.locator(':visible')).click();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await menu.getByRole('link', { name: 'Packages' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('[data-section="Pricing7"]')).toBeInViewport();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(height);
    await header.getByLabel('Menu', { exact: true }).and(page.locator(':visible')).click();
    await menu.getByLabel('Close').and(page.locator(':visible')).click();
    await expect(menu).toBeHidden();
    expect(await scrolled()).toBe(before);
    // Once more: the menu is no trap and no dead end.
    await header.getByLabel('Menu', { exact: true }).and(page.locator(':visible')).click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('[data-section="Contact3"]')).toBeInViewport();
  });
});

test('the page has no sideways scroll', async ({ page, plinth }) => {
  for (const path of ['/', '/PrivacyPolicy/', '/de/']) {
    await page.goto(`${plinth.site('demo')}${path}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});

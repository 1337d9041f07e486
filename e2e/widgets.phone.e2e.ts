import { expect, test } from './flows/test';

test('a tooltip opens on touch and closes by itself after four seconds, or on scroll', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.site('demo')}/`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.locator('[data-widget="cookie-banner"]')).toBeHidden();
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  await social.scrollIntoViewIfNeeded();
  await social.dispatchEvent('touchstart');
  await expect(social).toHaveAttribute('data-tooltip-open');
  await expect(social).not.toHaveAttribute('data-tooltip-open', { timeout: 6000 });
  await social.dispatchEvent('touchstart');
  await expect(social).toHaveAttribute('data-tooltip-open');
  await page.evaluate(() => scrollBy(0, -50));
  await expect(social).not.toHaveAttribute('data-tooltip-open');
});

test('the cookie settings and the complaint form fit the window', async ({ page, plinth }) => {
  await page.goto(`${plinth.site('demo')}/`);
  await page
    .locator('[data-widget="cookie-banner"]')
    .getByRole('button', { name: 'Settings' })
    .click();
  const height = page.viewportSize()?.height ?? 0;
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  expect((await settings.boundingBox())?.height).toBeLessThanOrEqual(height * 0.98);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const form = page.getByRole('dialog', { name: "What's wrong with this website?" });
  await expect(form).toBeVisible();
  expect((await form.boundingBox())?.height).toBeLessThanOrEqual(height * 0.98);
});

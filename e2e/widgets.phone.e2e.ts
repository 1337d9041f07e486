import { makeSite } from './flows/editor';
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
  // The page may still be scrolling, which closes a tooltip.
  await expect(async () => {
    await social.dispatchEvent('touchstart');
    await expect(social).toHaveAttribute('data-tooltip-open', { timeout: 500 });
  }).toPass();
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
  await expect(settings).toBeVisible();
  await expect
    .poll(async () => (await settings.boundingBox())?.height)
    .toBeLessThanOrEqual(height * 0.98);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const form = page.getByRole('dialog', { name: "What's wrong with this website?" });
  await expect(form).toBeVisible();
  await expect
    .poll(async () => (await form.boundingBox())?.height)
    .toBeLessThanOrEqual(height * 0.98);
});

test('the messenger’s box takes 94 % of the window, at most 360 px', async ({
  page,
  plinth,
  owner,
}) => {
  const { id, slug } = await makeSite(owner, 'Messenger');
  const entry = { id: 'm1', name: 'telegram', isActive: true, value: '@lockstep' };
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setWidgets', values: { messenger: { isVisible: true, data: [entry] } } }],
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
  await page.goto(`${plinth.site(slug)}/`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect.poll(async () => (await chat.boundingBox())?.width).toBe(360);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(async () => Math.round((await chat.boundingBox())?.width ?? 0)).toBe(338);
});

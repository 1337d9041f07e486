import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

test('on a phone each panel is a sheet with targets for fingers, and the page stays in view', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Phone');
  const editor = await Editor.open(page, plinth, id);
  for (const name of ['Pages', 'Sections', 'Theme', 'Languages', 'Media', 'Settings']) {
    await editor.button(name).tap();
    const sheet = page.getByRole('region', { name, exact: true });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    const size = page.viewportSize();
    expect(box?.width).toBe(size?.width);
    expect(box?.height ?? Infinity).toBeLessThan((size?.height ?? 0) * 0.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size?.width);
    for (const button of await sheet.getByRole('button').filter({ visible: true }).all()) {
      // The library's drop zone has a button that only keyboards meet.
      if ((await button.getAttribute('aria-label')) === 'Drop files here') continue;
      await expect
        .poll(async () => (await button.boundingBox())?.height, {
          message: `${name}: ${await button.ariaSnapshot()}`,
        })
        .toBeGreaterThanOrEqual(43.5);
    }
  }
  // The bar has no room for these.
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await settings.getByRole('button', { name: 'Find…' }).tap();
  await expect(page.getByPlaceholder('Find a page, section, setting or action')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings.getByRole('button', { name: 'Share…' })).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).tap();
  await editor.button('Changes and checks').tap();
  const dialog = page.getByRole('dialog', { name: 'Before publishing' });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeVisible();
});

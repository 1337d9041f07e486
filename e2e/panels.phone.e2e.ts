import { Editor, makeSite } from './flows/editor';
import { boxOf } from './flows/layout';
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
    const size = page.viewportSize();
    await expect(async () => {
      const box = await boxOf(sheet);
      expect(box.width).toBe(size?.width);
      expect(box.height).toBeLessThan((size?.height ?? 0) * 0.7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size?.width);
    }).toPass();
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
  await expect(dialog.getByRole('button', { name: /^Publish (?:now|anyway)$/ })).toBeVisible();
});

test('on a phone the way to the languages says which one is written, where there are several', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Two languages');
  await page.setViewportSize({ width: 320, height: 640 });
  const editor = await Editor.open(page, plinth, id);
  const tab = editor.button('Languages');
  await expect(tab).toHaveText('Languages');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'addLanguage', code: 'pt-BR', values: { name: 'Brazilian Portuguese' } }],
  });
  await expect(tab.getByText('en', { exact: true })).toBeVisible();
  await expect(tab).toHaveAccessibleDescription('Writing in English');
  await tab.tap();
  const sheet = page.getByRole('region', { name: 'Languages', exact: true });
  await sheet.getByRole('button', { name: 'Brazilian Portuguese', expanded: false }).tap();
  await sheet.getByRole('button', { name: 'Write in Brazilian Portuguese' }).tap();
  const code = tab.getByText('pt-BR', { exact: true });
  await expect(code).toBeVisible();
  await expect(tab).toHaveAccessibleDescription('Writing in Brazilian Portuguese');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setLanguage', code: 'pt-BR', values: { name: 'Plain Brazilian' } }],
  });
  await expect(tab).toHaveAccessibleDescription('Writing in Plain Brazilian');
  await expect.poll(() => code.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('two taps on Delete in a row delete one section', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Two taps')).id);
  await editor.button('Sections').tap();
  const sheet = page.getByRole('region', { name: 'Sections', exact: true });
  const button = sheet.getByRole('button', { name: 'Delete Plans' });
  // The sheet stands still.
  await button.tap({ trial: true });
  const box = await boxOf(button);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(page.getByText('Plans is deleted.')).toBeVisible();
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(3);
});

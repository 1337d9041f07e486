import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsEnd } from './flows/animations';
import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PARTS = /\/uploads\/[a-z0-9]+\?offset=/;
const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Some words.\n') };
const PIXEL = { name: 'gate.png', mimeType: 'image/png', buffer: ONE_PIXEL };

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await choosing).setFiles(files);
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Media', exact: true });

test('files come in at once; each says how far it is and can be called off; a broken connection is only a pause', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Uploads');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Media').click();
  const panel = panelOf(page);
  await page.route(PARTS, (route) => route.abort('connectionreset'));
  await choose(page, [NOTES, PIXEL, { ...NOTES, name: 'third.txt' }]);
  const uploads = panel.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText(/^Connection lost/)).toHaveCount(2);
  await expect(uploads.getByText('Waits for its turn')).toBeVisible();
  await uploads.getByRole('button', { name: 'Cancel notes.txt' }).click();
  await expect(uploads.getByText('notes.txt')).toHaveCount(0);
  await page.unroute(PARTS);
  await expect(panel.getByRole('button', { name: /gate\.png/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /third\.txt/ })).toBeVisible();
  await expect(uploads).toHaveCount(0);
  const files = await owner.call<{ name: string }[]>('GET', `/sites/${id}/media`);
  expect(files.map(({ name }) => name).sort()).toEqual(['gate.png', 'third.txt']);
});

test('an upload goes on after the page was loaded anew', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Reload');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Media').click();
  await page.route(PARTS, (route) => route.abort('connectionreset'));
  await choose(page, [PIXEL]);
  await expect(panelOf(page).getByText(/^Connection lost/)).toBeVisible();
  await page.unroute(PARTS);
  await page.reload();
  await expect
    .poll(() => owner.call<{ name: string }[]>('GET', `/sites/${id}/media`))
    .toMatchObject([{ name: 'gate.png' }]);
});

test('files are dropped and pasted into the library', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Drop');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Media').click();
  const panel = panelOf(page);
  await expect(panel.getByText(/^No files yet/)).toBeVisible();
  const transfer = (name: string) =>
    page.evaluateHandle((title) => {
      const data = new DataTransfer();
      data.items.add(new File(['Some words.'], title, { type: 'text/plain' }));
      return data;
    }, name);
  const dataTransfer = await transfer('dropped.txt');
  // Beside its mark: a browser would open the file in place of the builder.
  for (const name of ['dragover', 'drop']) await panel.dispatchEvent(name, { dataTransfer });
  await expect(panel.getByRole('button', { name: /dropped\.txt/ })).toBeVisible();
  const clipboardData = await transfer('pasted.txt');
  await panel.evaluate(
    (element, data) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      ),
    clipboardData,
  );
  await expect(panel.getByRole('button', { name: /pasted\.txt/ })).toBeVisible();
});

test('the open library follows what the draft and the published site use', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Follow');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Media').click();
  const panel = panelOf(page);
  await choose(page, [PIXEL]);
  const tile = panel.getByRole('button', { name: /gate\.png/ });
  await expect(tile).toContainText('Not used');
  await expect(panel.getByText(/^Only unused \(1,/)).toBeVisible();
  const [file] = await owner.call<{ url: string }[]>('GET', `/sites/${id}/media`);
  const setFavicon = (favicon = '') =>
    owner.call('POST', `/sites/${id}/draft/edits`, {
      edits: [{ edit: 'setSettings', values: { favicon } }],
    });
  await setFavicon(file?.url);
  await expect(tile).toContainText('No alternative text');
  await expect(panel.getByText('Only unused (none)')).toBeVisible();
  await owner.call('POST', `/sites/${id}/publish`, {});
  await setFavicon();
  await expect(tile).toContainText('Published only');
  await expect(panel.getByText('Only unused (none)')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the library is accessible ${width} px wide, with uploads under way and refused`, async ({
    page,
    context,
    plinth,
  }) => {
    const owner = await signInBrowser(context, plinth);
    const { id } = await makeSite(owner, 'Access');
    await page.setViewportSize({ width, height: 844 });
    const editor = await Editor.open(page, plinth, id);
    await editor.button('Media').click();
    await choose(page, [PIXEL, { ...NOTES, name: 'notes.exe', mimeType: '' }]);
    const panel = panelOf(page);
    await expect(panel.getByRole('button', { name: /gate\.png/ })).toBeVisible();
    await expect(panel.getByRole('alert')).toContainText('notes.exe');
    await page.route(PARTS, (route) => route.abort('connectionreset'));
    await choose(page, [NOTES]);
    await expect(panel.getByText(/^Connection lost/)).toBeVisible();
    await animationsEnd(page);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual(
      [],
    );
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(width);
  });
}

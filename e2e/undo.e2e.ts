import { Editor, makeSite } from './flows/editor';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** Where undo and redo lead, and what they say. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

test('undoing a page that was added leads back to where one was, redoing it leads there again', async ({
  page,
  plinth,
}) => {
  const { id } = await makeSite(owner, 'A page less');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'addPage', id: 'about', values: { path: '/about' } }],
  });
  await page.goto(`${plinth.origin}/sites/${id}/pages/about`);
  const editor = new Editor(page);
  await editor.button('Pages').click();
  const panel = page.getByRole('region', { name: 'Pages', exact: true });
  await panel.getByRole('button', { name: 'Add page' }).click();
  const form = page.getByRole('form', { name: 'New page' });
  await form.getByLabel('Title').fill('Prices');
  await form.getByRole('button', { name: 'Add page' }).click();
  await expect(page).not.toHaveURL(/\/pages\/about$/);
  const added = page.url();
  const frame = await page.locator('[data-stage] iframe').elementHandle();
  await editor.button('Undo').click();
  await expect(page).toHaveURL(/\/pages\/about$/);
  await expect(page.locator('#announcements')).toHaveText('Undone: Page “/prices”');
  await expect(editor.button('Add section')).toBeEnabled();
  await editor.button('Redo').click();
  await expect(page).toHaveURL(added);
  await expect(page.locator('#announcements')).toHaveText('Done again: Page “Prices”');
  // One's own deletion is no different.
  await panel.getByRole('button', { name: 'Delete /prices' }).click();
  await expect(page).toHaveURL(/\/pages\/about$/);
  // All that time the canvas was there.
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
});

test('undo scrolls to what it changes only where that is out of view, and says what it was', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'At rest')).id);
  const said = page.locator('#announcements');
  const plans = editor.canvas.locator('[data-section="Pricing7"]');
  const topOf = () => plans.evaluate((root) => Math.round(root.getBoundingClientRect().top));
  // More than half of what is in view is the section's, but its end is below.
  await plans.evaluate((root) => {
    const view = root.ownerDocument.defaultView;
    const by = root.getBoundingClientRect().top - innerHeight * 0.4;
    view?.scrollBy({ top: by, behavior: 'instant' });
  });
  const isCutOff = await plans.evaluate(
    (root) => root.getBoundingClientRect().bottom > innerHeight,
  );
  expect(isCutOff).toBe(true);
  await plans.click({ position: { x: 10, y: 10 } });
  const before = await topOf();
  await page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Hide' })
    .click();
  await expect(said).toHaveText('Plans is hidden from visitors');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said).toHaveText('Undone: Plans');
  await expect(plans).toBeFocused();
  expect(await topOf()).toBe(before);
  await plans.evaluate((root) =>
    root.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' }),
  );
  await expect(plans).not.toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(said).toHaveText('Done again: Plans');
  await expect(plans).toBeInViewport();
});

import { Editor, makeSite } from './flows/editor';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** What is deleted goes from under the pointer, and the next one slides there. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

test('a double click on Delete in a section’s tools, and a held key, delete one section', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'On the page')).id);
  const sections = editor.canvas.locator('[data-section]');
  const remove = page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Delete' });
  await editor.canvas.locator('[data-section="Pricing7"]').click({ position: { x: 20, y: 20 } });
  await remove.dblclick();
  await expect(page.getByText('Plans is deleted.')).toBeVisible();
  await expect(sections).toHaveCount(3);
  await remove.focus();
  await page.keyboard.down('Enter');
  // A key that is held repeats itself.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Call to action is deleted.')).toBeVisible();
  await expect(sections).toHaveCount(2);
});

test('a double click on Delete in a panel deletes one section, and one page', async ({
  page,
  plinth,
}) => {
  const { id } = await makeSite(owner, 'In the panels');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: ['/one', '/two', '/three'].map((path) => ({ edit: 'addPage', values: { path } })),
  });
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Sections').click();
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await panel('Sections').getByRole('button', { name: 'Delete Plans' }).dblclick();
  await expect(page.getByText('Plans is deleted.')).toBeVisible();
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(3);
  await editor.button('Pages').click();
  const removes = panel('Pages').getByRole('button', { name: /^Delete / });
  await expect(removes).toHaveCount(4);
  await removes.nth(1).dblclick();
  await expect(page.getByText('/one is deleted.')).toBeVisible();
  await expect(removes).toHaveCount(3);
});

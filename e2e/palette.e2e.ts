import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

test('the palette finds a page, a section, a setting and an action by keyboard', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Found');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'addPage', values: { path: '/about', meta: { title: 'About us' } } },
      { edit: 'setText', component: 'cta', path: ['title'], text: 'Call the works' },
    ],
  });
  const editor = await Editor.open(page, plinth, id);
  const palette = page.getByRole('dialog', { name: 'Find' });
  const find = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };
  await find('call the works');
  await expect(
    editor.canvas.locator('[data-section="CTA1"]').and(editor.canvas.locator(':focus')),
  ).toHaveCount(1);
  // The focus is in the canvas now: the keys work there too.
  await find('tracking');
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(settings.getByLabel('Google tag id')).toBeVisible();
  await find('keyboard');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await find('add logo wall');
  await expect(editor.canvas.locator('[data-section="Clients1"]:focus')).toHaveCount(1);
  await find('about us');
  await expect(page).toHaveURL(/\/pages\//);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('no such thing');
  await expect(palette.getByRole('status')).toHaveText('Nothing found.');
});

test('the palette publishes, as the button does', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Palette publishes');
  const editor = await Editor.open(page, plinth, id);
  const find = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };
  await editor.write(editor.text('Header53', 'title'), 'From the palette');
  await find('publish');
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toContainText('Release 1');
  await page.keyboard.press('Escape');
  await find('publish');
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toContainText('Release 2');
});

test('the palette acts on the section that is selected', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Selected');
  const editor = await Editor.open(page, plinth, id);
  const plans = editor.canvas.locator('[data-section="Pricing7"]');
  const run = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Find' })).toBeHidden();
  };
  await plans.locator('[data-field="title"]').first().click();
  await run('duplicate');
  await expect(plans).toHaveCount(2);
  await expect(plans.nth(1)).toHaveAttribute('data-selected');
  await run('hide');
  await expect(plans.nth(1)).toHaveAttribute('data-status', 'hidden');
  await run('delete');
  await expect(plans).toHaveCount(1);
});

test('the question mark shows the keys, but is a character where somebody writes', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Keys');
  const editor = await Editor.open(page, plinth, id);
  const title = editor.text('Header53', 'title');
  await editor.write(title, 'Why?');
  await expect(title).toHaveText('Why?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeHidden();
  await editor.button('Pages').focus();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Redo')).toBeVisible();
});

test('the tips for the first time are read once', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Tips');
  await Editor.open(page, plinth, id);
  const tips = page.getByRole('complementary', { name: 'First steps' });
  await expect(tips.getByRole('status')).toContainText('1 of 5');
  await tips.getByRole('button', { name: 'Next tip' }).click();
  await expect(tips.getByRole('status')).toContainText('2 of 5');
  await tips.getByRole('button', { name: 'Skip' }).click();
  await expect(tips).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeVisible();
  await expect(tips).toBeHidden();
});

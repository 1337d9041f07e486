import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { boxOf } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a warning leads to its place and lets the site go live, with a note', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Checks');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Changes and checks').click();
  const dialog = page.getByRole('dialog', { name: 'Before publishing' });
  await expect(dialog.getByText('Not published yet')).toBeVisible();
  const warning = dialog.getByRole('button', { name: /has no description/ });
  await expect(warning.getByLabel('Warning')).toBeVisible();
  await warning.click();
  const description = panelOf(page, 'Pages').getByLabel('Description');
  await expect(description).toBeFocused();
  await description.fill('Checked before it is public.');
  await editor.button('Changes and checks').click();
  await expect(dialog.getByText('Not published yet')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await dialog.getByLabel('Note for the release').fill('First one');
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
  const [release] = await owner.call<{ note: string }[]>('GET', `/sites/${id}/releases`);
  expect(release?.note).toBe('First one');
});

test('a site from a template asks for its own words and address before it goes live first', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const values = { name: 'Our night', template: 'event' };
  const { id } = await owner.call<{ id: string }>('POST', '/sites', values);
  const editor = await Editor.open(page, plinth, id);
  const title = editor.text('Header53', 'title');
  await expect(title).toHaveAccessibleDescription('Example text');
  await editor.write(title, 'Ours');
  await expect(title).toHaveAccessibleDescription('');
  await editor.button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Before publishing' });
  await expect(dialog.getByText(/^Texts that are still examples/).first()).toBeVisible();
  await expect(dialog.getByText(/an example address that nobody reads/)).toBeVisible();
  await dialog.getByLabel('Contact e-mail').fill('us@lake-nights.com');
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  // Publishing waits up to 30 s for the sizes of the template's pictures.
  await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText(/example/)).toHaveCount(0);
  const draft = await owner.call<{ settings: { contactEmail: string } }>(
    'GET',
    `/sites/${id}/draft`,
  );
  expect(draft.settings.contactEmail).toBe('us@lake-nights.com');
});

test('what changed has its line in the dialog before publishing, however long its name is', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Long');
  await owner.call('POST', `/sites/${id}/publish`);
  const draft = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${id}/draft`);
  const title = 'Everything that there is to be said about isolations, permits and proofs of work';
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setPage', page: draft.pages[0]?.id, values: { meta: { title } } }],
  });
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Changes and checks').click();
  const dialog = page.getByRole('dialog', { name: 'Before publishing' });
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  const right = ({ x, width }: { x: number; width: number }) => x + width;
  expect(right(await boxOf(publish))).toBeLessThan(right(await boxOf(dialog)));
});

test('a check leads to the very field where it is mended', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Led there');
  const link = { id: 'gone', text: 'Gone', link: '/nowhere' };
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setNavigation', values: { footer: [link] } }],
  });
  const editor = await Editor.open(page, plinth, id);
  const picture = editor.canvas.locator('[data-section="Header53"] [data-key$="/imgUrl"]');
  await editor.upload(picture);
  await expect(picture).toHaveAccessibleName('Change picture');
  await editor.isSaved();
  const follow = async (message: RegExp) => {
    await editor.button('Changes and checks').click();
    const dialog = page.getByRole('dialog', { name: 'Before publishing' });
    await dialog.getByRole('button', { name: message }).first().click();
    await expect(dialog).toBeHidden();
  };
  await follow(/no alternative text/);
  const text = page.getByRole('dialog', { name: 'Picture' }).getByLabel('Alternative text');
  await expect(text).toBeFocused();
  await text.fill('A dot');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await editor.isSaved();
  await follow(/This button leads nowhere/);
  const address = page.getByRole('dialog', { name: 'Link' }).getByLabel('Address');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await follow(/leads to a page that doesn’t exist/);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('/nowhere');
});

test('the number beside Publish counts what visitors don’t see yet', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Counted');
  await owner.call('POST', `/sites/${id}/publish`, {});
  const editor = await Editor.open(page, plinth, id);
  const publish = editor.button('Publish');
  await expect(publish).toHaveAccessibleDescription('Release 1 is live');
  await editor.write(editor.text('Header53', 'title'), 'New');
  await expect(publish).toHaveAccessibleDescription('1 change not published');
  await editor.write(editor.text('CTA1', 'title'), 'Other');
  await expect(publish).toHaveAccessibleDescription('2 changes not published');
  await editor.isSaved();
  await page.reload();
  await expect(publish).toHaveAccessibleDescription('2 changes not published');
  await editor.write(editor.text('Pricing7', 'title'), 'Third');
  await editor.button('Changes and checks').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Counted3$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await publish.click();
  await expect(publish).toHaveAccessibleDescription('Release 2 is live');
});

test('a page is made from its title, told to search engines, put first and made home', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Paths');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Pages').click();
  const panel = panelOf(page, 'Pages');
  await panel.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Title').fill('About us');
  await expect(dialog.getByLabel('Path')).toHaveValue('/about-us');
  await dialog.getByRole('switch', { name: 'Show in the menu' }).check();
  await dialog.getByLabel('Path').press('Enter');
  await expect(panel.getByRole('link', { name: /About us/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Settings of /about-us' }).click();
  await panel.getByLabel('Description').fill('Who makes it.');
  await expect(panel.getByText('Who makes it.').last()).toBeVisible();
  await panel.getByLabel('Path').fill('/api');
  await expect(panel.getByText('This address is reserved.')).toBeVisible();
  await panel.getByLabel('Path').fill('/who');
  await expect(panel.getByText('/about-us will lead to the new path.')).toBeVisible();
  await panel.getByLabel('Path').press('Enter');
  await panel.getByRole('switch', { name: 'Hide from search engines' }).check();
  await expect(panel.getByText('Search engines are asked not to show')).toBeVisible();
  await panel.getByRole('button', { name: 'Make home page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make home page' }).click();
  await panel.getByRole('button', { name: 'All pages' }).click();

  const handle = panel.getByRole('button', { name: 'Reorder /', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('/: place 2 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('/: place 1 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('link').first()).toHaveText(/^Home/);
  await editor.isSaved();
  const draft = await owner.call<{
    pages: { path: string; meta: { title: string; isHidden: boolean } }[];
    redirects: { from: string }[];
    navigation: { header: { text: string; link: string }[] };
  }>('GET', `/sites/${id}/draft`);
  expect(draft.navigation.header.at(-1)).toMatchObject({ text: 'About us', link: '/' });
  expect(draft.pages.map(({ path }) => path)).toEqual(['/', '/home']);
  expect(draft.pages[0]?.meta).toMatchObject({ title: 'About us', isHidden: true });
  expect(draft.redirects.map(({ from }) => from).toSorted()).toEqual(['/about-us', '/who']);
});

test('a deleted page comes back at once, and a copied one opens with a title of its own', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Deleted');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'addPage', values: { path: '/about' } }],
  });
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Pages').click();
  const panel = panelOf(page, 'Pages');
  await panel.getByRole('link', { name: '/about' }).hover();
  await panel.getByRole('button', { name: 'Delete /about' }).click();
  await expect(panel.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(panel.getByRole('link')).toHaveCount(2);
  await panel.getByRole('link', { name: /^Home/ }).hover();
  await panel.getByRole('button', { name: 'Duplicate /', exact: true }).click();
  const copy = panel.getByRole('link', { name: /^Deleted \(2\)/ });
  await expect(copy).toHaveAttribute('aria-current', 'page');
  await expect(editor.text('Header53', 'title')).toBeVisible();
});

test('a language is added, written in place and in the table, sent out as a file and goes live alone', async ({
  page,
  context,
  plinth,
}, info) => {
  const owner = await signInBrowser(context, plinth);
  const { id, slug } = await makeSite(owner, 'Words');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setText', component: 'hero', path: ['title'], text: 'Hello' }],
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Languages').click();
  const panel = panelOf(page, 'Languages');
  await panel.getByLabel('Language to add').selectOption('sv');
  await panel.getByRole('button', { name: 'Add language' }).click();
  await panel.getByRole('button', { name: /Svenska Swedish/ }).click();

  await panel.getByRole('button', { name: 'Write in Swedish' }).click();
  const title = editor.text('Header53', 'title');
  await expect(title).toHaveAttribute('data-translation', 'missing');
  await editor.write(title, 'Hej');
  await expect(title).not.toHaveAttribute('data-translation');

  await panel.getByRole('button', { name: 'Table of texts' }).click();
  const table = page.getByRole('dialog', { name: 'Translate into Swedish' });
  await expect(table.getByLabel(/Title: Hello/)).toHaveValue('Hej');
  await table.getByRole('radio', { name: /Missing/ }).check();
  await expect(table.getByLabel(/Title: Hello/)).toHaveCount(0);
  const fields = table.getByRole('textbox').and(table.locator('textarea'));
  await fields.first().fill('Första');
  await page.keyboard.press('Control+Enter');
  await expect(fields.nth(1)).toBeFocused();
  await expect(fields.first()).toHaveValue('Första');
  await table.getByRole('button', { name: 'Close' }).click();
  await editor.isSaved();

  const downloading = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download XLIFF' }).click();
  const file = info.outputPath('words.xlf');
  await (await downloading).saveAs(file);
  const xliff = await readFile(file, 'utf8');
  await writeFile(file, xliff.replace('<target>Hej</target>', '<target>Hallå</target>'));
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload a translated file' }).click();
  await (await choosing).setFiles(file);
  await expect(panel.getByText(/^1 text taken/)).toBeVisible();
  await expect(title).toHaveText('Hallå');

  await panel.getByRole('button', { name: 'Publish this language' }).click();
  await page.getByRole('button', { name: 'Publish Swedish' }).click();
  await expect(panel.getByText(/Swedish is live/)).toBeVisible();
  const answer = await plinth.ask(`${plinth.site(slug)}/sv/`);
  expect(answer.body).toContain('Hallå');
});

test('making a language primary and removing one ask first and lose no text', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Primary');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'addLanguage', code: 'de' },
      { edit: 'setText', component: 'hero', path: ['title'], text: 'Hallo', lang: 'de' },
    ],
  });
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Languages').click();
  const panel = panelOf(page, 'Languages');
  await panel.getByRole('button', { name: /Deutsch German/ }).click();
  await panel.getByRole('button', { name: 'Make primary' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: /^English.*Primary/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Make primary' }).click();
  await question.getByRole('button', { name: 'Make primary' }).click();
  await expect(panel.getByRole('button', { name: /Deutsch.*Primary/ })).toBeVisible();
  await expect(editor.text('Header53', 'title')).toHaveText('Hallo');
  await panel.getByRole('button', { name: /^English/ }).click();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove English' }).click();
  await expect(panel.getByRole('button', { name: /^English/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(panel.getByRole('button', { name: /^English/ })).toBeVisible();
});

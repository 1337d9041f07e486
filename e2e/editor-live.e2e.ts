import { Editor, makeSite } from './flows/editor';
import { boxOf } from './flows/layout';
import { OWNER_ENV, signInBrowser } from './flows/owner';
import { startPlinth } from './flows/server';
import { expect, test } from './flows/test';

test('two tabs write in one paragraph and both keep their words', async ({ context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Two tabs');
  const one = await Editor.open(await context.newPage(), plinth, id);
  const two = await Editor.open(await context.newPage(), plinth, id);
  const field = ['CTA1', 'paragraph'] as const;
  await one.write(one.text(...field), 'The middle.');
  await one.isSaved();
  await expect(two.text(...field)).toHaveText('The middle.');
  await one.text(...field).click();
  await one.page.keyboard.press('ControlOrMeta+Home');
  await two.text(...field).click();
  await two.page.keyboard.press('ControlOrMeta+End');
  await one.page.keyboard.type('First. ');
  await two.page.keyboard.type(' Last.');
  for (const tab of [one, two]) {
    await expect(tab.text(...field)).toHaveText('First. The middle. Last.');
    await tab.isSaved();
  }
});

test('whoever has published is told what visitors see by now, when somebody else publishes', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Both publish');
  const one = await Editor.open(await context.newPage(), plinth, id);
  const two = await Editor.open(await context.newPage(), plinth, id);
  const dialogOf = ({ page }: Editor) => page.getByRole('dialog', { name: 'Your site is live' });
  await one.button('Publish').click();
  await expect(dialogOf(one)).toContainText('Release 1 is what visitors see now.');
  await two.button('Publish').click();
  await expect(dialogOf(two)).toContainText('Release 2 is what visitors see now.');
  await expect(dialogOf(one)).toContainText(
    'Release 1 was published. By now visitors see release 2.',
  );
  await expect(one.button('Publish')).toHaveAccessibleDescription('Release 2 is live');
  await owner.call('POST', `/sites/${id}/unpublish`);
  await expect(one.page.getByRole('dialog', { name: 'Your site is offline' })).toContainText(
    'The site has been taken offline since.',
  );
});

/** Runs in the page: what the browser's own copy holds, as far as it can be read as letters. */
async function keptByBrowser(): Promise<string> {
  const opening = indexedDB.open('plinth');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const reading = opening.result
    .transaction('unacknowledged')
    .objectStore('unacknowledged')
    .getAll();
  await new Promise((resolve) => (reading.onsuccess = resolve));
  opening.result.close();
  const entries = reading.result as { update: Uint8Array }[];
  return entries.map(({ update }) => new TextDecoder().decode(update)).join('');
}

test('a server killed while somebody types loses nothing', async ({ context }) => {
  const plinth = await startPlinth({ env: { ...OWNER_ENV, SAMPLE: 'off' } });
  try {
    const owner = await signInBrowser(context, plinth);
    const { id } = await makeSite(owner, 'Killed');
    const page = await context.newPage();
    const editor = await Editor.open(page, plinth, id);
    const title = editor.text('Header53', 'title');
    await editor.write(title, 'Acknowledged');
    await editor.isSaved();
    await page.keyboard.type(', and not');
    await plinth.kill('SIGKILL');
    await expect(editor.state).toHaveText('Offline: kept on this device');
    await page.keyboard.insertText(' yet');
    await expect(title).toHaveText('Acknowledged, and not yet');
    await expect.poll(() => page.evaluate(keptByBrowser)).toContain(' yet');
    // The tab goes too: what the server doesn't have is only in the browser's own copy now.
    await page.close();
    await plinth.start();
    const draft = () =>
      owner.call<{ pages: { components: { data: { title?: string } }[] }[] }>(
        'GET',
        `/sites/${id}/draft`,
      );
    expect((await draft()).pages[0]?.components[0]?.data.title).toBe('Acknowledged');
    const again = await Editor.open(await context.newPage(), plinth, id);
    await expect(again.text('Header53', 'title')).toHaveText('Acknowledged, and not yet');
    await again.isSaved();
    expect((await draft()).pages[0]?.components[0]?.data.title).toBe('Acknowledged, and not yet');
  } finally {
    await plinth.stop();
  }
});

test('a tab that goes offline keeps its edits and sends them when it is back', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Offline');
  const editor = await Editor.open(await context.newPage(), plinth, id);
  await context.setOffline(true);
  await expect(editor.state).toHaveText('Offline: kept on this device');
  await editor.write(editor.text('Header53', 'title'), 'Written on a train');
  await context.setOffline(false);
  await editor.isSaved();
  const draft = await owner.call<{ pages: { components: { data: { title?: string } }[] }[] }>(
    'GET',
    `/sites/${id}/draft`,
  );
  expect(draft.pages[0]?.components[0]?.data.title).toBe('Written on a train');
});

test('without a connection publishing says so at once, and every panel still opens', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Unpublished');
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  // What may be opened later comes by itself a few seconds after the page.
  await page.waitForFunction(
    () => performance.getEntriesByName('plinth:loaded-ahead').length > 0,
    null,
    { timeout: 30_000 },
  );
  await context.setOffline(true);
  await expect(editor.state).toHaveText('Offline: kept on this device');
  await editor.button('Publish').click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.button('Theme').click();
  await expect(page.getByLabel('Primary, hex')).toBeVisible();
  await context.setOffline(false);
  await editor.isSaved();
});

test('what could not be loaded without a connection comes whole once it is back', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Not loaded');
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  await context.setOffline(true);
  await editor.button('Pages').click();
  await editor.button('Publish').click();
  const failures = page.getByText('This could not be loaded. Check the connection.');
  await expect(failures.first()).toBeVisible();
  // It takes no room from the bar, where a part of it was to be.
  const [publish, notice] = [await boxOf(editor.button('Publish')), await boxOf(failures.first())];
  expect(notice.y).toBeGreaterThan(publish.y + publish.height);
  await context.setOffline(false);
  await expect(editor.button('Add page')).toBeVisible();
  await expect(failures).toHaveCount(0);
  await expect.poll(() => page.evaluate(areStylesThere)).toBe(true);
  // Being offline is over, and nothing says otherwise.
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

/** Runs in the page. Rules of a stylesheet that didn't come can't be read. */
function areStylesThere(): boolean {
  return [...document.styleSheets].every((sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });
}

test('a preview leaves the focus on its button', async ({ context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Previewed');
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Preview').focus();
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await tab).locator('[data-section]').first()).toBeVisible();
  await expect(editor.button('Preview')).toBeFocused();
  await expect(editor.button('Preview')).not.toHaveAttribute('aria-disabled', 'true');
});

test('who is in a section that somebody else deletes is told by whom', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Deleted');
  const one = await Editor.open(await context.newPage(), plinth, id);
  const two = await Editor.open(await context.newPage(), plinth, id);
  await one.text('CTA1', 'title').click();
  await two.text('CTA1', 'title').click();
  await two.page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(one.page.getByRole('alert')).toHaveText(/^“Call to action” was deleted by \S+/);
  await expect(two.page.getByText('Call to action is deleted.')).toBeVisible();
  await two.button('Undo it').click();
  await expect(one.text('CTA1', 'title')).toBeVisible();
});

test('who writes in what somebody else deletes goes on typing into nothing, until they pick something', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Typed on');
  const change = (edit: object) =>
    owner.call('POST', `/sites/${id}/draft/edits`, { edits: [edit] });
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  const { canvas } = editor;
  const dialog = page.getByRole('dialog');
  const typeOn = async () => {
    await page.keyboard.type('lost? ');
    for (const key of ['Backspace', 'Backspace', 'Delete', 'Enter']) await page.keyboard.press(key);
  };

  await editor.text('Pricing7', 'cardTitle').click();
  const plan = canvas.locator('[data-section="Pricing7"] [data-item="plans"]').first();
  const [component, ...path] = (await plan.getAttribute('data-at'))?.split('/') ?? [];
  await change({ edit: 'removeItem', component, path });
  await expect(page.getByRole('alert')).toHaveText(/^What you were writing in was deleted by/);
  await typeOn();
  await editor.text('CTA1', 'title').click();
  await page.keyboard.type('Q');
  await expect(editor.text('CTA1', 'title')).toContainText('Q');

  await change({ edit: 'removeSection', component: 'cta' });
  await expect(page.getByRole('alert')).toHaveText(/^“Call to action” was deleted by/);
  await typeOn();
  await expect(canvas.locator('[data-selected]')).toHaveCount(0);
  // The keyboard goes on from where the section was.
  await page.keyboard.press('Tab');
  await expect(canvas.locator('[data-section="Footer3"]:focus-within')).toHaveCount(1);
  await expect(canvas.locator('[data-section]')).toHaveCount(3);
  await expect(dialog).toHaveCount(0);
});

test('who picks something before the editor watches what others delete is told all the same', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Early');
  const page = await context.newPage();
  let isHeld = false;
  let bring = () => {};
  const script = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('What you were writing in')) {
      isHeld = true;
      await script;
    }
    await route.fulfill({ response });
  });
  const editor = await Editor.open(page, plinth, id);
  await editor.text('Pricing7', 'cardTitle').click();
  const plans = editor.canvas.locator('[data-section="Pricing7"] [data-item="plans"]');
  const count = await plans.count();
  const [component, ...path] = (await plans.first().getAttribute('data-at'))?.split('/') ?? [];
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'removeItem', component, path }],
  });
  await expect(plans).toHaveCount(count - 1);
  await expect.poll(() => isHeld).toBe(true);
  bring();
  await expect(page.getByRole('alert')).toHaveText(/^What you were writing in was deleted by/);
  // Other scripts may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whose page somebody else deletes types into nothing, and finds no trace of their caret once it is back', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Page taken');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'addPage', id: 'about', values: { path: '/about' } },
      { edit: 'addSection', id: 'call', page: 'about', section: 'CTA1' },
    ],
  });
  const one = await Editor.open(await context.newPage(), plinth, `${id}/pages/about`);
  const two = await Editor.open(await context.newPage(), plinth, id);
  await one.text('CTA1', 'title').click();
  const counter = one.canvas.locator('.canvas-status');
  await expect(counter).toBeVisible();
  await two.button('Pages').click();
  await two.button('Delete /about').click();
  await expect(one.page.getByRole('heading', { name: 'This page isn’t here' })).toBeVisible();
  await one.page.keyboard.type('lost?');
  await expect(one.page.getByRole('dialog')).toHaveCount(0);
  await two.button('Undo it').click();
  await expect(one.text('CTA1', 'title')).toBeVisible();
  await expect(counter).toHaveCount(0);
  await one.page.keyboard.press('Escape');
  await one.page.keyboard.type('?');
  await expect(one.page.getByRole('dialog')).toBeVisible();
});

test('whose page’s settings are open is told by whom it was deleted, and what was typed comes back with it', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Deleted settings');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'addPage', id: 'about', values: { path: '/about' } }],
  });
  const one = await Editor.open(await context.newPage(), plinth, id);
  const two = await Editor.open(await context.newPage(), plinth, id);
  for (const { page } of [one, two]) await page.getByRole('button', { name: 'Pages' }).click();
  await one.button('Settings of /about').click();
  const title = one.page.getByRole('textbox', { name: 'Title' });
  await title.fill('About the harbour');
  const row = two.page.getByRole('link', { name: 'About the harbour' });
  await expect(row).toBeVisible();
  await two.button('Delete /about').click();
  await expect(one.page.getByRole('alert')).toHaveText(
    /^\S.* deleted the page “About the harbour” while its settings were open here\. .* can undo that/,
  );
  await expect(title).toBeHidden();
  await two.button('Undo it').click();
  await expect(row).toBeVisible();
  await one.button('Settings of /about').click();
  await expect(title).toHaveValue('About the harbour');
});

test('an address of a page or a site that isn’t there says so and leads back', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Nowhere');
  const page = await context.newPage();
  await page.goto(`${plinth.origin}/sites/${id}/pages/nope`);
  await expect(page.getByRole('heading', { name: 'This page isn’t here' })).toBeVisible();
  // Nothing that concerns a page looks as if there were one.
  const editor = new Editor(page);
  const width = page.getByRole('radiogroup', { name: 'Width of the page' });
  const inertWidth = page.locator('[inert]').filter({ has: width });
  await expect(editor.button('Add section')).toBeDisabled();
  await expect(editor.button('Preview')).toBeDisabled();
  await expect(inertWidth).toHaveCount(1);
  await expect(page.getByRole('banner').getByText('/', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Open the home page' }).click();
  await expect(editor.button('Preview')).toBeEnabled();
  await expect(inertWidth).toHaveCount(0);
  await expect(editor.text('Header53', 'title')).toBeVisible();
  await page.goto(`${plinth.origin}/sites/nope`);
  await expect(page.getByRole('heading', { name: 'This site isn’t here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your sites' })).toBeVisible();
  await page.goto(`${plinth.origin}/sites/${id}/theme`);
  await expect(page.getByRole('region', { name: 'Theme' })).toBeVisible();
});

test('a word typed just before the tab is closed is there when it is opened again (C98)', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Closed');
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  await editor.write(editor.text('Header53', 'title'), 'The last word');
  await page.close();
  const again = await Editor.open(await context.newPage(), plinth, id);
  await expect(again.text('Header53', 'title')).toHaveText('The last word');
});

test('a preview opens no tab without a connection, and says on a slow one what it waits for', async ({
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Waits');
  const page = await context.newPage();
  const editor = await Editor.open(page, plinth, id);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/draft/preview', async (route) => {
    await held;
    await route.continue();
  });
  const opened = context.waitForEvent('page');
  await editor.button('Preview').click();
  const preview = await opened;
  await expect(preview.getByRole('status')).toHaveText(/making the preview/);
  goOn();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await preview.close();
  await context.setOffline(true);
  await expect(editor.state).toHaveText('Offline: kept on this device');
  await editor.button('Preview').click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  expect(context.pages()).toHaveLength(1);
});

test('a guest with a link edits without an account, and a preview shows the draft', async ({
  browser,
  plinth,
  owner,
}) => {
  const { id, slug } = await makeSite(owner, 'Guests');
  const link = await owner.call<{ url: string }>('POST', `/sites/${id}/share-links`, {
    right: 'edit',
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link.url);
  const editor = new Editor(page);
  await editor.write(editor.text('Header53', 'title'), 'By a guest');
  await editor.isSaved();
  await expect(editor.button('Publish')).toBeHidden();
  const opened = context.waitForEvent('page');
  await editor.button('Preview').click();
  const preview = await opened;
  await preview.waitForURL(`${plinth.site(slug)}/?authHash=*`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('By a guest');
  await context.close();
});

import { Editor, makeSite } from './flows/editor';
import { overlap } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { startPlinth } from './flows/server';
import { expect, test } from './flows/test';

for (const database of ['sqlite', 'postgres'] as const) {
  test(`from the set-up link to a headline that visitors see, on ${database}`, async ({ page }) => {
    const plinth = await startPlinth({ database });
    try {
      await page.goto(await plinth.setupLink());
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('E-mail').fill('ada@plinth.example');
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('link', { name: 'Lockstep', exact: true }).click();
      const editor = new Editor(page);
      await editor.write(editor.text('Header53', 'title'), 'Isolate first, then open');
      await editor.button('Publish').click();
      await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
      await page.goto(`${plinth.site('demo')}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isolate first, then open');
    } finally {
      await plinth.stop();
    }
  });
}

test.describe('a text on the page', () => {
  let editor: Editor;

  test.beforeEach(async ({ page, context, plinth }) => {
    const owner = await signInBrowser(context, plinth);
    const { id } = await makeSite(owner, 'Texts');
    editor = await Editor.open(page, plinth, id);
  });

  test('counts, warns and refuses at its limit', async ({ page }) => {
    const title = editor.text('Header53', 'title');
    await editor.write(title, 'a'.repeat(54));
    await expect(editor.canvas.getByText('54/60')).toBeVisible();
    await page.keyboard.type('b');
    await expect(editor.canvas.getByText('Near the limit')).toBeVisible();
    await page.keyboard.type('cdefghij');
    await expect(editor.canvas.getByText('60/60')).toBeVisible();
    await expect(editor.canvas.getByText('Limit reached')).toBeVisible();
    await expect(title).toHaveText(`${'a'.repeat(54)}bcdefg`);
  });

  test('takes plain text from a clipboard that holds more (C18)', async () => {
    const title = editor.text('Header53', 'title');
    await editor.write(title, 'Before ');
    await title.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<p class="MsoNormal"><b>Bold</b><o:p></o:p></p>');
      data.setData('text/plain', 'Bold');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(title).toHaveText('Before Bold');
    expect(await title.innerHTML()).toBe('Before Bold');
  });

  test('breaks lines with Enter and takes no formatting', async ({ page }) => {
    const title = editor.text('Header53', 'title');
    await editor.write(title, 'One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('three ');
    expect(await title.evaluate((element) => element.textContent)).toBe('One\ntwo\nthree ');
    await title.blur();
    expect(await title.evaluate((element) => element.innerHTML)).toBe('One\ntwo\nthree');
  });

  test('is written by an input method without its Enter (C02)', async ({ page, context }) => {
    const title = editor.text('Header53', 'title');
    await editor.write(title, 'x');
    await page.keyboard.press('Backspace');
    const session = await context.newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'nihao',
      selectionStart: 5,
      selectionEnd: 5,
    });
    await session.send('Input.insertText', { text: '你好' });
    expect(await title.evaluate((element) => element.textContent)).toBe('你好');
    await editor.isSaved();
  });

  test('is restored when it may not be empty, and shows the hint when it may', async ({ page }) => {
    const price = editor.text('Pricing7', 'labelTitle');
    const before = (await price.textContent()) ?? '';
    await price.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await price.blur();
    await expect(price).toHaveText(before);
    await expect(editor.canvas.getByText('This field is required')).toBeVisible();
    await price.click();
    await expect(editor.canvas.getByText('This field is required')).toBeHidden();
    // It goes with what is typed or pressed elsewhere too.
    for (const goOn of [
      () => page.keyboard.type('!'),
      () => editor.text('CTA1', 'title').click(),
    ]) {
      await price.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await expect(editor.canvas.getByText('This field is required')).toBeVisible();
      // Nor does it cover the counter of the text that is gone on to.
      const status = editor.canvas.locator('.canvas-status');
      await expect(status).toHaveCount(2);
      await expect.poll(() => overlap(status.first(), status.last())).toBe(0);
      await goOn();
      await expect(editor.canvas.getByText('This field is required')).toBeHidden();
    }
    const period = editor.text('Pricing7', 'labelParagraph');
    await period.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await period.blur();
    const hint = await period.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(hint).toBe('"Your text"');
  });

  test('is taken back with everything else in reverse order, the focus following (C10)', async ({
    page,
  }) => {
    const title = editor.text('Header53', 'title');
    const paragraph = editor.text('CTA1', 'paragraph');
    const before = await title.textContent();
    await title.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('!');
    await paragraph.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' More.');
    const plans = editor.canvas.locator('[data-item="plans"]');
    await plans.first().hover();
    await page.getByRole('button', { name: 'Add plan' }).click();
    await expect(plans).toHaveCount(4);
    await title.click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(plans).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(paragraph).not.toContainText('More.');
    await expect(paragraph).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(title).toHaveText(before ?? '');
    await expect(title).toBeFocused();
    await editor.button('Redo').click();
    await expect(title).toHaveText(`${before}!`);
  });
});

test('a page’s links are not followed while it is edited', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Links');
  const editor = await Editor.open(page, plinth, id);
  const address = page.url();
  const footer = editor.canvas.locator('[data-section="Footer3"]');
  // Any link that a section draws; the parts that are edited draw none.
  await footer.evaluate((root) => {
    const link = root.ownerDocument.createElement('a');
    link.href = '/account';
    link.append('Account');
    root.append(link);
  });
  await footer.getByRole('link', { name: 'Account' }).click();
  await footer.locator('.canvas-logo').click();
  expect(page.url()).toBe(address);
  await expect(footer).toBeVisible();
});

test('sections and their items are moved, copied, hidden and taken away', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Sections');
  const editor = await Editor.open(page, plinth, id);
  const names = () =>
    editor.canvas
      .locator('[data-section]')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-section')));
  await editor.text('CTA1', 'title').click();
  const actions = page.getByRole('toolbar', { name: 'Section actions' });
  await actions.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(names).toEqual(['Header53', 'CTA1', 'Pricing7', 'Footer3']);
  await actions.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(names).toEqual(['Header53', 'CTA1', 'CTA1', 'Pricing7', 'Footer3']);
  await actions.getByRole('button', { name: 'Hide' }).click();
  await expect(actions.getByRole('button', { name: 'Show' })).toBeVisible();
  await actions.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(names).toEqual(['Header53', 'CTA1', 'Pricing7', 'Footer3']);
  await editor.button('Add section').click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('button', { name: 'Logo wall' }).click();
  await expect.poll(async () => (await names()).includes('Clients1')).toBe(true);
  await editor.isSaved();
});

test('a link is set in its dialog, and an unsafe one refused', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Link');
  const editor = await Editor.open(page, plinth, id);
  // The tools go from one text to the next.
  await editor.text('Header53', 'title').click();
  const dialog = await editor.openLink(editor.text('Header53', 'btnText'));
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Use a web address')).toBeVisible();
  await dialog.getByLabel('Address').fill('mailto:a@b.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await editor.isSaved();
  const draft = await owner.call<{ pages: { components: { data: { btnUrl?: string } }[] }[] }>(
    'GET',
    `/sites/${id}/draft`,
  );
  expect(draft.pages[0]?.components[0]?.data.btnUrl).toBe('mailto:a@b.example');
});

test('a refused publish names the place and leads there', async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Refused');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setText', component: 'foot', path: ['copyrightText'], text: '' }],
  });
  const draft = await owner.call<{
    pages: { components: { data: { plans?: { id: string }[] } }[] }[];
  }>('GET', `/sites/${id}/draft`);
  const plan = draft.pages[0]?.components[1]?.data.plans?.[0]?.id ?? '';
  const editor = await Editor.open(page, plinth, id);
  // No single edit breaks a rule, but what two people write at once can: each of them is within the limit.
  const label = editor.text('Pricing7', 'labelTitle');
  await context.setOffline(true);
  await label.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' a month');
  const path = ['plans', plan, 'labelTitle'];
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'setText', component: 'plans', path, text: 'Only from £0' }],
  });
  await context.setOffline(false);
  await expect(label).toHaveText('Only from £0 a month');
  await editor.isSaved();
  await editor.button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'This can’t go live yet' });
  await expect(dialog.getByText('At most 15 characters.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(editor.text('Pricing7', 'labelTitle')).toBeFocused();
});

test('an alignment, a flag and a picture are set beside what they change', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Values');
  const editor = await Editor.open(page, plinth, id);
  const title = editor.text('CTA1', 'title');
  await title.click();
  await page.getByRole('button', { name: 'Alignment' }).click();
  await page.getByRole('menuitemradio', { name: 'Centre' }).click();
  await expect(title).toHaveAttribute('data-align', 'center');
  await page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Settings' })
    .click();
  const settings = page.getByRole('complementary', { name: 'Section settings' });
  const before = await title.getAttribute('class');
  await settings.getByRole('switch', { name: /gradient/i }).click();
  await expect.poll(() => title.getAttribute('class')).not.toBe(before);
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await expect(editor.canvas.locator('[data-section="CTA1"]')).toHaveAttribute(
    'data-color-mode',
    'DARK',
  );
  await editor.text('Header53', 'title').click();
  const slot = editor.canvas.getByRole('button', { name: 'Add picture' }).first();
  await editor.upload(slot);
  await expect(
    editor.canvas.locator('[data-section="Header53"] picture img').first(),
  ).toBeVisible();
  await editor.isSaved();
});

test('the theme shows on the page at once, and a bad hex keeps the colour before (C92)', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Theme');
  const editor = await Editor.open(page, plinth, id);
  const primary = () =>
    editor.canvas
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--palette-primary').trim());
  const before = await primary();
  await editor.button('Theme').click();
  const hex = page.getByLabel('Primary, hex');
  await hex.fill('#ggg');
  await expect(page.getByText('Bad Hex')).toBeVisible();
  await hex.blur();
  expect(await primary()).toBe(before);
  await hex.fill('#aa3300');
  await hex.press('Enter');
  await expect.poll(primary).toBe('#aa3300');
  await expect(hex).toBeFocused();
  await page.getByRole('radio', { name: 'Sharp' }).click();
  await expect
    .poll(() =>
      editor.canvas
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--radius-card').trim()),
    )
    .toBe('0px');
});

test('pages are added under a path that is free, and refused under one that is not', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Pages');
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Pages').click();
  const panel = page.getByRole('region', { name: 'Pages' });
  await panel.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Path').fill('/api');
  await expect(dialog.getByText('This address is reserved')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add page' })).toBeDisabled();
  // What an address would resolve is refused, in the settings of a page as here.
  const letters = 'Use letters, digits, hyphens, underscores and dots, with slashes in between.';
  for (const typed of ['/../x', '/%20']) {
    await dialog.getByLabel('Path').fill(typed);
    await expect(dialog.getByText(letters)).toBeVisible();
  }
  await dialog.getByLabel('Path').fill('about us');
  await expect(dialog.getByText('Will be /about-us.')).toBeVisible();
  await dialog.getByLabel('Path').fill('/about');
  const said = await page.evaluateHandle(() => {
    const found: string[] = [];
    const look = () => {
      if (document.body.textContent.includes('Another page has this address'))
        found.push('Another page has this address');
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return found;
  });
  await dialog.getByLabel('Path').press('Enter');
  await expect(panel.getByRole('link', { name: '/about' })).toBeVisible();
  await expect(page).toHaveURL(/\/pages\//);
  await expect(dialog).toBeHidden();
  // The page that was just made is no other one.
  expect(await said.jsonValue()).toEqual([]);
  await panel.getByRole('button', { name: 'Settings of /about' }).click();
  for (const typed of ['/../x', '/%20']) {
    await panel.getByLabel('Path').fill(typed);
    await expect(panel.getByText(letters)).toBeVisible();
  }
  await panel.getByLabel('Path').fill('about us');
  await expect(panel.getByText('Will be /about-us. /about will lead')).toBeVisible();
  await panel.getByLabel('Path').fill('/about');
  await panel.getByRole('button', { name: 'All pages' }).click();
  await panel.getByRole('button', { name: 'Add page' }).click();
  // The template's own name and path, until others are typed.
  await dialog.getByRole('radio', { name: 'Services' }).check({ force: true });
  await expect(dialog.getByLabel('Path')).toHaveValue('/services');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(panel.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(editor.text('Header53', 'title')).toHaveText('What we can do for you');
});

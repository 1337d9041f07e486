import { Editor, makeSite } from './flows/editor';
import { boxOf } from './flows/layout';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The focus is never lost: what is pressed may go off, close or be replaced by it. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

test('a tool that goes off with its press hands the focus on; what was added or copied has it', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Handing on')).id);
  await editor.canvas.locator('[data-section="Pricing7"] [data-field="cardTitle"]').nth(1).click();
  const tools = page.getByRole('toolbar', { name: 'Plan actions' });
  await tools.getByRole('button', { name: 'Move plan up' }).press('Enter');
  await expect(tools.getByRole('button', { name: 'Move plan down' })).toBeFocused();

  await tools.getByRole('button', { name: 'Add plan' }).press('Enter');
  const names = editor.canvas.locator('[data-section="Pricing7"] [data-field="cardTitle"]');
  await expect(names).toHaveCount(4);
  await expect(names.nth(1)).toBeFocused();

  await editor.text('CTA1', 'title').click();
  const section = page.getByRole('toolbar', { name: 'Section actions' });
  await section.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(editor.canvas.locator('[data-section="CTA1"]').nth(1)).toBeFocused();
});

test('what closes or shows something else leads back, or on to what it shows', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Leading back')).id);
  await editor.text('CTA1', 'title').click();
  const settings = page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Settings' });
  await settings.press('Enter');
  await editor.button('Close settings').press('Enter');
  await expect(settings).toBeFocused();

  await editor.button('Pages').press('Enter');
  await page.getByRole('button', { name: 'Settings of /' }).press('Enter');
  await expect(page.getByRole('button', { name: 'All pages' })).toBeFocused();
  await editor.button('Close panel').press('Enter');
  await expect(editor.button('Pages')).toBeFocused();

  // Escape gives a field back what was in it, and closes its panel then.
  const tab = page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: 'Settings' });
  await tab.press('Enter');
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  const email = panel.getByLabel('Contact e-mail');
  await email.fill('us@lake-nights.com');
  await page.keyboard.press('Enter');
  await email.fill('half@lake-nights.com');
  await page.keyboard.press('Escape');
  await expect(email).toHaveValue('us@lake-nights.com');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('us@lake-nights.com');
  await page.keyboard.press('Enter');

  await editor.button('Publish').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.button('Publish')).toBeFocused();
});

test('a failed picture is said once, in the dialog; one that is chosen for an empty place has the focus', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Choosing')).id);
  const place = editor.canvas.locator('[data-section="Header53"] [data-edits="picture"]').last();
  await place.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const upload = dialog.getByRole('button', { name: 'Upload a picture' });
  const choose = async (name: string, buffer: Buffer, mimeType = 'image/png') => {
    const chooser = page.waitForEvent('filechooser');
    await upload.press('Enter');
    const file = { name, mimeType, buffer };
    await (await chooser).setFiles(file);
  };
  await choose('broken.png', Buffer.from('nothing'));
  await expect(dialog.getByRole('alert')).toHaveText(/^broken\.png is not a picture/);
  await expect(editor.canvas.getByRole('alert')).toHaveCount(0);
  await expect(upload).toBeFocused();
  await choose('doc.txt', Buffer.from('words'), 'text/plain');
  await expect(dialog.getByRole('alert')).toHaveText('doc.txt: Only pictures can be put here.');
  await expect(upload).toBeFocused();
  await choose('point.png', ONE_PIXEL);
  await expect(dialog).toBeHidden();
  await expect(
    editor.canvas.locator('[data-section="Header53"] picture[data-edits="picture"]').last(),
  ).toBeFocused();
});

test('what was added keeps its tools until the pointer moves, whatever comes to lie under it', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'At rest')).id);
  const hovered = editor.canvas.locator('[data-hovered]');
  await editor.text('CTA1', 'title').click();
  await expect(hovered).toHaveAttribute('data-section', 'CTA1');
  await editor.button('Add section').click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('searchbox', { name: 'Find a section' }).fill('call to action');
  await dialog.getByRole('button', { name: 'Call to action', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  const added = editor.canvas.locator('[data-section="CTA1"]').nth(1);
  await expect(added).toBeFocused();
  // The page scrolls under the pointer: the plans come to lie there, with an item each.
  const plans = editor.canvas.locator('[data-section="Pricing7"]');
  const scrolled = editor.canvas.locator('body').evaluate(
    (body) =>
      new Promise((resolve) => {
        body.ownerDocument.addEventListener('pointerover', resolve, { once: true });
      }),
  );
  await plans.evaluate((root) => root.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await scrolled;
  await expect(added).toHaveAttribute('data-selected');
  await expect(hovered).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Plan actions' })).toHaveCount(0);
  const box = await boxOf(plans);
  await page.mouse.move(box.x + 40, box.y + 300);
  await expect(hovered).toHaveAttribute('data-section', 'Pricing7');
});

test('undoing the section that is written in leaves nothing of it, and redoing it brings all of its tools', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Taken back')).id);
  await editor.text('CTA1', 'title').click();
  await editor.button('Add section').click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('button', { name: 'Call to action', exact: true }).last().click();
  const sections = editor.canvas.locator('[data-section="CTA1"]');
  await expect(sections.nth(1)).toBeFocused();
  await editor.write(sections.nth(1).locator('[data-field="title"]'), 'Q');
  await editor.isSaved();
  // What was typed, then what was added.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sections).toHaveCount(1);
  await expect(editor.canvas.locator('[data-section="Footer3"]')).toBeFocused();
  await expect(editor.canvas.getByText('This field is required')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(sections).toHaveCount(2);
  await expect(sections.nth(1)).toBeFocused();
  // The bar's buttons leave it selected while it is gone.
  await editor.button('Undo').click();
  await expect(sections).toHaveCount(1);
  await editor.button('Redo').click();
  await expect(sections).toHaveCount(2);
  const plus = page.getByRole('button', { name: 'Insert a section after Call to action' });
  await expect(plus.last()).toBeVisible();
  await expect(async () => {
    const [edge, box] = [await boxOf(plus.last()), await boxOf(sections.nth(1))];
    expect(Math.abs(edge.y - box.bottom)).toBeLessThan(40);
  }).toPass();
});

test('keys select a section from its text, move, copy and delete it, and lead to its tools and back', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'By keys')).id);
  const said = page.locator('#announcements');
  const cta = editor.canvas.locator('[data-section="CTA1"]');
  const tools = page.getByRole('toolbar', { name: 'Section actions' });
  const title = editor.text('CTA1', 'title');
  await title.click();
  await expect(tools).toBeVisible();
  // In a text these keys are the text's.
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(cta).toBeFocused();
  await expect(cta).toHaveAttribute('data-selected');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText(/^Moved to place 2 of 4/);
  await expect(cta).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Move down' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cta).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(cta).toHaveCount(2);
  await expect(cta.nth(1)).toBeFocused();
  await expect(said).toHaveText('Call to action duplicated');
  await page.keyboard.press('Delete');
  await expect(cta).toHaveCount(1);
  await expect(page.getByText('Call to action is deleted.')).toBeVisible();
  await expect(editor.canvas.locator('[data-section="Pricing7"]')).toBeFocused();
});

test('a press on the empty part of a section selects it and puts no caret anywhere; a double click copies it once', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Pressed')).id);
  const plans = editor.canvas.locator('[data-section="Pricing7"]');
  const tools = page.getByRole('toolbar', { name: 'Section actions' });
  await editor.text('CTA1', 'title').click();
  await expect(tools).toBeVisible();
  await plans.click({ position: { x: 20, y: 20 } });
  await expect(plans).toBeFocused();
  await expect(plans).toHaveAttribute('data-selected');
  await tools.getByRole('button', { name: 'Hide' }).click();
  await expect(page.locator('#announcements')).toHaveText('Plans is hidden from visitors');
  await tools.getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(plans.nth(1)).toBeFocused();
  await expect(plans).toHaveCount(2);
});

test('sending the tips away leads on to the page', async ({ page, plinth }) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Tips')).id);
  await editor.button('Skip').press('Enter');
  await expect(editor.button('Skip')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.canvas.locator('[data-section]:focus-within')).toHaveCount(1);
});

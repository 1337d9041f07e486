import type { Locator, Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { overlap } from './flows/layout';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** The dialogs for what is chosen, not written: beside what they change, and gone with it. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

const dialogOf = (page: Page) => page.getByRole('dialog');

/** How much of a thing, as far as it is in view, a dialog covers, 0 to 1. */
async function covered(page: Page, thing: Locator): Promise<number> {
  const [one, over] = [await thing.boundingBox(), await dialogOf(page).boundingBox()];
  const stage = await page.locator('[data-stage]').boundingBox();
  if (one === null || over === null || stage === null) return 1;
  const top = Math.max(one.y, stage.y);
  const height = Math.min(one.y + one.height, stage.y + stage.height) - top;
  const width = Math.min(one.x + one.width, over.x + over.width) - Math.max(one.x, over.x);
  const high = Math.min(top + height, over.y + over.height) - Math.max(top, over.y);
  return (Math.max(0, width) * Math.max(0, high)) / (one.width * height);
}

async function demo(page: Page, plinth: Parameters<typeof Editor.open>[1]): Promise<Editor> {
  const sites = await owner.call<{ id: string; slug: string }[]>('GET', '/sites');
  return Editor.open(page, plinth, sites.find(({ slug }) => slug === 'demo')?.id ?? '');
}

/** With how much of a thing may be covered: where a picture leaves no room on any side, or a sheet lies over its foot. */
for (const [width, height, most] of [
  [1440, 900, 0.02],
  [1280, 720, 0.02],
  [720, 800, 0.3],
  [390, 844, 0.5],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('a button, a picture and a link of the footer stay in sight while they are changed', async ({
      page,
      plinth,
    }) => {
      const editor = await demo(page, plinth);
      const { canvas } = editor;
      const check = async (thing: Locator, open: () => Promise<unknown>) => {
        await thing.scrollIntoViewIfNeeded();
        await open();
        await expect(dialogOf(page)).toBeVisible();
        await expect.poll(() => covered(page, thing)).toBeLessThan(most);
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toBeHidden();
      };
      const button = editor.text('CTA1', 'btnText');
      await check(button, () => editor.openLink(button));
      const picture = canvas.locator('[data-section="Feature34"] [data-edits="picture"]').first();
      await check(picture, () => picture.click());
      const link = canvas.locator('[data-section="Footer3"] [data-edits="entry"]').first();
      await check(link, () => link.click());
    });
  });
}

test('the tools of a logo stay in use beside the dialog of its picture, and close it', async ({
  page,
  plinth,
}) => {
  const { canvas } = await demo(page, plinth);
  const logos = canvas.locator('[data-section="Clients1"] [data-item-key]');
  const before = await logos.count();
  const picture = logos.nth(1).locator('[data-edits]');
  await picture.click();
  await expect(dialogOf(page)).toBeVisible();
  const name = page.getByLabel('Alternative text');
  await name.fill('A castle');
  await page.getByRole('button', { name: 'Move logo up' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await logos.first().locator('[data-edits]').click();
  await expect(name).toHaveValue('A castle');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(logos).toHaveCount(before - 1);
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
});

test('a dialog closes when somebody else deletes what it belongs to, says so, and writes nothing', async ({
  page,
  context,
  plinth,
}) => {
  const { id } = await makeSite(owner, 'Dialogs');
  const change = (...edits: object[]) => owner.call('POST', `/sites/${id}/draft/edits`, { edits });
  const editor = await Editor.open(page, plinth, id);
  const other = await Editor.open(await context.newPage(), plinth, id);
  const draftOf = async () => JSON.stringify(await owner.call('GET', `/sites/${id}/draft`));

  // An item, by a program.
  const plan = editor.canvas.locator('[data-section="Pricing7"] [data-item="plans"]').first();
  const [component, ...path] = (await plan.getAttribute('data-at'))?.split('/') ?? [];
  const dialog = await editor.openLink(editor.text('Pricing7', 'buttonText'));
  await dialog.getByLabel('Address').fill('https://lost.example');
  await change({ edit: 'removeItem', component, path });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(/^What you were changing was deleted by/);
  await page.keyboard.type('lost');
  for (const key of ['Backspace', 'Delete', 'Enter']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);

  // A section, by somebody in another window.
  await editor.openLink(editor.text('CTA1', 'btnText'));
  await dialog.getByLabel('Address').fill('https://lost.example');
  await other.text('CTA1', 'title').click();
  await other.page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(/^“Call to action” was deleted by/);
  await page.keyboard.type('lost');
  for (const key of ['Backspace', 'Delete', 'Enter']) await page.keyboard.press(key);
  await editor.isSaved();
  expect(await draftOf()).not.toContain('lost');
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(3);

  // It is not open again once that is back.
  await other.button('Undo it').click();
  await expect(editor.text('CTA1', 'title')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);

  // A picture, with the settings of its section beside it.
  await editor.canvas.locator('[data-section="Header53"] [data-edits="picture"]').last().click();
  await expect(dialogOf(page)).toBeVisible();
  await change({ edit: 'removeSection', component: 'hero' });
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText(/was deleted by/);
});

test('whoever may only read sees where a link leads, and changes nothing', async ({
  browser,
  plinth,
}) => {
  const { id } = await makeSite(owner, 'Read');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      {
        edit: 'addItem',
        scope: 'navigation',
        path: ['header'],
        value: { text: 'Shop', link: 'https://shop.example/tea' },
      },
    ],
  });
  const { url } = await owner.call<{ url: string }>('POST', `/sites/${id}/share-links`, {
    right: 'preview',
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${plinth.origin}/sites/${id}${new URL(url).search}`);
  const editor = new Editor(page);
  await expect(page.getByText('View only')).toBeVisible();
  const dialog = dialogOf(page);
  await editor.canvas.getByRole('link', { name: 'Shop' }).first().click();
  await expect(dialog).toContainText('https://shop.example/tea');
  // Beside it, not over it.
  const link = editor.canvas.getByRole('link', { name: 'Shop' }).first();
  await expect.poll(() => overlap(dialog, link)).toBe(0);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.text('CTA1', 'btnText').click();
  await expect(dialog).toContainText('It leads');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await context.close();
});

test('more icons come as one scrolls to their end', async ({ page, plinth }) => {
  const { canvas } = await demo(page, plinth);
  await canvas.locator('[data-edits="icon"]').first().click();
  const icons = dialogOf(page).getByRole('listbox', { name: 'Icons' });
  const last = icons.getByRole('option').last();
  const count = Number(await last.getAttribute('aria-setsize'));
  await expect(dialogOf(page).getByRole('status')).toHaveText(`${count} icons`);
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(icons.getByRole('option')).toHaveCount(count, { timeout: 100 });
  }).toPass();
});

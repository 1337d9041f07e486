import type { Locator, Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { grip } from './flows/layout';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** What happens to a drag that is under way: keys, and what others do meanwhile. */
let editor: Editor;
let owner: OwnerApi;
let site: string;

test.beforeEach(async ({ page, context, plinth }) => {
  owner = await signInBrowser(context, plinth);
  site = (await makeSite(owner, 'Drags')).id;
  editor = await Editor.open(page, plinth, site);
});

const edit = (edits: object[]) => owner.call('POST', `/sites/${site}/draft/edits`, { edits });

const sections = () =>
  editor.canvas
    .locator('[data-section]')
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-at')));

/** Takes hold of something and moves the pointer that far, without letting go. */
async function hold(page: Page, handle: Locator, by: { x?: number; y?: number }): Promise<void> {
  const { x, y } = await grip(page, handle);
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 5 });
}

/** What is in the hand: Ctrl+Z waits, Escape puts it back, and nothing else has changed. */
async function letGoByEscape(page: Page, dragged: Locator, title: Locator): Promise<void> {
  const before = await sections();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect(dragged).toHaveCount(0);
  await page.mouse.up();
  expect(await sections()).toEqual(before);
  await expect(title).toHaveText('Before the drag');
  await expect(editor.canvas.locator('[data-selected]')).toHaveAttribute('data-at', 'cta');
}

/** Something to take back, which must still be there after the drag. */
async function writeTitle(): Promise<Locator> {
  const title = editor.text('CTA1', 'title');
  await editor.write(title, 'Before the drag');
  await editor.isSaved();
  return title;
}

test('a section in the hand: Ctrl+Z waits, Escape puts it back and keeps it selected', async ({
  page,
}) => {
  const title = await writeTitle();
  const handle = page.getByRole('button', { name: 'Move section', exact: true });
  const dragged = editor.canvas.locator('[data-dragged]');
  await hold(page, handle, { x: -200, y: -300 });
  await expect(dragged).toHaveAttribute('data-at', 'cta');
  await letGoByEscape(page, dragged, title);
});

test('a section in the hand that somebody deletes is let go of; one beside it changes its place', async ({
  page,
}) => {
  await writeTitle();
  const handle = page.getByRole('button', { name: 'Move section', exact: true });
  const dragged = editor.canvas.locator('[data-dragged]');
  await hold(page, handle, { x: -200, y: -60 });
  await expect(dragged).toHaveAttribute('data-at', 'cta');
  await edit([{ edit: 'removeSection', component: 'plans' }]);
  await expect.poll(sections).toEqual(['hero', 'cta', 'foot']);
  await expect(dragged).toHaveAttribute('data-at', 'cta');
  await edit([{ edit: 'removeSection', component: 'cta' }]);
  await expect.poll(sections).toEqual(['hero', 'foot']);
  await page.mouse.up();
  expect(await sections()).toEqual(['hero', 'foot']);
});

test('a row of the outline in the hand: Ctrl+Z waits, Escape puts it back, a deletion lets go', async ({
  page,
}) => {
  const title = await writeTitle();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Sections', exact: true });
  const handle = panel.getByRole('button', { name: 'Reorder Plans' });
  const dragged = panel.locator('[data-dragging]');
  await hold(page, handle, { y: 60 });
  await expect(dragged).toHaveCount(1);
  await letGoByEscape(page, dragged, title);

  await hold(page, handle, { y: 60 });
  await expect(dragged).toHaveCount(1);
  await edit([{ edit: 'removeSection', component: 'plans' }]);
  await expect(handle).toHaveCount(0);
  await page.mouse.up();
  expect(await sections()).toEqual(['hero', 'cta', 'foot']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an item in the hand that somebody deletes is let go of', async ({ page }) => {
  const plans = editor.canvas.locator('[data-item="plans"]');
  await plans.first().scrollIntoViewIfNeeded();
  await plans.first().hover({ position: { x: 30, y: 30 } });
  await hold(page, page.getByRole('button', { name: 'Move plan', exact: true }), { y: 80 });
  const dragged = editor.canvas.locator('[data-dragged]');
  await expect(dragged).toHaveCount(1);
  const key = (await dragged.getAttribute('data-item-key')) ?? '';
  await edit([
    { edit: 'removeItem', component: 'plans', path: ['plans', key.slice(key.indexOf('#') + 1)] },
  ]);
  await expect(plans).toHaveCount(2);
  await expect(dragged).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(plans).toHaveCount(2);
});

test('the logo in the hand: Ctrl+Z waits, Escape gives its width back', async ({ page }) => {
  const title = await writeTitle();
  const logo = editor.canvas.locator('[data-section="Header53"] .canvas-logo');
  await logo.hover();
  const handle = editor.canvas.getByRole('slider', { name: 'Logo width' }).first();
  const width = async () => (await logo.boundingBox())?.width;
  const before = await width();
  await hold(page, handle, { x: 60 });
  await expect.poll(width).toBeCloseTo((before ?? 0) + 60, 0);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(before);
  await page.mouse.move(700, 300);
  await page.mouse.up();
  expect(await width()).toBe(before);
  await expect(title).toHaveText('Before the drag');
});

test('a slider of the theme in the hand: Escape gives its value back; Ctrl+Z works once it is let go', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Text size' });
  const thumb = page.locator('[class*="thumb"]').first();
  const before = await slider.inputValue();
  await hold(page, thumb, { x: 40 });
  await expect(slider).not.toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(slider).toHaveValue(before);
  await page.mouse.move(400, 400);
  await page.mouse.up();
  await expect(slider).toHaveValue(before);
  // There is no step that would change nothing.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await hold(page, thumb, { x: 40 });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(slider).not.toHaveValue(before);
  await page.mouse.up();
  await expect(slider).not.toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(slider).toHaveValue(before);
});

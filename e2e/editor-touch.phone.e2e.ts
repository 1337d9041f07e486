import type { CDPSession, Locator, Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { boxOf, overlap, resizeWindow } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A finger that is put on something, moved in steps and lifted. */
async function drag(touch: CDPSession, from: Locator, to: { x: number; y: number }): Promise<void> {
  // A finger that would press it: it is shown, and stands still.
  await from.tap({ trial: true });
  const box = await boxOf(from);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const point = {
      x: start.x + ((to.x - start.x) * step) / steps,
      y: start.y + ((to.y - start.y) * step) / steps,
    };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const sections = (editor: Editor) =>
  editor.canvas
    .locator('[data-section]')
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-section')));

async function open(...[page, context, plinth, edits]: Opened) {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Touch');
  if (edits.length > 0) {
    const draft = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${id}/draft`);
    const onPage = edits.map((edit) => ({ ...edit, page: draft.pages[0]?.id }));
    await owner.call('POST', `/sites/${id}/draft/edits`, { edits: onPage });
  }
  const editor = await Editor.open(page, plinth, id);
  return { editor, touch: await page.context().newCDPSession(page) };
}
type Opened = [page: Page, ...Parameters<typeof signInBrowser>, edits: readonly object[]];

test('a finger puts the outline’s sections in order, and never one above the header', async ({
  page,
  context,
  plinth,
}) => {
  const { editor, touch } = await open(page, context, plinth, []);
  await editor.button('Sections').tap();
  const sheet = page.getByRole('region', { name: 'Sections', exact: true });
  const handle = sheet.getByRole('button', { name: 'Reorder Call to action' });
  const plans = await boxOf(sheet.getByRole('button', { name: 'Reorder Plans' }));
  await drag(touch, handle, { x: plans.x + 20, y: plans.y + 10 });
  await expect.poll(() => sections(editor)).toEqual(['Header53', 'CTA1', 'Pricing7', 'Footer3']);
  const header = await boxOf(sheet.getByRole('button', { name: 'Reorder Hero with video' }));
  await drag(touch, sheet.getByRole('button', { name: 'Reorder Plans' }), {
    x: header.x + 20,
    y: header.y + 5,
  });
  await expect.poll(() => sections(editor)).toEqual(['Header53', 'Pricing7', 'CTA1', 'Footer3']);
  await expect(page.getByRole('alert')).toHaveText(/Nothing stands above the header/);
});

test('a finger writes on the page and drags a section to its place', async ({
  page,
  context,
  plinth,
}) => {
  const { editor, touch } = await open(page, context, plinth, [
    { edit: 'addSection', id: 'second', section: 'CTA1', index: 2 },
  ]);
  const title = editor.canvas.locator('[data-at="cta/title"]');
  await title.tap();
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' now');
  await expect(title).toHaveText(/ now$/);
  // Two short sections, both in view.
  const second = editor.canvas.locator('[data-at="second"][data-section]');
  await second.evaluate((root) => root.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const handle = page.getByRole('button', { name: 'Move section', exact: true });
  await expect(handle).toBeVisible();
  const box = await boxOf(second);
  await drag(touch, handle, { x: box.x + box.width / 2, y: box.y + 90 });
  await expect
    .poll(() =>
      editor.canvas
        .locator('[data-section="CTA1"]')
        .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-at'))),
    )
    .toEqual(['cta', 'second']);
});

test('a double tap on a text doesn’t press the tools that its first tap has brought under the finger', async ({
  page,
  context,
  plinth,
}) => {
  const { editor, touch } = await open(page, context, plinth, []);
  const title = editor.canvas.locator('[data-at="cta/title"]');
  await title.tap();
  const hide = editor.button('Hide');
  const { x, y, width, height } = await boxOf(hide);
  const point = { x: x + width / 2, y: y + height / 2 };
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(hide).toBeHidden();
  const text = await boxOf(title);
  await title.evaluate(
    ({ ownerDocument }, top) => ownerDocument.defaultView?.scrollBy({ top, behavior: 'instant' }),
    text.y + text.height / 2 - point.y,
  );
  // As a person's, however busy the machine is.
  const first = Date.now() / 1000;
  const tap = async (timestamp: number) => {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [point],
      timestamp,
    });
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.05,
    });
  };
  await tap(first);
  await expect(title).toBeFocused();
  await hide.tap({ trial: true });
  const under = await hide.evaluate(
    (button, at) => button.contains(button.ownerDocument.elementFromPoint(at.x, at.y)),
    point,
  );
  expect(under).toBe(true);
  await tap(first + 0.3);
  await expect(title).toBeFocused();
  await expect(editor.canvas.locator('[data-section="CTA1"]')).not.toHaveAttribute('data-status');
  // A press of its own is heard.
  await tap(first + 1.5);
  await expect(editor.canvas.locator('[data-section="CTA1"]')).toHaveAttribute(
    'data-status',
    'hidden',
  );
});

test('a tap on any line of a list in a list reaches its text; the tools stand at the lower edge, under what is written', async ({
  page,
  context,
  plinth,
}) => {
  const { editor } = await open(page, context, plinth, []);
  const options = editor.canvas.locator(
    '[data-section="Pricing7"] [data-at*="/options/"][role="textbox"]',
  );
  const count = await options.count();
  const second = options.nth(1);
  await second.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await second.tap();
  await expect(second).toBeFocused();
  const tools = page.getByRole('toolbar', { name: 'Option actions' });
  await expect(tools).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Plan actions' })).toBeHidden();
  // The line before is free to be tapped too.
  await options.first().tap();
  await expect(options.first()).toBeFocused();
  await expect(options).toHaveCount(count);

  // At the lower edge a text comes out from under the tools that appear there.
  const price = editor.canvas.locator('[data-section="Pricing7"] [data-field="labelTitle"]').nth(1);
  await price.evaluate((text) => {
    const below = text.getBoundingClientRect().bottom - innerHeight + 8;
    scrollBy({ top: below, behavior: 'instant' });
  });
  // Out of the text, then out of its section: no tools stand over the price.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await price.tap();
  await expect(price).toBeFocused();
  await expect
    .poll(async () => {
      const text = await price.boundingBox();
      const over = await page.getByRole('toolbar', { name: 'Plan actions' }).boundingBox();
      return text && over ? text.y + text.height <= over.y : false;
    })
    .toBe(true);

  // Nor is the narrowest phone too narrow for the section with the most tools.
  await resizeWindow(page, { width: 320, height: 640 });
  await editor.text('Header53', 'title').tap();
  await expect(page.getByRole('button', { name: 'Background', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on the narrowest phones the tools stand in two rows, and what is written is clear of them and of their tab', async ({
  page,
  context,
  plinth,
}) => {
  const { editor } = await open(page, context, plinth, [
    { edit: 'addSection', id: 'gain', section: 'Feature1', index: 1 },
  ]);
  await resizeWindow(page, { width: 320, height: 640 });
  const title = editor.canvas.locator('[data-at^="gain/"][data-field="title"]').nth(1);
  await title.evaluate((text) => {
    const below = text.getBoundingClientRect().bottom - innerHeight + 8;
    scrollBy({ top: below, behavior: 'instant' });
  });
  await title.tap();
  await expect(title).toBeFocused();
  const item = page.getByRole('toolbar', { name: 'Feature actions' });
  const own = page.getByRole('toolbar', { name: 'Text actions' });
  // The tab over the row is the highest of them.
  const tab = page.getByText('feature', { exact: true }).and(page.locator('[aria-hidden]'));
  const pluses = page.getByRole('button', { name: /^Insert a section/ }).filter({ visible: true });
  await expect(async () => {
    const [left, right] = [await boxOf(item), await boxOf(own)];
    expect(Math.round((left.y + left.bottom - right.y - right.bottom) / 2)).toBe(0);
    expect(left.right).toBeLessThanOrEqual(right.x);
    const [text, lowest] = [await boxOf(title), (await boxOf(tab)).y];
    expect(text.y).toBeGreaterThan(0);
    expect(text.bottom).toBeLessThanOrEqual(lowest);
    // No plus is half under them.
    for (const plus of await pluses.all())
      expect((await boxOf(plus)).bottom).toBeLessThanOrEqual(lowest);
  }).toPass();
});

test('on the narrowest phones dialogs are whole: nothing is cut off, and what ends them is in view', async ({
  page,
  context,
  plinth,
}) => {
  const { editor } = await open(page, context, plinth, [
    { edit: 'addSection', id: 'story', section: 'Feature34', index: 1 },
  ]);
  await resizeWindow(page, { width: 320, height: 640 });
  /** Whether a dialog is as wide as its content, and its button is seen. */
  const isWhole = async (dialog: Locator, button: string) => {
    await expect(dialog).toBeVisible();
    const cutOff = () =>
      dialog.evaluate((one) => {
        const frame = one.parentElement ?? one;
        return frame.scrollWidth - frame.clientWidth;
      });
    await expect.poll(cutOff).toBe(0);
    await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 0.9 });
  };
  const words = editor.canvas.locator('[data-section="CTA1"] [data-item-key] [data-field]').first();
  await words.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await words.tap();
  const tab = page.getByText('button', { exact: true });
  const link = page.getByRole('toolbar', { name: 'Text actions' }).getByRole('button');
  await expect(link).toBeVisible();
  await expect.poll(() => overlap(tab, link)).toBe(0);
  await link.tap();
  await isWhole(page.getByRole('dialog', { name: 'Link' }), 'Save');
  await page.keyboard.press('Escape');

  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  await place.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await editor.upload(place);
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await expect(editor.canvas.locator('[data-section="Feature34"] picture img')).toBeVisible();
  await expect(picture).toBeHidden();
  await place.tap();
  await isWhole(picture, 'Crop');
  await picture.getByRole('button', { name: 'Crop' }).tap();
  await isWhole(page.getByRole('dialog', { name: 'Crop picture' }), 'Apply');
});

test('the catalogue says on a phone where what is chosen will stand', async ({
  page,
  context,
  plinth,
}) => {
  const { editor } = await open(page, context, plinth, []);
  await editor.button('Add section').tap();
  const catalogue = page.getByRole('dialog', { name: 'Add a section' });
  await expect(catalogue.getByText(/^After “/)).toBeInViewport({ ratio: 1 });
});

test('the catalogue draws its pictures on a phone in the site’s theme, only those in view', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Pictures');
  const theme = { edit: 'setTheme', values: { palette: { primary: { normal: '#123456' } } } };
  await owner.call('POST', `/sites/${id}/draft/edits`, { edits: [theme] });
  const editor = await Editor.open(page, plinth, id);
  await editor.button('Add section').tap();
  const catalogue = page.getByRole('dialog', { name: 'Add a section' });
  const frames = catalogue.locator('iframe');
  const hero = catalogue.locator('iframe[title="Hero with video"]').contentFrame();
  await expect(hero.getByText('Play video')).toBeVisible();
  const primary = await hero
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--palette-primary').trim());
  expect(primary).toBe('#123456');
  const choices = catalogue.getByRole('button').filter({ has: page.locator('img') });
  const count = await choices.count();
  // Those that were in view give their room to those that come.
  for (let at = 0; at < count; at += 1) {
    await choices.nth(at).scrollIntoViewIfNeeded();
    const frame = choices.nth(at).locator('iframe').contentFrame();
    await expect(frame.locator('[data-section]')).toBeAttached();
    expect(await frames.count()).toBeLessThanOrEqual(6);
  }
  await expect(catalogue.locator('iframe[title="Hero with video"]')).toHaveCount(0);
});

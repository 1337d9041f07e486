import { Editor, makeSite } from './flows/editor';
import { boxOf, grip } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A site in Arabic: its pages are read from right to left. */
let editor: Editor;

test.beforeEach(async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  const site = await makeSite(owner, 'Arabic');
  await owner.call('POST', `/sites/${site.id}/draft/edits`, {
    edits: [
      { edit: 'addLanguage', code: 'ar', values: { status: 'active' } },
      { edit: 'setLanguage', code: 'ar', values: { isPrimary: true } },
    ],
  });
  editor = await Editor.open(page, plinth, site.id);
});

test('an empty text begins where the page does, and its tools stand where it begins', async ({
  page,
}) => {
  const line = editor.text('Header53', 'supTitle');
  await line.click();
  await expect(line).toHaveCSS('direction', 'rtl');
  await page.keyboard.type('عزل آمن (XV-1204).');
  await expect(line).toHaveText('عزل آمن (XV-1204).');
  await expect(line).toHaveCSS('direction', 'rtl');
  await expect(async () => {
    const text = await boxOf(line);
    const tools = await boxOf(page.getByRole('toolbar', { name: 'Text actions' }));
    expect(tools.x).toBeGreaterThan((text.x + text.right) / 2);
    const counter = await boxOf(editor.canvas.locator('.canvas-status'));
    expect(counter.right).toBeLessThan((text.x + text.right) / 2);
    // The section's own tools stand at the end of reading.
    const actions = await boxOf(page.getByRole('toolbar', { name: 'Section actions' }));
    expect(actions.right).toBeLessThan(640);
  }).toPass();
});

test('items in a row move the way they are read', async ({ page }) => {
  const names = editor.canvas.locator('[data-item="plans"] [data-field="cardTitle"]');
  await expect(names).toHaveText(['Starter', 'Team', 'Company']);
  await names.first().click();
  const handle = page.getByRole('button', { name: 'Move plan', exact: true });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(names).toHaveText(['Team', 'Starter', 'Company']);
  await page.keyboard.press('ArrowRight');
  await expect(names).toHaveText(['Starter', 'Team', 'Company']);

  const plans = editor.canvas.locator('[data-item="plans"]');
  await plans.first().hover({ position: { x: 30, y: 30 } });
  const [first, second] = [await boxOf(plans.nth(0)), await boxOf(plans.nth(1))];
  expect(first.x).toBeGreaterThan(second.x);
  await grip(page, handle);
  // Over the left half of the second, which is its end.
  await page.mouse.move(second.x + 20, second.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(names).toHaveText(['Team', 'Starter', 'Company']);
});

test('the logo grows towards its free side', async ({ page }) => {
  const logo = editor.canvas.locator('[data-section="Header53"] .canvas-logo');
  await logo.hover();
  const handle = editor.canvas.getByRole('slider', { name: 'Logo width' }).first();
  const before = await boxOf(logo);
  expect((await boxOf(handle)).x).toBeLessThan(before.x);
  const from = await grip(page, handle);
  await page.mouse.move(from.x - 60, from.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(logo)).width).toBeCloseTo(before.width + 60, 0);
  expect((await boxOf(logo)).right).toBeCloseTo(before.right, 0);
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(logo)).width).toBeCloseTo(before.width + 70, 0);
});

test('a text that is not translated yet lies on the canvas as on the page: by its own words', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id, slug } = await makeSite(owner, 'Into Arabic');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      { edit: 'addLanguage', code: 'ar', values: { status: 'active' } },
      { edit: 'setText', component: 'hero', path: ['title'], text: 'Here you have it.' },
      { edit: 'setText', component: 'cta', path: ['title'], text: 'اتصل بنا.' },
    ],
  });
  await owner.call('POST', `/sites/${id}/publish`, {});
  editor = await Editor.open(page, plinth, id);
  await editor.button('Languages').click();
  await page.getByRole('button', { name: /^العربية/ }).click();
  await page.getByRole('button', { name: 'Write in Arabic' }).click();
  const titles = [editor.text('Header53', 'title'), editor.text('CTA1', 'title')];
  const sides: { direction: string; align: string }[] = [];
  for (const title of titles) {
    await expect(title).toHaveAttribute('data-translation', 'missing');
    sides.push(
      await title.evaluate((element) => {
        const { direction, textAlign } = getComputedStyle(element, '::before');
        return { direction, align: textAlign };
      }),
    );
  }
  await page.goto(`${plinth.site(slug)}/ar/`);
  const published = await page.locator('h1, h2').evaluateAll((all) =>
    all
      .filter(({ textContent }) => /have it|اتصل/.test(textContent))
      .map((element) => {
        const { direction, textAlign } = getComputedStyle(element);
        return { direction, align: textAlign };
      }),
  );
  expect(published.map(({ direction }) => direction)).toEqual(['ltr', 'rtl']);
  expect(sides).toEqual(published);
});

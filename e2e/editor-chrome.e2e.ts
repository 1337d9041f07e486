import type { Locator, Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { boxOf, overlap, resizeWindow } from './flows/layout';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** What stands around the page and over it keeps out of the way of what is written. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

test('Ctrl+A outside a text selects none of the editor’s own words', async ({ page, plinth }) => {
  await Editor.open(page, plinth, (await makeSite(owner, 'Selecting')).id);
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reorder Plans' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  // What one types can be selected as ever.
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  const field = panel.getByRole('textbox').first();
  await field.fill('Words');
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('x');
});

test('what is typed before the palette is there stands in its field, not on the page', async ({
  page,
  plinth,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(/command-palette/, async (route) => {
    await held;
    await route.continue();
  });
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Typing ahead')).id);
  const title = editor.text('Header53', 'title');
  await editor.write(title, 'As it was');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('teh');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('heme');
  letGo();
  await expect(page.getByRole('combobox')).toHaveValue('theme');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('As it was');
  await expect(title).toBeFocused();
});

test('the first tips wait for a page with a section', async ({ page, plinth }) => {
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: 'Tips' });
  await page.goto(`${plinth.origin}/sites/${id}`);
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  const tips = page.getByRole('complementary', { name: 'First steps' });
  await expect(tips).toHaveCount(0);
  const { pages } = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${id}/draft`);
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [{ edit: 'addSection', page: pages[0]?.id, section: 'CTA1' }],
  });
  await expect(tips).toBeVisible();
});

test('the first tips float over the page without moving it, beside what is worked on, and keys reach them', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Floating')).id);
  const tips = page.getByRole('complementary', { name: 'First steps' });
  const frame = page.locator('iframe[title="Page canvas"]');
  await expect(tips).toBeVisible();
  for (const width of [1440, 720, 390]) {
    await resizeWindow(page, { width, height: 800 });
    for (const block of ['end', 'start'] as const) {
      const title = editor.text('CTA1', 'title');
      await title.evaluate((one, to) => one.scrollIntoView({ block: to }), block);
      await title.press('Home');
      await expect.poll(() => overlap(tips, title), `${width} px, ${block}`).toBe(0);
      await expect
        .poll(() => overlap(tips, page.getByRole('toolbar', { name: 'Section actions' })))
        .toBe(0);
    }
  }
  await resizeWindow(page, { width: 1280, height: 800 });
  const around = await boxOf(frame);
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button').last().focus();
  const next = tips.getByRole('button', { name: 'Next tip' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tips.getByRole('status')).toContainText('2 of 5');
  await tips.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(tips).toHaveCount(0);
  expect(await boxOf(frame)).toEqual(around);
});

test('the tools of a text cover neither the hint of the empty text above it nor other tools', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Places')).id);
  const tools = page.getByRole('toolbar', { name: 'Text actions' });
  for (const width of [1440, 1024, 768]) {
    await resizeWindow(page, { width, height: 800 });
    await editor.text('Header53', 'paragraph').click();
    await editor.text('Header53', 'title').click();
    await expect(tools).toBeVisible();
    await expect(async () => {
      const line = await boxOf(editor.text('Header53', 'supTitle'));
      const box = await boxOf(tools);
      const isBeside = box.x > line.x + 120 || box.right < line.x;
      const isApart = box.y > line.bottom || box.bottom < line.y;
      expect(isBeside || isApart, `at ${width} px`).toBe(true);
    }).toPass();
  }
  await resizeWindow(page, { width: 1280, height: 800 });
  const button = editor.canvas
    .locator('[data-section="CTA1"] [data-item-key] [data-field]')
    .first();
  await button.click();
  await expect(tools).toBeVisible();
  const actions = page.getByRole('toolbar', { name: 'button actions' });
  await expect(actions).toBeVisible();
  await expect.poll(() => overlap(tools, actions)).toBe(0);
});

/** The words that stand beside others in the bar: each whole, or not there at all. */
const cutWords = (page: Page) =>
  page.getByRole('banner').evaluate((bar) =>
    [...bar.querySelectorAll('button, [role="status"]')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const frame = one.parentElement?.getBoundingClientRect();
        const isSeen = frame !== undefined && top < frame.bottom && bottom > frame.top;
        return isSeen && frame !== undefined && (right > frame.right + 1 || left < frame.left - 1);
      })
      .map((one) => one.textContent),
  );

test('the saving state is a whole word or a sign, never half a word, at every width', async ({
  page,
  plinth,
}) => {
  await page.addInitScript(() => localStorage.setItem('plinth.interface-language', 'de'));
  const { id } = await makeSite(owner, 'Ein langer Name der Website');
  await page.goto(`${plinth.origin}/sites/${id}`);
  const publish = page.getByRole('button', { name: 'Veröffentlichen' });
  await expect(publish).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1440]) {
    await resizeWindow(page, { width, height: 800 });
    await expect.poll(() => cutWords(page), `at ${width} px`).toEqual([]);
    const sign = await boxOf(page.getByRole('banner').locator('[data-phase] > i'));
    expect(sign.width).toBeGreaterThan(12);
    const button = await boxOf(publish);
    expect(button.right).toBeLessThanOrEqual(width);
  }
});

test('the word on the button to publish gives way to a sign where it has no room, whatever the language', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Short and long')).id);
  const word = editor.button('Publish').locator('span > span');
  /** What is seen in the word's place: what else is there lies out of sight or under it. */
  const seen = () =>
    word.evaluate((element) => {
      const box = element.parentElement?.getBoundingClientRect();
      if (!box) return '';
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.tagName === 'I' ? 'the sign' : top === element ? 'the word' : '';
    });
  const say = (words: string) =>
    word.evaluate((element, text) => (element.textContent = text), words);
  const room = { 320: 'the sign', 390: 'the word', 700: 'the word', 1280: 'the word' };
  for (const [width, shown] of Object.entries(room)) {
    await resizeWindow(page, { width: Number(width), height: 800 });
    await expect.poll(seen, `at ${width} px`).toBe(shown);
  }
  await say('Julkaise sivuston kaikki muutokset');
  const roomForMore = { 320: 'the sign', 390: 'the sign', 700: 'the word', 1280: 'the word' };
  for (const [width, shown] of Object.entries(roomForMore)) {
    await resizeWindow(page, { width: Number(width), height: 800 });
    await expect.poll(seen, `at ${width} px`).toBe(shown);
    const button = await boxOf(editor.button('Publish'));
    expect(button.right).toBeLessThanOrEqual(Number(width));
  }
  await say('Go');
  await resizeWindow(page, { width: 320, height: 800 });
  await expect.poll(seen).toBe('the word');
  // Where colours are forced the sign has one of them.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const [sign, ground] = await word.evaluate((element) => {
    const styleOf = (one: Element | null | undefined) =>
      one && getComputedStyle(one).backgroundColor;
    return [styleOf(element.previousElementSibling), styleOf(element.closest('button'))];
  });
  expect(sign).not.toBe(ground);
});

test('people in the bar are whole circles or out of sight, and nothing in it lies over something else', async ({
  page,
  browser,
  plinth,
}) => {
  const { id } = await makeSite(owner, 'Zu zweit');
  const other = await browser.newContext();
  await signInBrowser(other, plinth);
  await Editor.open(await other.newPage(), plinth, id);
  await page.addInitScript(() => localStorage.setItem('plinth.interface-language', 'de'));
  await page.goto(`${plinth.origin}/sites/${id}`);
  const bar = page.getByRole('banner');
  const person = bar.locator('[style*="--hue"]');
  await expect(person).toBeAttached();
  for (const width of [320, 360, 390, 768, 1024, 1100, 1440]) {
    await resizeWindow(page, { width, height: 800 });
    await expect(async () => {
      const circle = await boxOf(person);
      expect(circle.width, `at ${width} px`).toBe(circle.height);
      const sign = await boxOf(bar.locator('[data-phase] > i'));
      const before = await boxOf(
        width > 700 ? bar.getByRole('radiogroup') : bar.getByRole('link').first(),
      );
      expect(sign.x, `at ${width} px`).toBeGreaterThanOrEqual(before.right);
      const last = await boxOf(bar.getByRole('button').last());
      expect(last.right, `at ${width} px`).toBeLessThanOrEqual(width);
    }).toPass();
  }
  await other.close();
});

test('the names of the site and its page can be read in the bar of a narrow window', async ({
  page,
  plinth,
}) => {
  await Editor.open(page, plinth, (await makeSite(owner, 'Home')).id);
  const bar = page.getByRole('banner').first();
  for (const width of [1000, 860, 720]) {
    await resizeWindow(page, { width, height: 800 });
    for (const name of [bar.locator('h1'), bar.locator('h1 + span')]) {
      await expect
        .poll(() =>
          name.evaluate((one) => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth),
        )
        .toBe(true);
    }
  }
});

test('what is chosen can be told where colours are forced', async ({ page, plinth }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Forced')).id);
  await editor.button('Theme').click();
  const groundOf = (radio: Locator) =>
    radio.evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);
  const looks = page.getByRole('radiogroup', { name: 'Look' });
  const chosen = await groundOf(looks.getByRole('radio', { checked: true }));
  expect(chosen).not.toBe(await groundOf(looks.getByRole('radio', { checked: false }).first()));
  expect(chosen).toBe(
    await editor.button('Theme').evaluate((tab) => getComputedStyle(tab).backgroundColor),
  );
});

test('second texts of what is chosen can be read where colours are forced', async ({
  page,
  plinth,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Forced twice')).id);
  /** Whether the second text has the colour of the first, which goes with the background of both. */
  const isAsTheFirst = (row: Locator) =>
    row.evaluate((one) => {
      const colours = [one, ...one.children].map((each) => getComputedStyle(each).color);
      return colours.length === 3 && new Set(colours).size === 1;
    });
  await editor.text('CTA1', 'title').click();
  await editor.button('Sections').click();
  const row = page
    .getByRole('button', { name: 'Call to action' })
    .and(page.locator('[aria-current]'));
  await expect.poll(() => isAsTheFirst(row)).toBe(true);
  await editor.button('Pages').click();
  const link = page.locator('a[aria-current="page"]');
  await expect.poll(() => isAsTheFirst(link)).toBe(true);
  const groundOf = (one: Locator) => one.evaluate((it) => getComputedStyle(it).backgroundColor);
  const chosen = await groundOf(link);
  expect(chosen).toBe(await groundOf(editor.button('Pages')));
  await page.keyboard.press('ControlOrMeta+k');
  const option = page.getByRole('option', { selected: true });
  await page.keyboard.type('call');
  await expect.poll(() => isAsTheFirst(option)).toBe(true);
  expect(await groundOf(option)).toBe(chosen);
});

test('the catalogue without a connection has its names, and no error pages for pictures', async ({
  page,
  context,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Offline')).id);
  // The dialog itself is loaded ahead.
  const catalogue = page.getByRole('dialog', { name: 'Add a section' });
  await editor.button('Add section').click();
  await expect(catalogue).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(catalogue).toBeHidden();
  await context.setOffline(true);
  await editor.button('Add section').click();
  await expect(catalogue.getByRole('button', { name: 'Plans' }).first()).toBeVisible();
  const frames = catalogue.locator('iframe');
  await expect(frames.first()).toBeAttached();
  for (const frame of await frames.all()) await expect(frame).toBeHidden();
  await context.setOffline(false);
});

test('a picture in the catalogue has its height from the start, and holds its section', async ({
  page,
  context,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Pictures')).id);
  const catalogue = page.getByRole('dialog', { name: 'Add a section' });
  // The canvas has come: these are the pictures' documents.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await context.route(/\/canvas(?:\.html)?$/, async (route) => {
    await held;
    await route.continue();
  });
  await editor.button('Add section').click();
  const pictures = catalogue.locator('span:has(> img)');
  const heights = () =>
    pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect(pictures.first()).toBeVisible();
  const before = await heights();
  letGo();
  const choices = catalogue.getByRole('button').filter({ has: page.locator('img') });
  for (const choice of await choices.all()) {
    await choice.scrollIntoViewIfNeeded();
    const section = choice.locator('iframe').contentFrame().locator('[data-section]');
    // Nothing of its ground is left free: a lower section stands in the middle of its picture.
    await expect
      .poll(() =>
        section.evaluate((root) => root.getBoundingClientRect().height >= window.innerHeight),
      )
      .toBe(true);
  }
  expect(await heights()).toEqual(before);
});

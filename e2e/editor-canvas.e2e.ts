import type { Locator } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { boxOf, grip, overlap, resizeWindow } from './flows/layout';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Draft {
  pages: { components: { id: string; section: string; data: Record<string, unknown> }[] }[];
}

let editor: Editor;
let site: string;
let draftOf: () => Promise<Draft>;

test.beforeEach(async ({ page, context, plinth }) => {
  const owner = await signInBrowser(context, plinth);
  site = (await makeSite(owner, 'Canvas')).id;
  const draft = await owner.call<{ pages: { id: string }[] }>('GET', `/sites/${site}/draft`);
  const home = draft.pages[0]?.id;
  await owner.call('POST', `/sites/${site}/draft/edits`, {
    edits: [
      { edit: 'addSection', id: 'list', page: home, section: 'Feature1', index: 1 },
      { edit: 'addSection', id: 'story', page: home, section: 'Feature34', index: 2 },
      { edit: 'addSection', id: 'form', page: home, section: 'Contact3', index: 4 },
      { edit: 'addPage', id: 'elsewhere', values: { path: '/elsewhere' } },
    ],
  });
  draftOf = () => owner.call<Draft>('GET', `/sites/${site}/draft`);
  editor = await Editor.open(page, plinth, site);
});

const sections = () =>
  editor.canvas
    .locator('[data-section]')
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-section')));

const dataOf = async (section: string) =>
  (await draftOf()).pages[0]?.components.find((one) => one.section === section)?.data ?? {};

/** A file held over an element until it is marked, and let go, as a browser tells it. */
async function drop(target: Locator, file: { name: string; type: string; base64: string }) {
  const transfer = await target.evaluateHandle((_, { name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], name, { type }));
    return dataTransfer;
  }, file);
  const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
  await expect(async () => {
    await target.dispatchEvent('dragover', init);
    await expect(target).toHaveAttribute('data-drop', { timeout: 100 });
  }).toPass();
  await target.dispatchEvent('drop', init);
}

test('tools and counters cover nothing that is edited', async ({ page }) => {
  await editor.text('Header53', 'title').click();
  const actions = page.getByRole('toolbar', { name: 'Section actions' });
  await expect(actions).toBeVisible();
  const hero = editor.canvas.locator('[data-section="Header53"]');
  for (const content of await hero.locator('[data-field], [data-edits], a, button').all()) {
    if (await content.isVisible()) await expect.poll(() => overlap(actions, content)).toBe(0);
  }
  const counter = editor.canvas.locator('.canvas-status');
  await expect(counter).toHaveText(/^\d+\/60$/);
  const paragraph = editor.text('Header53', 'paragraph');
  await expect.poll(() => overlap(counter, paragraph)).toBe(0);
  const alignment = page.getByRole('toolbar', { name: 'Text actions' });
  await expect.poll(() => overlap(alignment, paragraph)).toBe(0);
});

test('hints of empty texts show where one looks, and move nothing', async () => {
  const list = editor.canvas.locator('[data-section="Feature1"]');
  const hint = list.locator('[data-field="additionalText"]').first();
  const height = () => list.evaluate((root) => root.getBoundingClientRect().height);
  await list.evaluate(({ ownerDocument }) => ownerDocument.fonts.ready);
  const before = await height();
  await expect(hint).toHaveCSS('opacity', '0');
  await list.locator('[data-item="featureIconText"]').first().hover();
  await expect(hint).toHaveCSS('opacity', '1');
  expect(await height()).toBe(before);
  await hint.click();
  await editor.page.keyboard.type('More');
  await expect(hint).toHaveText('More');
});

test('a button’s words are written in place, spaces included', async ({ page }) => {
  const send = editor.text('Contact3', 'buttonText');
  await send.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Send it now');
  await expect(send).toHaveText('Send it now');
});

test('a section is found by a word and put between two others', async ({ page }) => {
  await editor.canvas.locator('[data-section="Feature1"]').hover();
  await editor.canvas.locator('[data-section="Feature1"] [data-field="title"]').first().click();
  await page.getByRole('button', { name: 'Insert a section before Feature list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await expect(dialog.getByText('After “Hero with video”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Features' }).click();
  await expect(dialog.getByRole('button', { name: 'Logo wall' })).toBeHidden();
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Find a section' }).fill('logo');
  const choice = dialog.getByRole('button', { name: 'Logo wall' });
  await expect(choice.locator('img')).toHaveAttribute('src', /thumbnail\.desktop\.webp/);
  await choice.click();
  await expect
    .poll(async () => (await sections()).slice(0, 3))
    .toEqual(['Header53', 'Clients1', 'Feature1']);
});

test('a double click on a choice of the catalogue adds one section', async ({ page }) => {
  const before = await editor.canvas.locator('[data-section]').count();
  await editor.button('Add section').click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('button', { name: 'Call to action' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(before + 1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(before);
});

test('a section comes as its picture showed it, with the site’s own logo; the catalogue tells of a second header', async ({
  page,
  owner,
}) => {
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: 'Harbour Yoga' });
  await page.goto(page.url().replace(site, id));
  await page.getByRole('button', { name: 'Choose a section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  const choice = dialog.getByRole('button', { name: 'Hero with video' });
  const picture = choice.locator('iframe').contentFrame();
  const wordsOf = async (root: Locator) =>
    (await root.locator('h1, [role="img"], .canvas-slot, .canvas-button').all()).map((one) =>
      one.evaluate((element) => element.ariaLabel ?? element.textContent),
    );
  await expect(
    picture.getByRole('img', { name: 'Harbour Yoga', includeHidden: true }),
  ).toBeVisible();
  await expect(dialog.getByText(/keeps the header/)).toHaveCount(0);
  const shown = await Promise.all(await wordsOf(picture.locator('[data-section]')));
  expect(shown).toContain('Harbour Yoga');
  await choice.click();
  const hero = editor.canvas.locator('[data-section="Header53"]');
  await expect(hero).toBeVisible();
  expect(await Promise.all(await wordsOf(hero))).toHaveLength(shown.length);
  await expect(hero.locator('.canvas-slot')).toHaveCSS('opacity', '1');

  await editor.upload(hero.getByRole('button', { name: 'Add logo' }));
  await expect(hero.getByRole('button', { name: 'Change logo' })).toBeVisible();
  await page.keyboard.press('Escape');
  const logo = await hero.locator('.canvas-logo img').getAttribute('src');
  await editor.button('Add section').click();
  await expect(dialog.getByText(/keeps the header .* below it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Footer with links' }).click();
  const foot = editor.canvas.locator('[data-section="Footer3"] .canvas-logo img');
  await expect(foot).toHaveAttribute('src', logo ?? '');
});

test('the catalogue finds a section by what else people call it', async ({ page }) => {
  await editor.button('Add section').click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('searchbox', { name: 'Find a section' }).fill('pricing');
  await expect(dialog.getByRole('button', { name: 'Plans' }).last()).toBeVisible();
  await expect(dialog.getByText('No section is called that.')).toHaveCount(0);
  await dialog.getByRole('searchbox', { name: 'Find a section' }).fill('testimonials');
  await expect(dialog.getByRole('button', { name: 'Logo wall' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('sections go to their place by dragging and by arrow keys', async ({ page }) => {
  await editor.text('Feature1', 'title').click();
  const handle = page.getByRole('button', { name: 'Move section', exact: true });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await sections()).slice(1, 3)).toEqual(['Feature34', 'Feature1']);
  await expect(page.getByText('Moved to place 3 of 7')).toBeAttached();
  await expect(handle).toBeFocused();
  const from = await grip(page, handle);
  const over = await boxOf(editor.canvas.locator('[data-section="Feature34"]'));
  await page.mouse.move(from.x - 68, from.y + 32, { steps: 3 });
  // Held at the upper edge the page scrolls by itself, up to the section that is dropped on.
  await page.mouse.move(over.x + 300, 60, { steps: 4 });
  await expect.poll(() => editor.canvas.locator('html').evaluate((root) => root.scrollTop)).toBe(0);
  // On the hero's lower half: behind it.
  const hero = await boxOf(editor.canvas.locator('[data-section="Header53"]'));
  await page.mouse.move(hero.x + 300, hero.y + hero.height * 0.7, { steps: 3 });
  await expect(page.locator('[class*="line"]').last()).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await sections()).indexOf('Feature1')).toBe(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await sections()).indexOf('Feature1')).toBe(2);
});

test('items are dragged beside their neighbours, doubled, and say their limit', async ({
  page,
}) => {
  const plans = editor.canvas.locator('[data-item="plans"]');
  const names = () => plans.locator('[data-field="cardTitle"]').allTextContents();
  await plans.nth(2).scrollIntoViewIfNeeded();
  await plans.nth(2).hover({ position: { x: 30, y: 30 } });
  const handle = page.getByRole('button', { name: 'Move plan', exact: true });
  await grip(page, handle);
  const to = await boxOf(plans.nth(0));
  await page.mouse.move(to.x + 20, to.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Company', 'Starter', 'Team']);
  await plans.nth(0).hover({ position: { x: 30, y: 30 } });
  const actions = page.getByRole('toolbar', { name: 'plan actions' });
  for (let count = 4; count <= 6; count += 1) {
    await actions.getByRole('button', { name: 'Duplicate plan' }).click();
    await expect(plans).toHaveCount(count);
  }
  await expect(actions.getByText('At most 6')).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Add plan' })).toBeDisabled();
});

test('words stand beside the places for a picture and for buttons as on the published page, which has none', async ({
  page,
  context,
  plinth,
  owner,
}) => {
  const { slug } = await owner.call<{ slug: string }>('GET', `/sites/${site}`);
  await page.mouse.move(1, 1);
  const button = editor.text('Header53', 'btnText');
  const { plans } = (await dataOf('Pricing7')) as { plans: { id: string }[] };
  const noButtons = plans.map(({ id }) => ({
    edit: 'setText',
    component: 'plans',
    path: ['plans', id, 'buttonText'],
    text: '',
  }));
  await owner.call('POST', `/sites/${site}/draft/edits`, {
    edits: [{ edit: 'setText', component: 'hero', path: ['btnText'], text: '' }, ...noButtons],
  });
  await expect(button).toHaveText('');
  await owner.call('POST', `/sites/${site}/publish`, {});
  const published = await context.newPage();
  /** Where the words of a section stand, and how high it is. */
  const layoutOf = (root: Element) =>
    [root, ...root.querySelectorAll('h1, h2, p:not([data-empty])')].map((element) => {
      const { left, width, height } = element.getBoundingClientRect();
      return [left, width, height].map(Math.round);
    });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await resizeWindow(page, { width, height });
    const frame = page.locator('iframe[title="Page canvas"]');
    const own = await frame.evaluate(({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    }));
    await published.setViewportSize(own);
    await published.goto(plinth.site(slug));
    for (const section of ['Header53', 'Feature34']) {
      const root = `[data-section="${section}"]`;
      const visitors = await published.locator(root).evaluate(layoutOf);
      await expect
        .poll(() => editor.canvas.locator(root).evaluate(layoutOf), section)
        .toEqual(visitors);
      const place = editor.canvas.locator(root).getByRole('button', { name: 'Add picture' });
      await editor.canvas.locator(root).hover();
      await expect(place).toHaveCSS('opacity', '1');
      for (const text of await editor.canvas.locator(`${root} [data-field]:visible`).all()) {
        await expect.poll(() => overlap(place, text), section).toBe(0);
      }
    }
    // A plan's button, too, is a place within its card, which is as high as without it.
    const cards = (root: Element) =>
      [root, ...root.querySelectorAll('li:not(li li)')].map((one) =>
        Math.round(one.getBoundingClientRect().height),
      );
    const root = '[data-section="Pricing7"]';
    const visitors = await published.locator(root).evaluate(cards);
    await expect.poll(() => editor.canvas.locator(root).evaluate(cards)).toEqual(visitors);
    // So do the places of a button without words and of one that has no video to play, side by side.
    const hero = editor.canvas.locator('[data-section="Header53"]');
    await hero.hover();
    const buttons = hero.locator('.canvas-button');
    await expect(buttons).toHaveCount(2);
    await expect.poll(() => overlap(buttons.nth(0), buttons.nth(1))).toBe(0);
    for (const place of await buttons.all()) {
      await expect(place).toHaveCSS('opacity', '1');
      for (const text of await hero.locator('h1, p:not([data-empty])').all()) {
        await expect.poll(() => overlap(place, text)).toBe(0);
      }
    }
    // At rest the page is what visitors see.
    await page.mouse.move(1, 1);
    await expect(editor.canvas.locator('[data-section="Feature34"] .canvas-slot')).toHaveCSS(
      'opacity',
      '0',
    );
    await expect(buttons.first()).toHaveCSS('opacity', '0');
  }
  // Words make it the button that visitors get.
  await button.click();
  await page.keyboard.type('Go');
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Go');
  await expect(editor.canvas.locator('[data-section="Header53"] .canvas-button')).toHaveCount(1);
});

test('a picture is dropped in place; one that is refused leaves it and says why', async () => {
  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  const alert = editor.canvas.getByRole('alert');
  await drop(place, { name: 'broken.png', type: 'image/png', base64: 'AAAA' });
  await expect(alert).toContainText('broken.png is not a picture that can be read.');
  await expect(alert).not.toContainText('The earlier picture stays in its place.');
  // The whole of it can be reached, however low the empty place is.
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await drop(place, { name: 'dot.png', type: 'image/png', base64: ONE_PIXEL });
  const picture = editor.canvas.locator('[data-section="Feature34"] picture img');
  await expect(picture).toBeVisible();
  const address = (await dataOf('Feature34'))['largeImgUrl'];
  await drop(place, { name: 'broken.png', type: 'image/png', base64: 'AAAA' });
  await expect(alert).toContainText('broken.png');
  await expect(alert).toContainText('The earlier picture stays in its place.');
  expect((await dataOf('Feature34'))['largeImgUrl']).toBe(address);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
});

test('a picture that is refused says so where it was brought: in the dialog until that closes, on the page without catching presses', async ({
  page,
}) => {
  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  const onPage = editor.canvas.getByRole('alert');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('AAAA') };
  await place.click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload a picture' }).click();
  await (await chooser).setFiles(broken);
  await expect(dialog.getByRole('alert')).toContainText('broken.png is not a picture');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(onPage).toHaveCount(0);

  await drop(place, { name: 'broken.png', type: 'image/png', base64: 'AAAA' });
  await expect(onPage).toContainText('broken.png is not a picture');
  await expect(onPage).toHaveCSS('font-family', /^"Instrument Sans Variable"/);
  const isLoaded = () =>
    onPage.evaluate(({ ownerDocument }) =>
      [...ownerDocument.fonts].some(
        ({ family, status }) => family.includes('Instrument Sans Variable') && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
  // A press on its words is one on the picture; its dialog says the same, once.
  const words = await boxOf(onPage.getByText('broken.png'));
  await page.mouse.click(words.x + 20, words.y + 8);
  await expect(dialog.getByRole('alert')).toContainText('broken.png is not a picture');
  await expect(onPage).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(onPage).toHaveCount(0);

  // It stays with its page.
  await drop(place, { name: 'broken.png', type: 'image/png', base64: 'AAAA' });
  await expect(onPage).toBeVisible();
  const home = page.url();
  await editor.button('Pages').click();
  await page.getByRole('link', { name: '/elsewhere' }).click();
  await expect(page).toHaveURL(/\/pages\/elsewhere/);
  await expect(place).toHaveCount(0);
  await expect(editor.canvas.locator('.canvas-upload')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await onPage.getByRole('button', { name: 'Dismiss' }).click();
  await expect(onPage).toHaveCount(0);
});

test('an upload without a connection says so in its dialog', async ({ page }) => {
  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  await page.route(/\/uploads/, (route) => route.abort('connectionreset'));
  await editor.upload(place);
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog.getByText('Connection lost. It goes on by itself.')).toBeVisible();
  await page.unroute(/\/uploads/);
  await expect(dialog).toBeHidden();
  await expect(editor.canvas.locator('[data-section="Feature34"] picture img')).toBeVisible();
});

test('a file let go where none is taken is not opened in place of the page or the editor', async ({
  page,
}) => {
  for (const body of [editor.canvas.locator('body'), page.locator('body')]) {
    const isPrevented = await body.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }));
      return ['dragover', 'drop'].map((name) => {
        const init = { dataTransfer, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new DragEvent(name, init));
      });
    });
    expect(isPrevented).toEqual([true, true]);
  }
});

test('a picture that is called off at the last moment does not come', async ({ page }) => {
  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  const cancel = editor.canvas.getByRole('button', { name: 'Cancel' });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  const isMade = page.waitForResponse((one) => one.request().method() === 'PATCH');
  // The list of files, asked for anew once the picture is there.
  await page.route(/\/media\?|\/media$/, async (route) => {
    await held;
    await route.continue();
  });
  await drop(place, { name: 'dot.png', type: 'image/png', base64: ONE_PIXEL });
  await isMade;
  const list = page.waitForResponse(/\/media\?|\/media$/);
  await cancel.click();
  answer();
  await list;
  await editor.write(editor.text('Feature34', 'title'), 'Still empty');
  await editor.isSaved();
  expect(await dataOf('Feature34')).toMatchObject({ title: 'Still empty', largeImgUrl: '' });
});

test('a picture is cropped, and described for those who can’t see it', async ({ page }) => {
  const place = editor.canvas.locator('[data-section="Feature34"] [data-edits="picture"]');
  await drop(place, { name: 'dot.png', type: 'image/png', base64: ONE_PIXEL });
  await editor.canvas.locator('[data-section="Feature34"] picture img').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Alternative text').fill('A red dot');
  await dialog.getByLabel('Alternative text').press('Enter');
  await dialog.getByRole('button', { name: 'Crop' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop picture' });
  // Its frame has the form of the picture's place, here an outline of no rectangle.
  const corner = await editor.canvas
    .locator('[data-section="Feature34"] picture')
    .evaluate((picture) => getComputedStyle(picture).borderTopLeftRadius);
  expect(corner).toMatch(/%/);
  const frame = crop.getByRole('button', { name: 'Picture in its frame' }).locator('img + span');
  await expect(frame).toHaveCSS('border-top-left-radius', corner);
  await crop.getByRole('slider', { name: 'Zoom' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp');
  await crop.getByRole('button', { name: 'Turn right' }).click();
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(crop).toBeHidden();
  await expect(
    editor.canvas.locator('[data-section="Feature34"] picture[data-edits="picture"]'),
  ).toBeFocused();
  await editor.isSaved();
  const params = (await dataOf('Feature34'))['largeImgCropParams'] as Record<string, number>;
  expect(params['transform']).toBe(90);
  expect(params['width']).toBeGreaterThan(params['containerWidth'] ?? Infinity);
  await expect(editor.canvas.locator('[data-section="Feature34"] picture img')).toHaveCSS(
    'rotate',
    '90deg',
  );
});

test('a link is chosen among the site’s pages and sections, and told in words', async () => {
  const dialog = await editor.openLink(editor.text('Header53', 'btnText'));
  await dialog.getByLabel('Address').fill('hello@plinth.example');
  await expect(dialog.getByText('E-mail to hello@plinth.example')).toBeVisible();
  await dialog.getByLabel('Address').fill('ready');
  await dialog.getByRole('button', { name: 'Ready when you are' }).click();
  await expect(dialog).toBeHidden();
  await editor.isSaved();
  expect((await dataOf('Header53'))['btnUrl']).toBe('/#comp-cta');
});

test('a video’s address is checked while it is typed', async ({ page }) => {
  await editor.text('Header53', 'playBtnText').click();
  await page
    .getByRole('toolbar', { name: 'Text actions' })
    .getByRole('button', { name: 'Video' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Video' });
  const address = dialog.getByLabel('Address');
  await expect(address).toBeFocused();
  await address.fill('https://example.com/nothing');
  await expect(dialog.getByText('This is no video')).toBeVisible();
  // However short it is.
  await address.fill('hello');
  await expect(dialog.getByText('This is no video')).toBeVisible();
  await page.route('https://films.example/**', (route) => route.abort());
  await address.fill('https://films.example/gone.mp4');
  await expect(dialog.getByRole('status')).toContainText('It can’t be played from here');
  await address.fill('https://youtu.be/aqz-KE-bpKQ');
  await expect(dialog.getByRole('status')).toContainText('A YouTube video');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await editor.isSaved();
  expect((await dataOf('Header53'))['playVideoUrl']).toBe('https://youtu.be/aqz-KE-bpKQ');
});

test('others are seen at the text that they edit', async ({ browser, plinth }) => {
  const other = await browser.newContext();
  await signInBrowser(other, plinth);
  const theirs = await Editor.open(await other.newPage(), plinth, site);
  await theirs.text('CTA1', 'title').click();
  const mark = editor.canvas.locator('.canvas-person');
  await expect(mark).toBeVisible();
  await expect(async () => {
    const [box, text] = [await boxOf(mark), await boxOf(editor.text('CTA1', 'title'))];
    expect(Math.abs(box.y - text.y)).toBeLessThan(2);
  }).toPass();
  await theirs.page.goto('about:blank');
  await expect(mark).toBeHidden();
  await other.close();
});

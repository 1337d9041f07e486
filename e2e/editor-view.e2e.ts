import type { Locator, Page } from '@playwright/test';
import { Editor, makeSite } from './flows/editor';
import { grip, resizeWindow } from './flows/layout';
import { type OwnerApi, signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** At what width and scale a page is looked at. */
let owner: OwnerApi;

test.beforeEach(async ({ context, plinth }) => {
  owner = await signInBrowser(context, plinth);
});

/** Width of the page, px, and of the window that it takes. */
const measure = async (page: Page) => {
  const frame = page.locator('iframe[title="Page canvas"]');
  return {
    page: await frame.evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth),
    window: await frame.evaluate((one) => Math.round(one.getBoundingClientRect().width)),
  };
};

test('a page is looked at at any scale, moved sideways where it is larger than its room', async ({
  page,
  plinth,
}) => {
  const editor = await Editor.open(page, plinth, (await makeSite(owner, 'Zoom')).id);
  const whole = (await measure(page)).page ?? 0;
  const choose = async (zoom: string) => {
    await page.getByRole('button', { name: /^Zoom and width/ }).click();
    await page.getByRole('radio', { name: zoom, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  await choose('50%');
  await expect.poll(() => measure(page)).toEqual({ page: whole, window: Math.round(whole / 2) });
  await choose('150%');
  await expect.poll(async () => (await measure(page)).window).toBe(Math.round(whole * 1.5));
  const title = editor.text('Header53', 'title');
  await title.click();
  await page.locator('[data-stage]').evaluate((stage) => stage.scrollTo(200, 0));
  // The tools of what is selected go along.
  const tools = page.getByRole('toolbar', { name: 'Section actions' });
  await expect(tools).toBeInViewport({ ratio: 1 });
  await choose('Fit');
  await expect.poll(() => measure(page)).toEqual({ page: whole, window: whole });
});

test('a page is looked at in any width, typed or drawn', async ({ page, plinth }) => {
  await Editor.open(page, plinth, (await makeSite(owner, 'Widths')).id);
  const widthOf = async () => (await measure(page)).page;
  const open = () => page.getByRole('button', { name: /^Zoom and width/ }).click();
  await open();
  const field = page.getByRole('textbox', { name: 'Width of the page' });
  await field.fill('600');
  await field.press('Enter');
  await expect.poll(widthOf).toBe(600);
  // Narrower than any page has to be.
  await field.fill('20');
  await field.press('Enter');
  await expect.poll(widthOf).toBe(320);
  await page.keyboard.press('Escape');
  const handle = page.getByRole('slider', { name: 'Width of the page' });
  await handle.press('ArrowRight');
  await expect.poll(widthOf).toBe(330);
  const draw = async (by: number) => {
    const { x, y } = await grip(page, handle);
    await page.mouse.move(x + by, y, { steps: 4 });
  };
  // In the middle of its room, the page grows on both sides.
  await draw(50);
  await page.mouse.up();
  await expect.poll(widthOf).toBe(430);
  await draw(40);
  await expect.poll(widthOf).toBe(510);
  await page.keyboard.press('Escape');
  await expect.poll(widthOf).toBe(430);
  await page.mouse.up();
  await page.getByRole('radio', { name: 'Tablet' }).check();
  await expect.poll(widthOf).toBe(768);
});

test('a phone that is turned, and a window that is made narrow, show the page as phones do', async ({
  page,
  plinth,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await Editor.open(page, plinth, (await makeSite(owner, 'Turned')).id);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => measure(page)).toEqual({ page: 390, window: 390 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await measure(page)).page).toBeGreaterThan(1000);
});

test.describe('at 200 % on a laptop', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('a page’s words are no smaller than three quarters, and can be as large as at 100 %', async ({
    page,
    plinth,
  }) => {
    await Editor.open(page, plinth, (await makeSite(owner, 'Large')).id);
    const scale = async () => {
      const { page: own, window: shown } = await measure(page);
      return Math.round((shown / (own ?? 1)) * 100) / 100;
    };
    await expect.poll(scale).toBe(0.75);
    await page.getByRole('button', { name: /^Zoom and width/ }).click();
    await page.getByRole('radio', { name: '100%' }).check();
    await expect.poll(scale).toBe(1);
  });
});

test('another page opens at its top', async ({ page, plinth }) => {
  const { id } = await makeSite(owner, 'Top');
  const edits = [
    { edit: 'addPage', id: 'more', values: { path: '/more' } },
    ...['a', 'b', 'c'].map((one) => ({
      edit: 'addSection',
      id: one,
      page: 'more',
      section: 'Feature34',
    })),
  ];
  await owner.call('POST', `/sites/${id}/draft/edits`, { edits });
  const editor = await Editor.open(page, plinth, id);
  const scrolled = () =>
    editor.canvas.locator('html').evaluate((root) => root.ownerDocument.defaultView?.scrollY);
  await editor.canvas.locator('html').evaluate((root) => root.scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await editor.button('Pages').click();
  await page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: '/more' }).click();
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(3);
  await expect.poll(scrolled).toBe(0);
});

test('a page of which nothing is worked on stays at its top in every width', async ({
  page,
  plinth,
}) => {
  const sites = await owner.call<{ id: string; slug: string }[]>('GET', '/sites');
  const demo = sites.find(({ slug }) => slug === 'demo');
  const editor = await Editor.open(page, plinth, demo?.id ?? '');
  // What follows the page's width is there from the first press on.
  await page.waitForFunction(() => performance.getEntriesByName('plinth:loaded-ahead').length > 0);
  const whole = await measure(page);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(() => measure(page)).not.toEqual(whole);
  const furthest = await editor.canvas.locator('html').evaluate(
    (root) =>
      new Promise<number>((done) => {
        const view = root.ownerDocument.defaultView;
        const scrolled: number[] = [];
        const look = () => {
          scrolled.push(view?.scrollY ?? 0);
          if (scrolled.length === 30) done(Math.max(...scrolled));
          else window.requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(furthest).toBe(0);
});

/** Notes, for each frame that is drawn, how high on the screen a text of the canvas stands. */
const watchHeight = (text: Locator) =>
  text.evaluate((element) => {
    const view = element.ownerDocument.defaultView;
    const frame = view?.frameElement;
    if (!view || !frame) throw new Error('The text is not in the canvas.');
    const root = element.ownerDocument.documentElement;
    const heights: number[] = [];
    Object.assign(window.top ?? window, { heights });
    // Boxes as they are drawn, not as they would be laid out now.
    const drawn = (within: Window & typeof globalThis, targets: readonly Element[]) =>
      new Promise<DOMRectReadOnly[]>((done) => {
        const observer = new within.IntersectionObserver((entries) => {
          observer.disconnect();
          done(entries.map(({ boundingClientRect }) => boundingClientRect));
        });
        for (const target of targets) observer.observe(target);
      });
    const look = async () => {
      const [[text, page], [outer]] = await Promise.all([
        drawn(view as Window & typeof globalThis, [element, root]),
        drawn(window.top as Window & typeof globalThis, [frame]),
      ]);
      if (text && page && outer)
        heights.push(Math.round(outer.top + (text.top * outer.width) / page.width));
    };
    const next = () => {
      void look();
      window.top?.requestAnimationFrame(next);
    };
    next();
  });

test('what one works on stays at its height on the screen while panels, widths and languages change the page', async ({
  page,
  plinth,
}) => {
  const sites = await owner.call<{ id: string; slug: string }[]>('GET', '/sites');
  const editor = await Editor.open(
    page,
    plinth,
    sites.find(({ slug }) => slug === 'demo')?.id ?? '',
  );
  const tools = page.getByRole('toolbar', { name: 'Section actions' });
  const text = editor.canvas.locator('[data-section="Pricing7"] [data-field="cardTitle"]').nth(4);
  await text.click();
  await expect(tools).toBeVisible();
  await watchHeight(text);
  const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  const pageWidth = async () => (await measure(page)).window;
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(2);
  const before = (await heights()).at(-1) ?? 0;
  const stays = async (change: () => Promise<unknown>) => {
    const [width, count] = [await pageWidth(), (await heights()).length];
    await change();
    await expect.poll(pageWidth).not.toBe(width);
    // Several frames with the new width.
    const drawn = (await heights()).length;
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(drawn + 5);
    for (const height of (await heights()).slice(count)) {
      expect(Math.abs(height - before), `from ${before} to ${height}`).toBeLessThanOrEqual(2);
    }
  };
  await stays(() => editor.button('Theme').click());
  await stays(() => page.getByRole('button', { name: 'Close panel' }).click());
  await stays(() => tools.getByRole('button', { name: 'Settings' }).click());
  await stays(() => page.getByRole('button', { name: 'Close settings' }).click());
  await stays(() => page.getByRole('radio', { name: 'Tablet' }).check());
  await stays(() => page.getByRole('slider', { name: 'Width of the page' }).press('ArrowLeft'));
  await stays(() => page.getByRole('radio', { name: 'Desktop' }).check());
  await stays(() => resizeWindow(page, { width: 1100, height: 800 }));
  // Words of another length above it.
  await editor.button('Languages').click();
  await page.getByRole('button', { name: /^Deutsch/ }).click();
  await page.getByRole('button', { name: 'Write in German' }).click();
  await expect(text).toHaveAttribute('lang', 'de');
  await expect
    .poll(async () => Math.abs(((await heights()).at(-1) ?? 0) - before))
    .toBeLessThanOrEqual(2);
  // Whoever scrolls meanwhile isn't held.
  await resizeWindow(page, { width: 1280, height: 800 });
  await text.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => before - ((await heights()).at(-1) ?? 0)).toBeGreaterThan(100);
});

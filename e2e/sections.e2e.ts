import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsEnd } from './flows/animations';
import { resizeWindow } from './flows/layout';
import { publishSite } from './flows/publish';
import { expect, test } from './flows/test';

/** Widths on both sides of every layout breakpoint (spec section 9), and the outermost. */
const WIDTHS = [320, 360, 457, 550, 650, 766, 768, 991, 992, 1024, 1200, 1440, 2560];

const outline = (page: Page) =>
  page
    .locator('[data-section="Feature34"] picture')
    .last()
    .evaluate((element) => {
      const { animationPlayState, animationDuration, animationName } = getComputedStyle(element);
      return { animationPlayState, animationDuration, isAnimated: animationName !== 'none' };
    });

test('the outline of the story moves 5000 ms a cycle, on screen only', async ({ page, plinth }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(plinth.site('demo'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => outline(page)).toMatchObject({ animationPlayState: 'paused' });
  await page.locator('[data-section="Feature34"]').scrollIntoViewIfNeeded();
  await expect
    .poll(() => outline(page))
    .toEqual({
      animationPlayState: 'running',
      animationDuration: '5s',
      isAnimated: true,
    });
});

test('the outline of the story stands still for whoever wants less motion', async ({
  page,
  plinth,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${plinth.site('demo')}/#comp-about`);
  expect(await outline(page)).toMatchObject({ isAnimated: false });
});

test('nothing stands out of the page at any width, in any language', async ({ page, plinth }) => {
  for (const path of ['/', '/de/', '/pl/', '/PrivacyPolicy/']) {
    await page.goto(plinth.site('demo') + path);
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 800 });
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect({ path, width, scrolls }).toEqual({ path, width, scrolls: false });
    }
  }
});

test('words and picture stand side by side from 992 px on, one above the other below', async ({
  page,
  plinth,
}) => {
  await page.goto(plinth.site('demo'));
  const places = async (width: number) => {
    await resizeWindow(page, { width, height: 800 });
    const section = page.locator('[data-section="Feature34"]');
    const words = await section.locator('p').last().boundingBox();
    const picture = await section.locator('picture').last().boundingBox();
    return { words, picture };
  };
  const narrow = await places(991);
  expect(narrow.picture?.y).toBeGreaterThan((narrow.words?.y ?? 0) + (narrow.words?.height ?? 0));
  const wide = await places(992);
  expect(wide.picture?.x).toBeGreaterThan((wide.words?.x ?? 0) + (wide.words?.width ?? 0));
});

test('the hero takes the full height of the window', async ({ page, plinth }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.site('demo'));
  const box = await page.locator('[data-section="Header53"]').boundingBox();
  expect(box).toMatchObject({ y: 0, height: 900 });
});

test('the largest logo has room in its bar, and the bar in the page', async ({
  page,
  plinth,
  owner,
}) => {
  const data = { logoWidth: 400 };
  await publishSite(owner, 'large-logo', [
    { edit: 'addSection', id: 'top', section: 'Header53', data },
  ]);
  // Its bounds are 54 px on a phone at this ratio, then 82 px, then 109 px.
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(plinth.site('large-logo'));
    const bar = page.locator('[data-bar]');
    const [box, space, logo] = await Promise.all([
      bar.boundingBox(),
      bar.locator('..').boundingBox(),
      bar.locator('svg[role="img"]').boundingBox(),
    ]);
    if (!box || !space || !logo) throw new Error('The bar has no logo.');
    expect(logo.y - box.y).toBeGreaterThanOrEqual(8);
    expect(box.y + box.height - logo.y - logo.height).toBeGreaterThanOrEqual(8);
    expect(space.height).toBeCloseTo(box.height, 1);
  }
});

test('on paper the bar stands once, at the top of the page', async ({ page, plinth }) => {
  await page.goto(plinth.site('demo'));
  await page.emulateMedia({ media: 'print' });
  const position = await page
    .locator('[data-bar]')
    .evaluate((bar) => getComputedStyle(bar).position);
  expect(position).toBe('static');
});

test('a page that is printed from its top has every picture, and all that fades in', async ({
  page,
  plinth,
}) => {
  await page.goto(plinth.site('demo'));
  const faded = page.locator('[data-fade="out"]');
  await expect.poll(() => faded.count()).toBeGreaterThan(0);
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
          .length,
    );
  expect(await missing()).toBeGreaterThan(0);
  const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype ?\/Image/g)?.length;
  const printed = imagesIn(await page.pdf());
  expect(await missing()).toBe(0);
  // Once all are there the paper shows no more than it did at first.
  expect(imagesIn(await page.pdf())).toBe(printed);
  await page.emulateMedia({ media: 'print' });
  const opacities = await faded.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).opacity),
  );
  // A muted picture stays so.
  expect(opacities.filter((opacity) => Number(opacity) < 0.5)).toEqual([]);
});

test('long words break with a hyphen where the browser knows how, in every text', async ({
  page,
  plinth,
}) => {
  await page.goto(`${plinth.site('demo')}/de/`);
  for (const text of ['main h2', 'main p', 'main li', 'footer p'])
    await expect(page.locator(text).first()).toHaveCSS('hyphens', 'auto');
});

test('four features stand beside their head, from there to the edge of the page', async ({
  page,
  plinth,
  owner,
}) => {
  const featureIconText = [1, 2, 3, 4].map((number) => ({ title: `Feature ${number}` }));
  await publishSite(owner, 'four', [
    { edit: 'addSection', id: 'f', section: 'Feature1', data: { title: 'Four', featureIconText } },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.site('four'));
  const [title, list] = await Promise.all(
    ['#comp-f h1', '#comp-f ul'].map((part) => page.locator(part).boundingBox()),
  );
  if (!title || !list) throw new Error('The section is not there.');
  expect(list.x).toBeGreaterThan(title.x + title.width);
  expect(list.y).toBeCloseTo(title.y, 0);
  // As far from the one edge as the head is from the other.
  expect(1440 - list.x - list.width).toBeCloseTo(title.x, 0);
});

test('the sample passes an accessibility audit', async ({ page, plinth }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/PrivacyPolicy/', '/sv/']) {
    await page.goto(plinth.site('demo') + path);
    await animationsEnd(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes.length}`)).toEqual([]);
  }
});

test('the line of the numbered blocks is drawn once it is seen, and stays', async ({
  page,
  plinth,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.site('demo'));
  const section = page.locator('[data-section="Feature23"]');
  const lines = () =>
    section.locator('li span:empty').evaluateAll((pipes) =>
      pipes.map((pipe) => {
        const { scale, animationName } = getComputedStyle(pipe, '::after');
        return `${scale} ${animationName}`;
      }),
    );
  await expect.poll(lines).toEqual(['0 1 none', '0 1 none', '0 1 none']);
  await section.scrollIntoViewIfNeeded();
  const drawn = ['none none', 'none none', 'none none'];
  await expect.poll(lines).toEqual(drawn);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(section).not.toBeInViewport();
  expect(await lines()).toEqual(drawn);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await lines()).toEqual(drawn);
});

test('a numbered block has one marker: its number and its icon in one plate', async ({
  page,
  plinth,
}) => {
  await page.goto(plinth.site('demo'));
  for (const block of await page.locator('[data-section="Feature23"] li').all()) {
    const plate = block.locator('div:has(> svg)');
    await expect(plate).toHaveText(/^[1-6]$/);
    const icon = await plate.locator('svg').boundingBox();
    const whole = await plate.boundingBox();
    const title = await block.getByRole('heading').boundingBox();
    expect(icon?.y).toBeGreaterThan(whole?.y ?? Infinity);
    expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  }
});

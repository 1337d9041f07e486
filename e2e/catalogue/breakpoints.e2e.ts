import type { Page } from '@playwright/test';
import { resizeWindow } from '../flows/layout';
import { expect, test } from './gallery';
import { openBlank } from './inspect';

/** What a section's layout says of itself at a width; it differs on the two sides of a breakpoint. */
type Measure = (page: Page) => Promise<unknown>;

/** The layout breakpoints of spec section 9, each where it is seen: the section, and its layout just before and at it. */
const BREAKPOINTS: {
  widths: [before: number, from: number];
  section: string;
  /** Where its sample shows nothing of it. */
  content?: 'maximum';
  what: string;
  measure: Measure;
  layouts: [before: unknown, from: unknown];
}[] = [
  {
    widths: [457, 458],
    section: 'CTA1',
    what: 'buttons of one width stand side by side',
    measure: async (page) => {
      const [one, other] = await boxes(page, '[data-section] a', 2);
      return one.width === other.width ? 'one width' : 'side by side';
    },
    layouts: ['one width', 'side by side'],
  },
  {
    widths: [549, 550],
    section: 'Footer3',
    what: 'the footer’s links in two columns become one line',
    measure: async (page) => {
      const [one, , third] = await boxes(page, '[data-section] nav a', 3);
      return one.x === third.x ? 'columns' : 'a line';
    },
    layouts: ['columns', 'a line'],
  },
  {
    widths: [649, 650],
    section: 'Contact3',
    what: 'the form’s button is no longer as wide as its fields',
    measure: async (page) => {
      const [field] = await boxes(page, 'form input:not([tabindex])', 1);
      const [button] = await boxes(page, 'form button', 1);
      return Math.round(field.width - button.width) === 0;
    },
    layouts: [true, false],
  },
  {
    widths: [766, 767],
    section: 'Footer5',
    content: 'maximum',
    what: 'the small footer is one row',
    measure: (page) =>
      page
        .locator('[data-section] nav')
        .evaluate(({ parentElement: row }) => row && getComputedStyle(row).flexDirection),
    layouts: ['column', 'row'],
  },
  {
    widths: [767, 768],
    section: 'Footer3',
    what: 'the footer’s logo and links are one row',
    measure: (page) => isBeside(page, '[data-section] img, [data-section] svg', 'nav'),
    layouts: [false, true],
  },
  {
    widths: [991, 992],
    section: 'Contact3',
    what: 'the form stands beside the words (orientation collapses below)',
    measure: (page) => isBeside(page, '[data-section] h1, [data-section] h2', 'form'),
    layouts: [false, true],
  },
  {
    widths: [1023, 1024],
    section: 'NoHeader',
    what: 'the links stand in the bar',
    measure: (page) => page.locator('nav').first().isVisible(),
    layouts: [false, true],
  },
  {
    widths: [1199, 1200],
    section: 'Header53',
    what: 'the hero’s picture has five of twelve columns instead of four',
    measure: (page) => shareOfColumns(page, 'h1'),
    // 4 / 8 and 5 / 7.
    layouts: [0.5, 0.71],
  },
  {
    widths: [1439, 1440],
    section: 'Feature34',
    what: 'the story’s picture has the larger part',
    measure: (page) => shareOfColumns(page, '[data-section] h1, [data-section] h2'),
    // 1 / 1 and 13 / 12.
    layouts: [1, 1.08],
  },
];

for (const { widths, section, content = 'sample', what, measure, layouts } of BREAKPOINTS) {
  test(`${section}: at ${widths[1]} px ${what}`, async ({ page, gallery }) => {
    await openBlank(page, gallery.origin);
    const { markup, theme } = gallery.body({
      section,
      content,
      colorMode: 'LIGHT',
      look: 'CORNERED',
      orientation: 'LEFT',
      direction: 'ltr',
    });
    await page.evaluate(
      (body) => {
        const style = document.querySelector('#theme');
        if (style) style.textContent = body.theme;
        document.body.innerHTML = body.markup;
      },
      { markup, theme },
    );
    const seen: unknown[] = [];
    for (const width of widths) {
      await resizeWindow(page, { width, height: 900 });
      seen.push(await measure(page));
    }
    expect(seen).toEqual(layouts);
  });
}

type Box = { x: number; y: number; width: number; height: number };

/** Boxes of the first visible elements of a selector. */
async function boxes<Count extends number>(
  page: Page,
  selector: string,
  count: Count,
): Promise<Count extends 1 ? [Box] : Count extends 2 ? [Box, Box] : [Box, Box, Box]> {
  const found = page.locator(selector).filter({ visible: true });
  await expect.poll(() => found.count()).toBeGreaterThanOrEqual(count);
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => found.nth(index).boundingBox()),
  );
  // As many as were waited for, each visible.
  return all as never;
}

/** Whether the second element starts above the first one's end. */
async function isBeside(page: Page, first: string, second: string): Promise<boolean> {
  const [one] = await boxes(page, first, 1);
  const [other] = await boxes(page, second, 1);
  return other.y < one.y + one.height;
}

/** The second column's share of the first one, in the nearest grid of two columns around an element. */
async function shareOfColumns(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const columns = getComputedStyle(at).gridTemplateColumns.split(' ');
        const [one = 0, other = 0] = columns.map(Number.parseFloat);
        if (one > 0 && other > 0) return Math.round((other / one) * 100) / 100;
      }
      return 0;
    });
}

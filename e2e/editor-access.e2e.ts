import Axe from 'axe-core';
import type { Page } from '@playwright/test';
import { animationsEnd } from './flows/animations';
import { Editor, makeSite } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** A screen of the editor, and how a person gets to it from the screen before. */
type Screen = readonly [name: string, open: (editor: Editor) => Promise<void>];

const panel =
  (name: string): Screen[1] =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('heading'),
    ).not.toHaveCount(0);
  };

const closed = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const SCREENS: readonly Screen[] = [
  ['the page at rest', async () => undefined],
  [
    'a text with its tools',
    async (editor) => {
      await editor.text('Header53', 'title').focus();
      await expect(editor.page.getByRole('toolbar', { name: 'Section actions' })).toBeVisible();
    },
  ],
  [
    'a section’s settings',
    async ({ page }) => {
      await page
        .getByRole('toolbar', { name: 'Section actions' })
        .getByRole('button', { name: 'Settings' })
        .press('Enter');
      await expect(page.getByRole('complementary', { name: 'Section settings' })).toBeVisible();
    },
  ],
  ['Pages', panel('Pages')],
  [
    'adding a page',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Add page' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Add a page' })).toBeVisible();
    },
  ],
  [
    'a page’s settings',
    async ({ page }) => {
      await closed(page);
      await page.getByRole('button', { name: 'Settings of /' }).press('Enter');
      await expect(page.getByRole('button', { name: 'All pages' })).toBeVisible();
    },
  ],
  ['Sections', panel('Sections')],
  ['Theme', panel('Theme')],
  ['Languages', panel('Languages')],
  ['Media', panel('Media')],
  [
    'the catalogue',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Add section', exact: true }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Add a section' })).toBeVisible();
    },
  ],
  [
    'the palette',
    async ({ page }) => {
      await closed(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'a link of the header',
    async ({ page, canvas }) => {
      await closed(page);
      // Where the header's links are folded away, its menu is opened as a visitor opens it.
      const menu = canvas.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.press('Enter');
      await canvas.getByRole('link', { name: 'About' }).first().press('Enter');
      await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
    },
  ],
  [
    'what will be published',
    async ({ page }) => {
      await closed(page);
      await page.getByRole('button', { name: 'Changes and checks' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Publish (?:now|anyway)$/ })).toBeVisible();
    },
  ],
];

async function openSite(page: Page, ...[context, plinth]: SignIn): Promise<Editor> {
  const owner = await signInBrowser(context, plinth);
  const { id } = await makeSite(owner, 'Access');
  await owner.call('POST', `/sites/${id}/draft/edits`, {
    edits: [
      {
        edit: 'addItem',
        scope: 'navigation',
        path: ['header'],
        value: { text: 'About', link: '/' },
      },
    ],
  });
  return Editor.open(page, plinth, id);
}
type SignIn = Parameters<typeof signInBrowser>;

test('every screen of the editor is reached by the keyboard and free of faults that axe finds', async ({
  page,
  context,
  plinth,
}) => {
  test.slow();
  const editor = await openSite(page, context, plinth);
  // With a change to publish, whose number the button shows.
  await editor.write(editor.text('Header53', 'title'), 'Changed');
  await editor.isSaved();
  await page.evaluate(Axe.source);
  for (const [name, open] of SCREENS) {
    await open(editor);
    await animationsEnd(page);
    // The page's own content is tested where it is published.
    const faults = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run({
        iframes: false,
        resultTypes: ['violations'],
        rules: { 'label-content-name-mismatch': { enabled: true } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect.soft(faults, name).toEqual([]);
  }
});

test('Tab leads from the page through every control of the bar, Publish included, and back', async ({
  page,
  context,
  plinth,
}) => {
  const editor = await openSite(page, context, plinth);
  const text = editor.text('Header53', 'title');
  await editor.write(text, 'Changed');
  await editor.isSaved();
  const bar = page.getByRole('banner');
  const controls = await bar
    .locator('a[href], button:enabled, input:checked')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((_, index) => index));
  /** The places in the bar that a key leads to, one after the other, from where the focus is until it leaves the bar. */
  const led = async (key: 'Tab' | 'Shift+Tab') => {
    const places: number[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      const place = await bar
        .locator('a[href], button:enabled, input:checked')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).indexOf(document.activeElement as HTMLElement),
        );
      if (place === -1 && places.length > 0) break;
      if (place !== -1) places.push(place);
    }
    return places;
  };
  await text.focus();
  expect(await led('Shift+Tab')).toEqual(controls.toReversed());
  expect(await led('Tab')).toEqual(controls);
  await editor.button('Publish').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(editor.button('Changes and checks')).toBeFocused();
});

for (const [width, height, what] of [
  [640, 400, 'at 200 % on a laptop'],
  [320, 640, 'on the narrowest phone'],
] as const) {
  test(`every screen of the editor has all its content within the window ${what}`, async ({
    page,
    context,
    plinth,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors: 'active' });
    const editor = await openSite(page, context, plinth);
    for (const [name, open] of SCREENS) {
      await open(editor);
      // WCAG 1.4.10: nothing is scrolled in two directions.
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
        .toBe(width);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('[role="dialog"], section, aside, [role="toolbar"] button')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => ({ box: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 160) }))
          .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ html }) => html),
      );
      expect.soft(outside, name).toEqual([]);
    }
  });
}

test('a first page is built and published with the keyboard alone', async ({
  page,
  context,
  plinth,
}) => {
  const owner = await signInBrowser(context, plinth);
  const { id } = await owner.call<{ id: string }>('POST', '/sites', { name: 'Keys' });
  await page.goto(`${plinth.origin}/sites/${id}`);
  const { canvas } = new Editor(page);
  const focused = (selector: string) => canvas.locator(`${selector}:focus`);
  await page.getByRole('button', { name: 'Choose a section' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('hero');
  await page.keyboard.press('Enter');
  await expect(focused('[data-section="Header53"]')).toHaveCount(1);
  const title = focused('[data-field="title"]');
  for (let stops = 0; stops < 20 && (await title.count()) === 0; stops += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keyboard');
  await expect(title).toHaveText('By keyboard');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('add plans');
  await page.keyboard.press('Enter');
  await expect(focused('[data-section="Pricing7"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { Editor } from './flows/editor';
import { signInBrowser } from './flows/owner';
import { expect, test } from './flows/test';

/** The whole catalogue on three pages; a section that a site has once is there once. */
const HOME = [
  'Hero with video',
  'Story with a moving picture',
  'Feature list with icons',
  'Numbered blocks',
  'Plans',
  'Logo wall',
  'Call to action',
  'Contact form',
  'Footer with links',
];

interface SectionContent {
  section: string | undefined;
  colorMode: string | undefined;
  orientation: string | undefined;
  texts: string[];
  pictures: string[];
}

/** What stands in the canvas, section by section. */
const inCanvas = (editor: Editor) =>
  editor.canvas.locator('[data-section]').evaluateAll((roots) =>
    roots.map((each): SectionContent => {
      const root = each as HTMLElement;
      const texts = [...root.querySelectorAll<HTMLElement>('[data-field]')]
        // Visitors have no button that plays nothing.
        .filter((text) => text.dataset['field'] !== 'playBtnText')
        .map((text) => (text.textContent ?? '').replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '');
      return {
        section: root.dataset['section'],
        colorMode: root.dataset['colorMode'],
        orientation: root.dataset['orientation'],
        texts,
        pictures: [...root.querySelectorAll<HTMLImageElement>('[data-edits="picture"] img')]
          .map((image) => new URL(image.src).pathname)
          .filter((path) => path.startsWith('/media/')),
      };
    }),
  );

/** What visitors get, section by section: all words in order, placeholders among them. */
const published = (page: Page) =>
  page.locator('[data-section]').evaluateAll((roots) =>
    roots.map((each) => {
      const root = each as HTMLElement;
      let words = '';
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) words += node.textContent ?? '';
        else if (node.nodeName === 'BR') words += ' ';
        else words += ` ${(node as HTMLElement).getAttribute('placeholder') ?? ''} `;
      }
      return {
        section: root.dataset['section'],
        colorMode: root.dataset['colorMode'],
        orientation: root.dataset['orientation'],
        words: words.replace(/\s+/g, ' '),
        pictures: [...root.querySelectorAll('img')].map((image) => new URL(image.src).pathname),
      };
    }),
  );

/** The published page has the canvas's sections in their order, with their modes, words and pictures. */
async function expectSame(page: Page, canvas: readonly SectionContent[]): Promise<void> {
  const shown = await published(page);
  const looks = ({ section, colorMode, orientation }: Omit<SectionContent, 'texts' | 'pictures'>) =>
    `${section} ${colorMode} ${orientation}`;
  expect(shown.map(looks)).toEqual(canvas.map(looks));
  for (const [index, { section, texts, pictures }] of canvas.entries()) {
    const { words = '', pictures: seen = [] } = shown[index] ?? {};
    let from = 0;
    for (const text of texts) {
      const at = words.indexOf(text, from);
      expect(at, `${section}: “${text}” in “${words.slice(from)}”`).toBeGreaterThanOrEqual(0);
      from = at + text.length;
    }
    for (const picture of pictures) expect(seen, section).toContain(picture);
  }
}

/** By its picture in the catalogue, which draws every section again each time it is opened. */
async function addFromCatalogue(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add section', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('searchbox', { name: 'Find a section' }).fill(label);
  // A category may be called as its section is.
  await dialog.getByRole('button', { name: label, exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

/** By its name in the palette. */
async function addSection({ page, canvas }: Editor, label: string): Promise<void> {
  const sections = canvas.locator('[data-section]');
  const before = await sections.count();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  await palette.getByRole('combobox').fill(`add ${label}`);
  await palette.getByRole('option', { name: `Add “${label}”` }).click();
  await expect(sections).toHaveCount(before + 1);
}

test('a site of three pages is built from blank with every section, published, and is what the canvas showed', async ({
  page,
  context,
  plinth,
}) => {
  test.slow();
  const owner = await signInBrowser(context, plinth);
  const site = await owner.call<{ id: string; slug: string }>('POST', '/sites', { name: 'Built' });
  await page.goto(`${plinth.origin}/sites/${site.id}`);
  const editor = new Editor(page);
  const catalogue = await owner.call<{ name: string; label: string }[]>('GET', '/sections');
  const labels = catalogue.map(({ label }) => label);
  const provider = catalogue.find(({ name }) => name === 'ProviderFooter')?.label ?? '';
  const [first = '', ...others] = HOME;
  await addFromCatalogue(page, first);
  for (const label of others) await addSection(editor, label);
  await editor.write(editor.text('Header53', 'title'), 'Built by hand');
  await editor.write(editor.text('CTA1', 'paragraph'), 'First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  await editor.text('Feature1', 'title').click();
  await page
    .getByRole('toolbar', { name: 'Section actions' })
    .getByRole('button', { name: 'Settings' })
    .click();
  const settings = page.getByRole('complementary', { name: 'Section settings' });
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await settings.getByRole('radio', { name: 'Right' }).first().check({ force: true });
  await settings.getByRole('button', { name: 'Close settings' }).click();
  await editor.upload(
    editor.canvas
      .locator('[data-section="Feature34"]')
      .getByRole('button', { name: 'Add picture' }),
  );
  await expect(editor.canvas.locator('[data-section="Feature34"] picture img')).toBeVisible();
  const pages = [{ path: '/', canvas: await inCanvas(editor) }];

  await editor.button('Pages').click();
  const panel = page.getByRole('region', { name: 'Pages' });
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await panel.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByLabel('Title').fill('Second');
  await dialog.getByLabel('Title').press('Enter');
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(0);
  const rest = labels.filter((label) => !HOME.includes(label) && label !== provider);
  for (const label of rest) await addSection(editor, label);
  await expect(editor.canvas.locator('[data-section]')).toHaveCount(rest.length);
  pages.push({ path: '/second/', canvas: await inCanvas(editor) });

  // Escape has closed the panel.
  await editor.button('Pages').click();
  await panel.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByRole('radio', { name: 'About' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(editor.text('Header53', 'title')).toHaveText('The people behind the work');
  await addSection(editor, provider);
  pages.push({ path: '/about/', canvas: await inCanvas(editor) });

  const used = pages.flatMap(({ canvas }) => canvas.map(({ section }) => section));
  expect(new Set(used).size).toBe(labels.length);
  await editor.button('Publish').click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
  for (const { path, canvas } of pages) {
    await page.goto(`${plinth.site(site.slug)}${path}`);
    await expectSame(page, canvas);
  }
});

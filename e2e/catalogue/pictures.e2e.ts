import type { Page } from '@playwright/test';
import { COLOR_MODES, type ColorMode } from '../../src/core/theme/settings';
import { resizeWindow } from '../flows/layout';
import { expect, test } from './gallery';
import { openBlank } from './inspect';
import { unreadableTexts } from './pixels';

const isFull = process.env['CATALOGUE'] === 'full';
const CONTENTS = isFull ? (['sample', 'maximum'] as const) : (['sample'] as const);
const WIDTHS = isFull ? [360, 768, 1440, 1920] : [360, 1440];
const SIDES = [
  ['LEFT', 'ltr'],
  ['RIGHT', 'ltr'],
  ['LEFT', 'rtl'],
] as const;
/** The section's own picture, and the two worst that an owner can take. */
const PICTURES = [null, 'white', 'black'] as const;

test.setTimeout(isFull ? 600_000 : 120_000);

/** Every side in every mode, or each side in one of them. */
function sidesOf(colorMode: ColorMode) {
  return isFull ? SIDES : [SIDES[COLOR_MODES.indexOf(colorMode)] ?? SIDES[0]];
}

for (const section of ['Header53', 'Feature34', 'CTA1']) {
  test(`${section}: its words can be read on any picture behind them`, async ({
    page,
    gallery,
  }) => {
    await openBlank(page, gallery.origin);
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 900 });
      for (const content of CONTENTS) {
        for (const colorMode of COLOR_MODES) {
          for (const [orientation, direction] of sidesOf(colorMode)) {
            const combination = { section, content, colorMode, orientation, direction } as const;
            const body = gallery.body({ ...combination, look: 'CORNERED' });
            await show(page, body);
            for (const picture of PICTURES) {
              if (picture !== null && !(await replacePictures(page, picture))) continue;
              const found = await unreadableTexts(page);
              problems.push(
                ...found.map((text) => `${text}: ${picture ?? 'own'}, ${width} px, ${body.name}`),
              );
            }
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Shows a page of the gallery, with all that it waits for. */
async function show(
  page: Page,
  body: { direction: string; language: string; theme: string; markup: string },
): Promise<void> {
  await page.evaluate(async ({ direction, language, theme, markup }) => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
    const style = document.querySelector('#theme');
    if (style) style.textContent = theme;
    document.body.innerHTML = markup;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
    await document.fonts.ready;
  }, body);
}

/** Puts one colour in the place of each picture behind words. @returns whether there is any */
async function replacePictures(page: Page, color: string): Promise<boolean> {
  return page.evaluate(async (fill) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`;
    const images = [...document.querySelectorAll<HTMLImageElement>('[style*="--veil"] img')];
    for (const image of images) {
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
      image.removeAttribute('srcset');
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
    }
    return images.length > 0;
  }, color);
}

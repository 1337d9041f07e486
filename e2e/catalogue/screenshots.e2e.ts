import sharp from 'sharp';
import { combinationName, type Combination } from '../../src/sections/testing/combinations';
import { expect, test } from './gallery';

/**
 * A representative set: each section's sample once, every mode and look, both sides and directions, wide and narrow.
 * Its fonts are our own, so that a machine's fonts don't matter; an RTL page's bar names a language in Arabic and is
 * left out for that. New references: `--update-snapshots`.
 */
const SET: readonly [
  section: string,
  colorMode: string,
  look: string,
  rest: string,
  width: number,
][] = [
  ['Header53', 'DARK', 'CORNERED', 'LEFT-ltr', 1280],
  ['Header53', 'DARK', 'ROUNDED', 'LEFT-ltr', 390],
  ['NoHeader', 'LIGHT', 'SHARP', 'LEFT-ltr', 1280],
  ['Feature34', 'LIGHT', 'CORNERED', 'LEFT-ltr', 1280],
  ['Feature34', 'DARK', 'SHARP', 'RIGHT-rtl', 1280],
  ['Feature1', 'EXTRALIGHT', 'CORNERED', 'LEFT-ltr', 1280],
  ['Feature23', 'DARK', 'ROUNDED', 'LEFT-ltr', 1280],
  ['Feature23', 'LIGHT', 'SHARP', 'RIGHT-rtl', 390],
  ['Pricing7', 'LIGHT', 'ROUNDED', 'LEFT-ltr', 1280],
  ['Pricing7', 'DARK', 'SHARP', 'LEFT-rtl', 768],
  ['Clients1', 'EXTRALIGHT', 'CORNERED', 'LEFT-ltr', 1280],
  ['CTA1', 'DARK', 'ROUNDED', 'RIGHT-ltr', 1280],
  ['Contact3', 'LIGHT', 'ROUNDED', 'LEFT-ltr', 1280],
  ['Contact3', 'DARK', 'CORNERED', 'LEFT-rtl', 390],
  ['Rsvp1', 'LIGHT', 'CORNERED', 'LEFT-ltr', 1280],
  ['PrivacyPolicy1', 'EXTRALIGHT', 'SHARP', 'LEFT-ltr', 768],
  ['Footer3', 'DARK', 'CORNERED', 'LEFT-ltr', 1280],
  ['ProviderFooter', 'LIGHT', 'CORNERED', 'LEFT-ltr', 768],
];

/** A pixel differs when it is off by a fifth in YIQ; one in a hundred may, for other versions of the browser. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 };
/** Half a page's size and 64 colours keep a reference small and still show what moved. */
const SCALE = 0.5;
const COLORS = 64;
const HIGHEST = 1600;

for (const [section, colorMode, look, rest, width] of SET) {
  const [orientation, direction] = rest.split('-');
  // The table above holds exactly the values of a combination.
  const combination = {
    section,
    content: 'sample',
    colorMode,
    look,
    orientation,
    direction,
  } as Combination;
  const name = combinationName(combination);

  test(`${name} looks at ${width} px as it did`, async ({ browser, gallery }) => {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
    });
    await page.goto(`${gallery.origin}/page/${name}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) },
      animations: 'disabled',
    });
    await page.close();
    const small = await sharp(picture)
      .png({ palette: true, colours: COLORS, dither: 0 })
      .toBuffer();
    expect(small).toMatchSnapshot(`${name}-${width}.png`, TOLERANCE);
  });
}

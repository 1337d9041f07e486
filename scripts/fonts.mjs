// Makes src/site/fonts/faces.json from the font packages: `node scripts/fonts.mjs`. For each family: its subsets with
// their characters, and the measures with which a system font takes up the same room until it has loaded.
// Measured in Chromium with fonts that have the metrics of Arial and Times New Roman (Liberation has).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import * as path from 'node:path';
import { charactersOf } from './lib/font-characters.mjs';

const FOLDER = 'node_modules/@fontsource-variable';
/** The weights that pages are set in: for each range of weights in src/site/fonts/font-css.ts the one that is measured. */
const WEIGHTS = [
  { weight: 400, isBold: false },
  { weight: 500, isBold: false },
  { weight: 600, isBold: true },
  { weight: 700, isBold: true },
];
/**
 * A stand-in is a touch wider than its font: where lines break differently, the font takes a line less, which a page can
 * keep free (src/site/shell/boot-script.ts), and not one more.
 */
const ROOM = 1.02;
// Running text, whose pairs of letters are what counts: the first article of the Universal Declaration of Human Rights.
const SAMPLE = [
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  'Alla människor är födda fria och lika i värde och rättigheter. De har utrustats med förnuft och samvete och bör handla gentemot varandra i en anda av gemenskap.',
  'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
  'Alle mennesker er født frie og lige i værdighed og rettigheder. De er udstyret med fornuft og samvittighed, og de bør handle mod hverandre i en broderskabets ånd.',
  'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
].join(' ');

/** Subsets whose ranges are whole blocks of Unicode, of which a family has a few characters. */
const WHOLE_BLOCKS = new Set(['math', 'symbols']);

const fonts = [
  ...readFileSync('src/core/theme/fonts.ts', 'utf8').matchAll(
    /font\('([\w-]+)', '[^']+'(?:, '([\w-]+)')?\),/g,
  ),
].map(([, id, category = 'sans-serif']) => {
  const { variable } = JSON.parse(readFileSync(path.join(FOLDER, id, 'metadata.json'), 'utf8'));
  return { id, category, least: Number(variable.wght.min), most: Number(variable.wght.max) };
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const ranges = {};
  const families = {};
  for (const font of fonts) families[font.id] = await describe(page, font, ranges);
  const version = versionOf(families);
  writeFileSync(
    'src/site/fonts/faces.json',
    `${JSON.stringify({ version, ranges, families }, null, 2)}\n`,
  );
} finally {
  await browser.close();
}

/** Changes with any byte of any file: it stands in every font's address, which browsers keep for ever. */
function versionOf(families) {
  const hash = createHash('sha256');
  for (const [id, { subsets }] of Object.entries(families)) {
    for (const subset of subsets) hash.update(readFileSync(fontFile(id, subset)));
  }
  return hash.digest('hex').slice(0, 8);
}

function fontFile(id, subset) {
  return path.join(FOLDER, id, 'files', `${id}-${subset}-wght-normal.woff2`);
}

/** A family's measures and subsets; the characters of its subsets are added to those of all families. */
async function describe(page, { id, category, least, most }, ranges) {
  const folder = path.join(FOLDER, id);
  const own = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const file = readFileSync(fontFile(id, 'latin'));
  const fallback = category === 'serif' ? 'Liberation Serif' : 'Liberation Sans';
  const measures = await page.evaluate(measure, {
    source: `data:font/woff2;base64,${file.toString('base64')}`,
    fallback,
    range: `${least} ${most}`,
    weights: WEIGHTS.map((one) => ({
      ...one,
      weight: Math.min(most, Math.max(least, one.weight)),
    })),
    sample: SAMPLE,
    room: ROOM,
  });
  const subsets = Object.keys(own);
  for (const subset of subsets.filter((one) => WHOLE_BLOCKS.has(one))) {
    own[subset] = withinFile(own[subset], charactersOf(fontFile(id, subset)));
  }
  for (const subset of subsets) ranges[subset] ??= own[subset];
  const others = Object.entries(own).filter(([subset, range]) => ranges[subset] !== range);
  return {
    weights: `${least} ${most}`,
    ...measures,
    subsets,
    ...(others.length > 0 ? { ranges: Object.fromEntries(others) } : {}),
  };
}

/** The part of a range (CSS, `unicode-range`) that a file has. */
function withinFile(range, characters) {
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  const runs = [];
  for (const [, from, to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
      if (!characters.has(code)) continue;
      if (runs.at(-1)?.last === code - 1) runs.at(-1).last = code;
      else runs.push({ first: code, last: code });
    }
  }
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join();
}

// Runs in the page.
async function measure({ source, fallback, range, weights, sample, room }) {
  const face = new FontFace('Measured', `url(${source})`, { weight: range });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  const sizes = (weight, family) => {
    context.font = `${weight} 1000px "${family}"`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
    return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  };
  const widths = weights.map(({ weight, isBold }) => {
    const adjust = sizes(weight, 'Measured').width / sizes(isBold ? 700 : 400, fallback).width;
    return Math.round(adjust * room * 10000) / 100;
  });
  const { ascent, descent } = sizes(weights[0].weight, 'Measured');
  document.fonts.delete(face);
  return { sizes: widths, ascent: Math.round(ascent) / 10, descent: Math.round(descent) / 10 };
}

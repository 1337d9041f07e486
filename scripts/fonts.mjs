// Makes src/site/fonts/faces.json from the font packages: `node scripts/fonts.mjs`. For each family: its subsets with
// their characters, and the measures with which a system font takes up the same room until it has loaded.
// Measured in Chromium with fonts that have the metrics of Arial and Times New Roman (Liberation has).
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import * as path from 'node:path';

const FOLDER = 'node_modules/@fontsource-variable';
const WEIGHTS = [400, 700];
// Letters in about the frequency of running text in the languages of the interface.
const SAMPLE =
  'eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuuccmmwwffggyyppbbvk' +
  ' '.repeat(17) +
  'AEIOSTNRDLMC.,-0123';

const fonts = [
  ...readFileSync('src/core/theme/fonts.ts', 'utf8').matchAll(
    /id: '([\w-]+)',\s+name: '[^']+',[\s\S]*?category: '([\w-]+)',\s+axes: \{([^}]+)\}/g,
  ),
].map(([, id, category, axes]) => {
  const [, least, most] = /wght: \[(\d+), (\d+)\]/.exec(axes);
  return { id, category, least: Number(least), most: Number(most) };
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const faces = {};
  for (const font of fonts) faces[font.id] = await describe(page, font);
  const lines = Object.entries(faces).map(
    ([id, face]) => `${JSON.stringify(id)}: ${JSON.stringify(face)}`,
  );
  writeFileSync('src/site/fonts/faces.json', `{\n${lines.join(',\n')}\n}\n`);
} finally {
  await browser.close();
}

async function describe(page, { id, category, least, most }) {
  const folder = path.join(FOLDER, id);
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const file = readFileSync(path.join(folder, 'files', `${id}-latin-wght-normal.woff2`));
  const fallback = category === 'serif' ? 'Liberation Serif' : 'Liberation Sans';
  const measures = await page.evaluate(measure, {
    source: `data:font/woff2;base64,${file.toString('base64')}`,
    fallback,
    range: `${least} ${most}`,
    weights: WEIGHTS.map((weight) => Math.min(most, Math.max(least, weight))),
    sample: SAMPLE,
  });
  return { weights: `${least} ${most}`, category, fallback: measures, subsets };
}

// Runs in the page.
async function measure({ source, fallback, range, weights, sample }) {
  const face = new FontFace('Measured', `url(${source})`, { weight: range });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  const sizes = (weight, family) => {
    context.font = `${weight} 1000px "${family}"`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
    return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  };
  const round = (value) => Math.round(value * 10000) / 100;
  const result = weights.map((weight, index) => {
    const own = sizes(weight, 'Measured');
    const other = sizes(index === 0 ? 400 : 700, fallback);
    const adjust = own.width / other.width;
    return {
      size: round(adjust),
      ascent: round(own.ascent / 1000 / adjust),
      descent: round(own.descent / 1000 / adjust),
    };
  });
  document.fonts.delete(face);
  return result;
}

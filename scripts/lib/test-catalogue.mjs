import { findOrInstallChromium } from './chromium.mjs';
import { loadGallery } from './gallery-build.mjs';
import { installIfStale } from './prepare.mjs';
import { runTool } from './run.mjs';

/** Runs the catalogue's tests in a browser; resolves with an exit code. */
export async function testCatalogue({ isFull, names }) {
  await installIfStale();
  const chromium = await findOrInstallChromium();
  if (chromium === null) return 1;
  const gallery = await loadGallery();
  const unknown = names.filter((name) => !gallery.catalogue.has(name));
  if (unknown.length > 0) {
    console.error(`No section is named ${unknown.join(', ')}.`);
    return 1;
  }
  const isWanted = ({ section }) => names.length === 0 || names.includes(section);
  const combinations = isFull ? gallery.allCombinations() : gallery.pairwiseCombinations();
  const count = combinations.filter(isWanted).length;
  const palettes = gallery.paletteCombinations(isFull).filter(isWanted).length;
  console.log(
    `${count} combinations, each at 320, 768 and 1440 px, and ${palettes} of palette, mode and section.`,
  );
  const { code } = await runTool(
    '@playwright/test',
    'cli.js',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project=desktop',
      '--reporter=list',
      'catalogue/catalogue',
      'catalogue/breakpoints',
      'catalogue/contrast',
      'catalogue/pictures',
      ...(names.length === 0 ? [] : ['--grep', `\\b(${names.join('|')}):`]),
    ],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        CATALOGUE: isFull ? 'full' : 'pairwise',
      },
    },
  );
  console.log(
    code === 0
      ? `${count} combinations passed, and ${palettes} of palette, mode and section.`
      : `Of ${count} + ${palettes} combinations some failed; the reasons stand above.`,
  );
  return code;
}

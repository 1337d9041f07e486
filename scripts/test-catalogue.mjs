// `npm run test:catalogue`: every section in every combination, in a browser. Words pick sections by name.
import { runOnSupportedNode } from './lib/node-version.mjs';

runOnSupportedNode(async () => {
  const { installIfStale } = await import('./lib/prepare.mjs');
  await installIfStale();
  const { findOrInstallChromium } = await import('./lib/chromium.mjs');
  const { runTool } = await import('./lib/run.mjs');
  const chromium = await findOrInstallChromium();
  if (chromium === null) {
    process.exitCode = 1;
    return;
  }
  const { loadGallery } = await import('./lib/gallery-build.mjs');
  const gallery = await loadGallery();
  const names = process.argv.slice(2);
  const combinations = gallery
    .allCombinations()
    .filter(({ section }) => names.length === 0 || names.includes(section));
  console.log(
    `${combinations.length} combinations, each at 320, 768 and 1440 px: ${combinations.length * 3} pages.`,
  );
  const { code } = await runTool(
    '@playwright/test',
    'cli.js',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project=desktop',
      'catalogue.e2e',
      ...(names.length === 0 ? [] : ['--grep', `\\b(${names.join('|')}):`]),
    ],
    { env: { ...process.env, CHROMIUM_PATH: chromium, CATALOGUE: 'full' } },
  );
  console.log(
    code === 0
      ? `${combinations.length} combinations passed.`
      : `Of ${combinations.length} combinations some failed; the reasons stand above.`,
  );
  process.exitCode = code;
});

import * as fs from 'node:fs';
import * as path from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { loadGallery } from './gallery-build.mjs';
import { serveGallery } from './gallery-server.mjs';
import { ExpectedError, root } from './run.mjs';

/** Each picture's window, and how wide it is kept. The mobile one shows one column, with more than a title in it. */
const SIZES = {
  desktop: { viewport: 1280, width: 640 },
  mobile: { viewport: 640, width: 480 },
};
export const MAX_BYTES = 25 * 1024;

/** Draws the pictures of the sections named, or of all that have one. */
export async function drawThumbnails(wanted) {
  const executablePath = await findOrInstallChromium();
  if (executablePath === null) throw new ExpectedError('No pictures without a browser.');
  const gallery = await loadGallery();
  const server = await serveGallery(gallery);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const definition of gallery.catalogue.values()) {
      const isWanted = wanted.length === 0 || wanted.includes(definition.name);
      if (!isWanted || definition.thumbnailRatio === null) continue;
      for (const [size, { viewport, width }] of Object.entries(SIZES)) {
        const picture = await draw({ browser, server, gallery, definition, viewport });
        await keep(picture, { definition, size, width });
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The section's upper part in the proportions of its definition. */
async function draw({ browser, server, gallery, definition, viewport }) {
  const height = Math.round(viewport * definition.thumbnailRatio);
  const page = await browser.newPage({
    // Sections of a window's height fill their picture.
    viewport: { width: viewport, height },
    reducedMotion: 'reduce',
  });
  const name = gallery.combinationName({
    section: definition.name,
    content: gallery.isSampleShown(definition.name) ? 'sample' : 'minimum',
    colorMode: definition.colorMode === 'DARK' ? 'DARK' : 'LIGHT',
    look: 'CORNERED',
    orientation: 'LEFT',
    direction: 'ltr',
  });
  await page.goto(`${server.origin}/page/${name}`, { waitUntil: 'networkidle' });
  await page.evaluate(async (room) => {
    await document.fonts.ready;
    // What is lower than its picture stands in the middle of it.
    const section = document.querySelector('[data-section]');
    const free = room - (section?.getBoundingClientRect().height ?? room);
    if (free <= 0) return;
    document.body.style.paddingBlock = `${free / 2}px`;
    document.documentElement.style.background = getComputedStyle(section).backgroundColor;
    for (const bar of document.querySelectorAll('[data-fixed]')) bar.style.position = 'absolute';
  }, height);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: viewport, height } });
  await page.close();
  return picture;
}

/** Keeps a picture beside its section, as small as it has to be. */
async function keep(picture, { definition, size, width }) {
  const { default: sharp } = await import('sharp');
  const height = Math.round(width * definition.thumbnailRatio);
  const file = path.join(sectionFolder(definition.name), `thumbnail.${size}.webp`);
  for (const quality of [82, 70, 58, 46, 34]) {
    const content = await sharp(picture)
      .resize({ width, height, fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (content.length > MAX_BYTES) continue;
    fs.writeFileSync(file, content);
    console.log(`${path.relative(root, file)}: ${width} x ${height}, ${content.length} bytes`);
    return;
  }
  throw new ExpectedError(`${file} can't be kept under ${MAX_BYTES} bytes.`);
}

/** The folder that holds the section of a name. */
export function sectionFolder(name) {
  const sections = path.join(root, 'src/sections');
  const folder = fs
    .readdirSync(sections)
    .filter((entry) => fs.existsSync(path.join(sections, entry, 'section.ts')))
    .find((entry) => entry.replaceAll('-', '') === name.toLowerCase());
  if (folder === undefined) throw new ExpectedError(`No folder holds ${name}.`);
  return path.join(sections, folder);
}

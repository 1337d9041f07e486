import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildHash } from './hashes.mjs';
import { ExpectedError, root } from './run.mjs';

const SOURCE = 'src/site/testing/gallery.tsx';
const SAMPLE_FILES = path.join(root, 'src/sections/sample/files');
const cache = path.join(root, '.cache');
const KEPT_MS = 60 * 60 * 1000;

/**
 * The gallery, built from the sources as they stand and loaded: its module, the sections' styles and the measures of the
 * sample's pictures. A build lies in a folder named by its sources, so that one never changes under a running gallery.
 */
export async function loadGallery() {
  const stamp = buildHash().slice(0, 16);
  const folder = path.join(cache, `gallery-${stamp}`);
  if (!fs.existsSync(folder)) await build(folder);
  const address = pathToFileURL(path.join(folder, 'server/gallery.js')).href;
  const gallery = await import(address);
  const manifest = readManifest(path.join(folder, 'section-css'));
  const loader = readManifest(path.join(folder, 'islands'))['src/site/loader.ts'];
  const assets = gallery.pageAssets({
    manifest,
    readStyle: (file) => fs.readFileSync(path.join(folder, 'section-css', file), 'utf8'),
    loaderAddress: `/static/${loader.file}`,
    sha256: (content) => createHash('sha256').update(content).digest('base64'),
  });
  return {
    ...gallery,
    assets,
    styles: gallery.galleryStyles(assets),
    measures: await measures(gallery.sampleMedia),
    islands: path.join(folder, 'islands'),
    sampleFiles: SAMPLE_FILES,
  };
}

/** Builds beside its place and moves there when complete: two workers may both get here, and the first one counts. */
async function build(folder) {
  const draft = path.join(cache, `gallery-draft-${process.pid}`);
  const { PLINTH_BUILD_DIR, NODE_ENV } = process.env;
  // Read by vite.config.ts, which is loaded next.
  process.env['PLINTH_BUILD_DIR'] = draft;
  process.env['NODE_ENV'] = 'production';
  try {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ root, logLevel: 'warn' });
    const { ssr } = builder.environments;
    if (ssr) ssr.config.build.rolldownOptions.input = { gallery: path.join(root, SOURCE) };
    for (const name of ['sectionCss', 'islands', 'ssr']) {
      const environment = builder.environments[name];
      if (!environment) throw new ExpectedError(`vite.config.ts has no environment ${name}.`);
      await builder.build(environment);
    }
    removeOldBuilds();
    moveUnlessThere(draft, folder);
  } finally {
    restore({ PLINTH_BUILD_DIR, NODE_ENV });
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function moveUnlessThere(from, to) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

/** Builds that nobody can be using any more. */
function removeOldBuilds() {
  for (const name of fs.readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (!name.startsWith('gallery-')) continue;
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > KEPT_MS) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}

function restore(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Width and height of the sample's pictures by name. */
async function measures(media) {
  const { default: sharp } = await import('sharp');
  const entries = await Promise.all(
    media
      .filter(({ file }) => !file.endsWith('.webm'))
      .map(async ({ name, file }) => {
        const { width, height } = await sharp(path.join(SAMPLE_FILES, file)).metadata();
        return [name, { width, height }];
      }),
  );
  return Object.fromEntries(entries);
}

function readManifest(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
}

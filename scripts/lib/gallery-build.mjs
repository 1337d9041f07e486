import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildHash } from './hashes.mjs';
import { ExpectedError, root } from './run.mjs';

const SOURCE = 'src/site/testing/gallery.tsx';
const SAMPLE_FILES = path.join(root, 'src/sections/sample/files');
const STAMP = '.stamp';

/**
 * The gallery, built from the sources as they stand into `.cache/gallery` and loaded: its module, the sections' styles and
 * the measures of the sample's pictures.
 */
export async function loadGallery() {
  const folder = path.join(root, '.cache/gallery');
  const stamp = buildHash();
  if (readIfThere(path.join(folder, STAMP)) !== stamp) await build(folder, stamp);
  // The stamp in the address: one process may load it again after a change.
  const address = `${pathToFileURL(path.join(folder, 'server/gallery.js')).href}?${stamp}`;
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

async function build(folder, stamp) {
  // Read by vite.config.ts, which is loaded next.
  process.env['PLINTH_BUILD_DIR'] = folder;
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  fs.rmSync(folder, { recursive: true, force: true });
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: {
      ssr: { build: { rolldownOptions: { input: { gallery: SOURCE } } } },
    },
  });
  const { ssr } = builder.environments;
  ssr.config.build.rolldownOptions.input = { gallery: path.join(root, SOURCE) };
  for (const name of ['sectionCss', 'islands', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new ExpectedError(`vite.config.ts has no environment ${name}.`);
    await builder.build(environment);
  }
  fs.writeFileSync(path.join(folder, STAMP), stamp);
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

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

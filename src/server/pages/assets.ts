import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { BuildFiles } from './kept-builds';
import { noAssets, pageAssets, type Manifest, type PageAssets } from '../../site/page-assets';

/** Of a hash in hexadecimal. */
const BUILD_ID_LENGTH = 16;
const LOADER_SOURCE = 'src/site/loader.ts';

/**
 * Where the build's outputs lie. The bundled server stands in `dist/server`; when the sources run themselves (tests) the
 * outputs of the last build, if any, are those of the working folder.
 */
function distFolder(): string {
  const beside = path.join(import.meta.dirname, '..');
  return fs.existsSync(path.join(beside, 'client', 'editor.html')) ? beside : path.resolve('dist');
}

/** The builder's page and what belongs to it. */
export function clientFolder(): string {
  const folder = path.join(distFolder(), 'client');
  return fs.existsSync(folder) ? folder : import.meta.dirname;
}

/** The loader and the islands of published pages. */
export function islandsFolder(): string {
  return path.join(distFolder(), 'islands', 'rt');
}

/** The files of this build that are asked for by names with a hash. */
export function buildFiles(): BuildFiles {
  const stamp = path.join(distFolder(), '.build-stamp');
  return {
    id: fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8').slice(0, BUILD_ID_LENGTH) : null,
    folders: { rt: islandsFolder(), assets: path.join(clientFolder(), 'assets') },
  };
}

/** What pages take from the build: read once. Without a build pages have no style and no script. */
export function loadPageAssets(): PageAssets {
  const styles = path.join(distFolder(), 'section-css');
  const manifest = readManifest(styles);
  const loader = readManifest(path.join(distFolder(), 'islands'))?.[LOADER_SOURCE];
  if (!manifest || !loader) return noAssets(sha256);
  return pageAssets({
    manifest,
    readStyle: (file) => fs.readFileSync(path.join(styles, file), 'utf8'),
    loaderAddress: `/static/${loader.file}`,
    sha256,
  });
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}

function readManifest(folder: string): Manifest | null {
  const file = path.join(folder, '.vite', 'manifest.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : null;
}

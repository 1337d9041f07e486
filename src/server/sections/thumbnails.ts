/** The catalogue's pictures of sections: they lie beside the sections' sources, as the sample's files do. */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';

const SIZES = ['desktop', 'mobile'] as const;
export type ThumbnailSize = (typeof SIZES)[number];

/** Beside the sources: of the bundled server in dist/server, and of the sources alike. */
const FOLDERS = [
  path.join(import.meta.dirname, '../../src/sections'),
  path.join(import.meta.dirname, '../../sections'),
];

export interface Thumbnail {
  file: string;
  /** Where it is served; another address when the picture changes, so that it may be kept for ever. */
  address: string;
}

/** A section's pictures by size; those that don't exist are left out. */
export type Thumbnails = Partial<Record<ThumbnailSize, Thumbnail>>;

/** The pictures of the sections named. */
export function readThumbnails(names: Iterable<string>): ReadonlyMap<string, Thumbnails> {
  const sections = FOLDERS.find((folder) => fs.existsSync(path.join(folder, 'catalogue.ts')));
  const folders = new Map(
    (sections === undefined ? [] : fs.readdirSync(sections)).map((folder) => [
      folder.replaceAll('-', ''),
      path.join(sections ?? '', folder),
    ]),
  );
  const entries = [...names].map((name): [string, Thumbnails] => {
    const folder = folders.get(name.toLowerCase());
    return [name, folder === undefined ? {} : thumbnailsIn(folder, name)];
  });
  return new Map(entries);
}

function thumbnailsIn(folder: string, name: string): Thumbnails {
  const found: Thumbnails = {};
  for (const size of SIZES) {
    const file = path.join(folder, `thumbnail.${size}.webp`);
    if (!fs.existsSync(file)) continue;
    const version = createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 12);
    found[size] = { file, address: `/api/v1/sections/${name}/thumbnail.${size}.webp?v=${version}` };
  }
  return found;
}

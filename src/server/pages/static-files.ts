import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { FLAG_OF_LANGUAGE } from '../../core/languages/flags';
import { staticFile, type StaticFile } from '../../site/static-files';

const require = createRequire(import.meta.url);

/** A flag or a font on disk, by its address (`/static/…`); null where there is none. `file` is its whole path. */
export function findStaticFile(
  address: string,
): Pick<StaticFile, 'file' | 'type' | 'isImmutable'> | null {
  const flag = /^\/static\/flags\/([a-z]{2})\.svg$/i.exec(address)?.[1]?.toLowerCase();
  const known =
    flag === undefined ? address : `/static/flags/${FLAG_OF_LANGUAGE[flag] ?? flag}.svg`;
  const found = staticFile(known);
  const folder = found && findPackage(found.packageName);
  if (!found || !folder) return null;
  const file = path.join(folder, found.file);
  return fs.existsSync(file) ? { ...found, file } : null;
}

function findPackage(name: string): string | null {
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

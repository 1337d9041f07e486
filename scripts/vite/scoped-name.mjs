import { createHash } from 'node:crypto';
import * as path from 'node:path';

const LETTERS = 4;
const root = path.resolve(import.meta.dirname, '../..');
const fileOf = new Map();

/**
 * The name of a class in a page: its own, and letters for its file. By default the line it stands in is added, which is
 * in every page and script and tells nobody anything.
 * @param {string} name
 * @param {string} file
 */
export function scopedName(name, file) {
  const place = path
    .relative(root, path.resolve(root, file.split('?', 1)[0]))
    .replaceAll(path.sep, '/');
  const letters = BigInt(`0x${createHash('sha256').update(place).digest('hex')}`)
    .toString(36)
    .slice(0, LETTERS);
  const known = fileOf.get(letters) ?? place;
  if (known !== place) throw new Error(`Rename ${place} or ${known}: their classes would be one.`);
  fileOf.set(letters, place);
  return `${name}_${letters}`;
}

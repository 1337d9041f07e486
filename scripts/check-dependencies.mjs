// What is installed is what was reviewed: the lock file pins each package by its hash, names no
// download address, fits package.json, and holds no licence that asks for more than NOTICE gives.
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences under which a package may be passed on as it is; NOTICE names those that ask for a word. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** Packages whose package.json names no licence, with the one that their LICENSE file holds. */
const KNOWN = new Map([['parse-cache-control', 'BSD-3-Clause']]);
/** Weak copyleft: used unchanged and replaceable, and named in NOTICE. */
const TO_BE_NAMED = new Map([['LGPL-3.0-or-later', 'libvips']]);

/** @returns a line for everything that is wrong */
export function checkDependencies({ lock, manifest, notice }) {
  const root = lock.packages[''] ?? {};
  const drift = ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).flatMap(([name, version]) => [
      ...(root[kind]?.[name] === version ? [] : [`${name}: package.json and the lock differ`]),
      ...(/^\d/.test(version) ? [] : [`${name}: ${version} is no exact version`]),
    ]),
  );
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
  return [...drift, ...packages.flatMap(([place, entry]) => checkPackage(place, entry, notice))];
}

function checkPackage(place, entry, notice) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = entry.license ?? KNOWN.get(name) ?? 'none';
  const isPinned = entry.inBundle || /^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '');
  const word = [...TO_BE_NAMED].find(([one]) => licence.includes(one))?.[1];
  return [
    ...(isPinned ? [] : [`${name}: the lock has no sha512 of it`]),
    ...(entry.resolved === undefined ? [] : [`${name}: the lock names a download address`]),
    ...(isAllowed(licence) ? [] : [`${name}: the licence ${licence} has not been looked at`]),
    ...(word === undefined || notice.includes(word)
      ? []
      : [`${name}: NOTICE doesn't name ${word}`]),
  ];
}

/** An SPDX expression without nested brackets: all of what AND joins, one of what OR joins. */
function isAllowed(expression) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((one) => ALLOWED.has(one));
}

function main() {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const problems = checkDependencies({
    lock: JSON.parse(read('package-lock.json')),
    manifest: JSON.parse(read('package.json')),
    notice: existsSync(path.join(root, 'NOTICE')) ? read('NOTICE') : '',
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

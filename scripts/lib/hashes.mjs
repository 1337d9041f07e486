import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { root } from './run.mjs';

const BUILD_INPUTS = [
  'src',
  'public',
  'editor.html',
  'canvas.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/lib/build.mjs',
  'scripts/lib/run.mjs',
  'scripts/vite',
];
const IS_TEST = /\.test(-d)?\.tsx?$/;

/** What the installed dependencies depend on: the lock file, and what native modules are built for. */
export function dependencyHash() {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(path.join(root, 'package-lock.json')));
  hash.update([process.versions.modules, process.platform, process.arch].join(' '));
  return hash.digest('hex');
}

/** What the build depends on, by content: a fresh clone has fresh times. */
export function buildHash() {
  const hash = createHash('sha256');
  for (const input of BUILD_INPUTS) {
    for (const file of filesUnder(input)) {
      if (IS_TEST.test(file)) continue;
      const content = fs.readFileSync(path.join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** The files of a file or folder, in a stable order, as paths from the root. */
export function filesUnder(input) {
  const stat = fs.statSync(path.join(root, input), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [input];
  return fs
    .readdirSync(path.join(root, input))
    .sort()
    .flatMap((name) => filesUnder(`${input}/${name}`));
}

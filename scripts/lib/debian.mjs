import * as fs from 'node:fs';
import * as path from 'node:path';
import { run } from './run.mjs';

/** Installs Debian's packages where this process may: as root, on a system that has them. */
export async function installDebianPackages(title, packages) {
  if (process.getuid?.() !== 0 || whereIs('apt-get') === null) return;
  console.log(`Installing ${title} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const { code } = await run('apt-get', install, { env });
  if (code === 0) return;
  await run('apt-get', ['update'], { env });
  await run('apt-get', install, { env });
}

/** The file of a program on the path; null where there is none. */
export function whereIs(name) {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) return file;
  }
  return null;
}

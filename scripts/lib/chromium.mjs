import * as fs from 'node:fs';
import { installDebianPackages, whereIs } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else one on the path, else Debian's package
 * where this process may install it. Null, with the command to run, when there is none.
 */
export async function findOrInstallChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (fs.existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return null;
  }
  const found = findChromium();
  if (found) return found;
  await installDebianPackages('Chromium', ['chromium']);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium. Install it with `sudo apt-get install -y chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  return null;
}

function findChromium() {
  return NAMES.map(whereIs).find((file) => file !== null) ?? null;
}

// Fails where the editor's first load has become heavier than it may be (scripts/lib/first-load.mjs says what counts).
import { firstLoad } from './lib/first-load.mjs';

/** kB of brotli. The goal is 150: sections that aren't on the open page, and the structure edits, still come with it. */
const LIMIT_KB = 163.2;
const SHOWN = 6;

const scripts = firstLoad('dist/client');
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
console.log(`First load of the editor: ${total.toFixed(1)} kB in ${scripts.length} scripts.`);
if (total > LIMIT_KB) {
  console.error(
    `That is more than ${LIMIT_KB} kB. Load what isn’t needed to write on a page later:`,
  );
  for (const { file, bytes } of scripts.slice(0, SHOWN))
    console.error(`  ${(bytes / 1000).toFixed(1)} kB  ${file}`);
  process.exitCode = 1;
}

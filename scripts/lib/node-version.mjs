// Old syntax on purpose: this runs on the Node that is too old, to say so.
import { readFileSync } from 'node:fs';

/** Whether this Node can run Plinth; when not, says so in one line and sets the exit code. */
export function isNodeSupported() {
  const file = new URL('../../package.json', import.meta.url);
  const engines = JSON.parse(readFileSync(file, 'utf8')).engines.node;
  if (satisfies(process.versions.node, engines)) return true;
  console.error('Plinth needs Node ' + engines + '; this is Node ' + process.versions.node + '.');
  process.exitCode = 1;
  return false;
}

/** The two forms that package.json uses: `^20.19.0` (same major, at least) and `>=24`. */
export function satisfies(version, range) {
  const actual = version.split('.').map(Number);
  return range.split('||').some(function (part) {
    const match = /^(\^|>=)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(part.trim());
    if (!match) return false;
    const wanted = match.slice(2).map(function (digits) {
      return Number(digits || 0);
    });
    if (match[1] === '^' && actual[0] !== wanted[0]) return false;
    for (let index = 0; index < 3; index += 1) {
      if (actual[index] !== wanted[index]) return actual[index] > wanted[index];
    }
    return true;
  });
}

/** Loads a script's real work once the Node version is known to be right, and reports its end. */
export function runOnSupportedNode(load) {
  if (!isNodeSupported()) return;
  load().catch(function (error) {
    console.error(error.isExpected ? error.message : error);
    process.exitCode = 1;
  });
}

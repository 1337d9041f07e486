// Runs before `npm start` with nothing installed, on any Node that has modules at all: hence the
// old syntax and no imports before the version is known to be right.
import { readFileSync } from 'node:fs';

const engines = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .engines.node;

if (satisfies(process.versions.node, engines)) {
  import('./lib/prepare.mjs')
    .then(function (steps) {
      return steps.prepare();
    })
    .catch(function (error) {
      console.error(error.isExpected ? error.message : error);
      process.exitCode = 1;
    });
} else {
  console.error('Plinth needs Node ' + engines + '; this is Node ' + process.versions.node + '.');
  process.exitCode = 1;
}

/** The two forms that package.json uses: `^20.19.0` (same major, at least) and `>=24`. */
function satisfies(version, range) {
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

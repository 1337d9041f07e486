// What the linter can't say: every switched-off rule gives its reason after ` -- `, zod is imported
// whole (its named `z` drags every locale into a browser's bundle), and no test waits in a hurry.
import { readFileSync } from 'node:fs';
import { filesUnder } from './lib/hashes.mjs';

const DIRECTIVE = /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)/;
const WHOLE_FILE = /\/\*\s*(?:oxlint|eslint)-disable(?!-)|@ts-nocheck|@ts-ignore/;
const REASON = /--\s+\S+|@ts-expect-error:?\s+\S+/;
/** They give up after a second, which a loaded machine can take over anything. */
const SHORT_WAIT = /\bvi\.(?:waitFor|waitUntil)\(|\bscreen\.find(?:All)?By/;
const NAMED_ZOD = /^import\s+(?!type\b|\*).*from ['"]zod['"]/;

const problems = ['src', 'e2e', 'bench', 'scripts', 'bin']
  .flatMap((folder) => filesUnder(folder))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'scripts/check-source.mjs')
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => checkLine(line).map((text) => `${file}:${index + 1}: ${text}`)),
  );

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function checkLine(line) {
  if (WHOLE_FILE.test(line)) return ['switches a check off for more than one line'];
  if (DIRECTIVE.test(line) && !REASON.test(line)) return ['switches a check off without a reason'];
  if (NAMED_ZOD.test(line)) return ["write `import * as z from 'zod'`"];
  if (SHORT_WAIT.test(line)) return ['wait with `expect.poll`, whose limit is that of all tests'];
  return [];
}

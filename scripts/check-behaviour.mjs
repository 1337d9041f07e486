// docs/behaviour.md is true: each rule names a test that exists, or says that it is missing.
import { existsSync, readFileSync } from 'node:fs';
import { readRules } from './lib/behaviour.mjs';

const DOCUMENT = 'docs/behaviour.md';
const { rules, problems } = readRules(readFileSync(DOCUMENT, 'utf8'), (file) =>
  existsSync(file) ? readFileSync(file, 'utf8') : null,
);

for (const { line, text } of problems) console.error(`${DOCUMENT}:${line}: ${text}`);
const missing = rules.filter((rule) => rule.tests.length === 0).length;
console.log(`${rules.length} rules, ${missing} without a test`);
if (problems.length > 0) process.exitCode = 1;

import * as fs from 'node:fs';
import * as path from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { installIfStale, prepare } from './prepare.mjs';
import { root, run, runTool } from './run.mjs';
import { installSwiftIfMissing } from './swift.mjs';
import { countPlaywright, countVitest, Tally } from './tally.mjs';

/** The checks that pass or fail as a whole. Each is a name and a call that gives an exit code. */
const CHECKS = [
  ['types', () => runTool('typescript', 'bin/tsc', ['--noEmit'])],
  ['lint', () => runTool('oxlint', 'bin/oxlint', ['--type-aware', '--deny-warnings'])],
  ['format', () => runTool('oxfmt', 'bin/oxfmt', ['--check'])],
  ['unused code', () => runTool('knip', 'bin/knip.js', ['--no-progress'])],
  ['source', () => run(process.execPath, ['scripts/check-source.mjs'])],
  ['dependencies', () => run(process.execPath, ['scripts/check-dependencies.mjs'])],
  ['documents', () => run(process.execPath, ['scripts/check-documents.mjs'])],
  ['behaviour', () => run(process.execPath, ['scripts/check-behaviour.mjs'])],
];

/** Types, lint, format and unit tests. */
export async function testFast() {
  await installIfStale();
  const tally = new Tally();
  await runChecks(tally);
  await runVitest(tally, 'unit tests', ['--project', 'unit']);
  finish(tally);
}

/** Everything. A failure doesn't stop the rest, so that one run shows all of them. */
export async function testAll() {
  const tally = new Tally();
  if (await attempt(tally, 'installation', installIfStale)) {
    await runChecks(tally);
    await installSwiftIfMissing();
    // Some tests of the server serve what was built.
    const isBuilt = await attempt(tally, 'build', prepare);
    if (isBuilt) {
      await runCheck(tally, 'sizes', () => runTool('size-limit', 'bin.js', []));
      const check = () => run(process.execPath, ['scripts/check-first-load.mjs']);
      await runCheck(tally, 'first load of the editor', check);
    }
    await runVitest(tally, 'unit and integration tests', []);
    if (isBuilt) await runBrowserTests(tally);
  }
  finish(tally);
}

async function runChecks(tally) {
  for (const [name, start] of CHECKS) await runCheck(tally, name, start);
}

async function runCheck(tally, name, start) {
  heading(name);
  const { code } = await start();
  tally.addCheck(name, code === 0);
}

/** A step that throws when it fails, and that the steps after it need. */
async function attempt(tally, name, step) {
  heading(name);
  try {
    await step();
    tally.addCheck(name, true);
    return true;
  } catch (error) {
    console.error(error.isExpected ? error.message : error);
    tally.addCheck(name, false);
    return false;
  }
}

async function runVitest(tally, name, args) {
  heading(name);
  const report = freshReport('vitest.json');
  const { code } = await runTool('vitest', 'vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  tally.addRunner(name, code, readReport(report, countVitest));
}

async function runBrowserTests(tally) {
  const name = 'browser tests';
  heading(name);
  const chromium = await findOrInstallChromium();
  if (chromium === null) {
    tally.addCheck(name, false);
    return;
  }
  const report = freshReport('playwright.json');
  const { code } = await runTool(
    '@playwright/test',
    'cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  tally.addRunner(name, code, readReport(report, countPlaywright));
}

function freshReport(name) {
  const folder = path.join(root, '.cache/reports');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.rmSync(file, { force: true });
  return file;
}

/** The counts of a report; null when the runner ended before it wrote one. */
function readReport(file, count) {
  try {
    return count(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function heading(name) {
  console.log(`\n— ${name} —`);
}

function finish(tally) {
  console.log('');
  if (!tally.isGood) console.log(`Failed: ${tally.failures.join(', ')}`);
  console.log(tally.summary);
  process.exitCode = tally.isGood ? 0 : 1;
}

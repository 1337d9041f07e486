import * as fs from 'node:fs';
import * as path from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { installIfStale } from './prepare.mjs';
import { root, run, runTool } from './run.mjs';
import { slowestTests, timedByPlaywright, timedByVitest } from './slowest.mjs';
import { installSwiftIfMissing } from './swift.mjs';
import { countPlaywright, countVitest, Tally } from './tally.mjs';

const KEPT = { capture: true };
/** How many of the slowest tests a whole run names. */
const SLOWEST = 20;

/** The checks that pass or fail as a whole. Each is a name and a call that gives an exit code and its output. */
const CHECKS = [
  ['types', () => runTool('typescript', 'bin/tsc', ['--noEmit'], KEPT)],
  ['lint', () => runTool('oxlint', 'bin/oxlint', ['--type-aware', '--deny-warnings'], KEPT)],
  ['format', () => runTool('oxfmt', 'bin/oxfmt', ['--check'], KEPT)],
  ['unused code', () => runTool('knip', 'bin/knip.js', ['--no-progress'], KEPT)],
  ['source', () => runScript('check-source.mjs')],
  ['dependencies', () => runScript('check-dependencies.mjs')],
  ['documents', () => runScript('check-documents.mjs')],
  ['behaviour', () => runScript('check-behaviour.mjs')],
];

/** What is checked of a build. */
const BUILD_CHECKS = [
  ['sizes', () => runTool('size-limit', 'bin.js', [], KEPT)],
  ['first load of the editor', () => runScript('check-first-load.mjs')],
];

/** Types, lint, format and unit tests. */
export async function testFast() {
  await installIfStale();
  const tally = new Tally();
  await runChecks(tally, CHECKS);
  await runVitest(tally, 'unit tests', ['--project', 'unit']);
  finish(tally);
}

/** Everything. A failure doesn't stop the rest, so that one run shows all of them. */
export async function testAll() {
  const tally = new Tally();
  if (await attempt(tally, 'installation', installIfStale)) {
    // Side by side, as either leaves a part of the machine idle.
    const [isBuilt] = await Promise.all([buildAndCheck(tally), runChecks(tally, CHECKS)]);
    await installSwiftIfMissing();
    // Some tests of the server serve what was built.
    const timed = await runVitest(tally, 'unit and integration tests', []);
    if (isBuilt) timed.push(...(await runBrowserTests(tally)));
    heading(`the ${SLOWEST} slowest tests`);
    console.log(slowestTests(timed, SLOWEST));
  }
  finish(tally);
}

/** @returns whether there is a build */
async function buildAndCheck(tally) {
  const isBuilt = await runCheck(tally, 'build', () => runScript('prepare.mjs'));
  if (isBuilt) await runChecks(tally, BUILD_CHECKS);
  return isBuilt;
}

async function runChecks(tally, checks) {
  for (const [name, start] of checks) await runCheck(tally, name, start);
}

/** What it says is shown at its end, under its own name: others may run beside it. */
async function runCheck(tally, name, start) {
  const { code, output } = await start();
  heading(name);
  process.stdout.write(output);
  tally.addCheck(name, code === 0);
  return code === 0;
}

function runScript(name) {
  return run(process.execPath, [path.join('scripts', name)], KEPT);
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

/** @returns how long each test took, as far as the runner reported */
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
  return readReport(report, timedByVitest) ?? [];
}

/** @returns how long each test took, as far as the runner reported */
async function runBrowserTests(tally) {
  const name = 'browser tests';
  heading(name);
  const chromium = await findOrInstallChromium();
  if (chromium === null) {
    tally.addCheck(name, false);
    return [];
  }
  const report = freshReport('playwright.json');
  const { code } = await runTool(
    '@playwright/test',
    'cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  tally.addRunner(name, code, readReport(report, countPlaywright));
  return readReport(report, timedByPlaywright) ?? [];
}

function freshReport(name) {
  const folder = path.join(root, '.cache/reports');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.rmSync(file, { force: true });
  return file;
}

/** What a report says; null when the runner ended before it wrote one. */
function readReport(file, read) {
  try {
    return read(JSON.parse(fs.readFileSync(file, 'utf8')));
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

import * as fs from 'node:fs';
import * as path from 'node:path';
import { build } from './build.mjs';
import { buildHash, dependencyHash } from './hashes.mjs';
import { ExpectedError, root, run, runNpm } from './run.mjs';

const dependencyStamp = path.join(root, 'node_modules/.deps-stamp');
const buildStamp = path.join(root, 'dist/.build-stamp');

/** Installs what is missing and builds what is stale. Does nothing, quickly, when all is fresh. */
export async function prepare() {
  await installIfStale();
  await buildIfStale();
}

/** Installs the dependencies of the lock file unless the installed ones are these already. */
export async function installIfStale() {
  const hash = dependencyHash();
  if (readIfThere(dependencyStamp) === hash) return;
  if (!(await isInstalled())) {
    console.log('Installing dependencies (a minute or two on the first start) …');
    const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
      env: installEnvironment(),
    });
    if (code !== 0) {
      throw new ExpectedError('The dependencies could not be installed; npm says why above.');
    }
  }
  fs.writeFileSync(dependencyStamp, hash);
}

async function buildIfStale() {
  const hash = buildHash();
  if (readIfThere(buildStamp) === hash) return;
  console.log('Building …');
  await build(hash);
}

/** Whether someone has already installed exactly the lock file's packages by hand. */
async function isInstalled() {
  const installed = readIfThere(path.join(root, 'node_modules/.package-lock.json'));
  if (installed === null) return false;
  const has = JSON.parse(installed).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  for (const [name, entry] of Object.entries(wanted)) {
    if (name === '' || entry.link) continue;
    const isSame = has[name]?.version === entry.version && has[name]?.integrity === entry.integrity;
    if (!isSame && !(entry.optional && has[name] === undefined)) return false;
  }
  // The native module is bound to one Node major, and missing after `--ignore-scripts`.
  const { code } = await run(
    process.execPath,
    ['-e', "new (require('better-sqlite3'))(':memory:').close()"],
    { capture: true },
  );
  return code === 0;
}

/** npm leaves the build tools out when the environment says `production`. */
function installEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(NODE_ENV|npm_config_(omit|production|include|only))$/i.test(name)) delete env[name];
  }
  return env;
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

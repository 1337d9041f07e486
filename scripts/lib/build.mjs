import * as fs from 'node:fs';
import * as path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { ExpectedError, root, runTool } from './run.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const cache = path.join(root, '.cache');
const IS_COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/**
 * Builds into a folder of its own and moves it into place when it is complete, so that an
 * interrupted build leaves the last good one (or none), never half of one.
 */
export async function build(stamp) {
  removeAbandonedBuilds();
  const folder = path.join(cache, `build-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  try {
    const { code } = await runTool(
      'vite',
      'bin/vite.js',
      ['build', '--app', '--logLevel', 'warn'],
      {
        env: { ...process.env, NODE_ENV: 'production', PLINTH_BUILD_DIR: folder },
      },
    );
    if (code !== 0) throw new ExpectedError('The build failed; the reason stands above.');
    await compress(path.join(folder, 'client'));
    await compress(path.join(folder, 'islands'));
    fs.writeFileSync(path.join(folder, '.build-stamp'), stamp);
    moveIntoPlace(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function moveIntoPlace(folder) {
  const dist = path.join(root, 'dist');
  const previous = path.join(cache, `previous-${process.pid}`);
  fs.rmSync(previous, { recursive: true, force: true });
  if (fs.existsSync(dist)) fs.renameSync(dist, previous);
  fs.renameSync(folder, dist);
  fs.rmSync(previous, { recursive: true, force: true });
}

/** `.br` and `.gz` beside each file that they make smaller: made once here, as small as they get, instead of at every request. */
async function compress(folder) {
  if (!fs.existsSync(folder)) return;
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isWorth = (name) => !name.startsWith('.vite') && IS_COMPRESSIBLE.test(name);
  await Promise.all(names.filter(isWorth).map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const content = fs.readFileSync(file);
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
  const sizeHint = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const packed = {
    br: await brotli(content, { params: { ...quality, ...sizeHint } }),
    gz: await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < content.length) fs.writeFileSync(`${file}.${ending}`, bytes);
  }
}

/** What a killed build has left behind; one that still runs is left alone. */
function removeAbandonedBuilds() {
  if (!fs.existsSync(cache)) return;
  for (const name of fs.readdirSync(cache)) {
    const pid = /^(?:build|previous)-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) {
      fs.rmSync(path.join(cache, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

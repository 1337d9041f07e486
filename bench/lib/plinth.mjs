import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/run.mjs';

const START_LIMIT_MS = 90_000;
const POLL_MS = 50;

/** The built program with its sample site, on a data folder that goes when it is stopped. `env` adds settings. */
export async function startPlinth(env = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const host = `demo.localhost:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port, host))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('Plinth did not start.');
    }
    await delay(POLL_MS);
  }
  return { port, host, pid: child.pid, dataDir, stop };
}

// The sizes of the sample's pictures are there a little later than the program.
async function answers(port, host) {
  try {
    return (await get(port, '/', { host })).bytes.includes('image/avif');
  } catch {
    return false;
  }
}

/** One request to this machine. */
export function get(port, address, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: address, headers, agent: false },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
  });
}

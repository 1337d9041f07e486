import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** A real object storage that speaks S3 and checks every signature: OpenStack Swift, from Debian's packages. */
export interface TestObjectStorage {
  config: S3Config;
  stop(): Promise<void>;
}

const SERVERS = ['account', 'container', 'object'] as const;
const BUCKET = 'plinth-media';
const START_LIMIT_MS = 100_000;
const POLL_MS = 100;

/** Starts it with one disk in a folder of its own, and makes a bucket. */
export async function startSwift(): Promise<TestObjectStorage> {
  requireInstalled();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-swift-'));
  const ports = await Promise.all([...SERVERS, 'proxy'].map(freePort));
  const [account = 0, container = 0, object = 0, proxy = 0] = ports;
  configure(folder, { account, container, object, proxy });
  // Whatever ends the tests ends the servers: nobody else would.
  const children = [...SERVERS, 'proxy'].map((name) =>
    spawn(
      'setpriv',
      ['--pdeathsig', 'KILL', `swift-${name}-server`, path.join(folder, 'etc', `${name}.conf`)],
      { stdio: 'ignore' },
    ),
  );
  const stop = async () => {
    await Promise.all(children.map(end));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${proxy}`,
    bucket: BUCKET,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  };
  try {
    await makeBucket(config);
  } catch (error) {
    await stop();
    throw error;
  }
  return { config, stop };
}

function requireInstalled(): void {
  try {
    execFileSync('swift-ring-builder', [], { stdio: 'ignore' });
  } catch (error) {
    // Without arguments it says how it is used and ends with 1.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(
        'The object storage tests need OpenStack Swift. Install it with `sudo apt-get install -y swift-proxy swift-account swift-container swift-object`.',
        { cause: error },
      );
    }
  }
}

function configure(folder: string, ports: Record<string, number>): void {
  const etc = path.join(folder, 'etc');
  const devices = path.join(folder, 'srv');
  fs.mkdirSync(etc);
  fs.mkdirSync(path.join(devices, 'd1'), { recursive: true });
  const write = (name: string, lines: readonly string[]) =>
    fs.writeFileSync(path.join(etc, name), `${lines.join('\n')}\n`);
  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = test',
    '[storage-policy:0]',
    'name = default',
    'default = yes',
  ]);
  const user = os.userInfo().username;
  const head = (name: string) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${ports[name] ?? 0}`,
    `swift_dir = ${etc}`,
    `user = ${user}`,
    'workers = 0',
  ];
  for (const name of SERVERS) {
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${name}.builder`, ...args], {
        cwd: etc,
        stdio: 'ignore',
      });
    ring('create', '4', '1', '1');
    const place = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--device', 'd1'];
    ring('add', ...place, '--port', String(ports[name] ?? 0), '--weight', '1');
    ring('rebalance');
    write(`${name}.conf`, [
      ...head(name),
      `devices = ${devices}`,
      'mount_check = false',
      'fallocate_reserve = 0',
      'disable_fallocate = true',
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
    ]);
  }
  const filters = [
    'catch_errors',
    'gatekeeper',
    'proxy-logging',
    'cache',
    'listing_formats',
    's3api',
    'tempauth',
    'copy',
    'dlo',
    'versioned_writes',
  ];
  const settings: Record<string, string[]> = {
    cache: ['memcache_servers = 127.0.0.1:1'],
    s3api: ['location = us-east-1'],
    tempauth: ['user_test_tester = testing .admin'],
  };
  const plugins: Record<string, string> = { 'proxy-logging': 'proxy_logging', cache: 'memcache' };
  write('proxy.conf', [
    ...head('proxy'),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    ...filters.flatMap((name) => [
      `[filter:${name}]`,
      `use = egg:swift#${plugins[name] ?? name}`,
      ...(settings[name] ?? []),
    ]),
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    'allow_account_management = true',
  ]);
}

/** The bucket can be made once all servers answer. */
async function makeBucket(config: S3Config): Promise<void> {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: 0,
  });
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await client
      .fetch(`${config.endpoint}/${config.bucket}`, { method: 'PUT' })
      .catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > limit)
      throw new Error(`Swift has not started: ${answer ? await answer.text() : 'no answer'}`);
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // Nothing that it holds is kept.
  child.kill('SIGKILL');
  return exited;
}

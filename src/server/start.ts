import * as fs from 'node:fs';
import * as net from 'node:net';
import * as path from 'node:path';
import pino from 'pino';
import { createApp } from './app';
import { requireFinishedRestore, UnfinishedRestoreError } from './backup/restore-marker';
import { readConfig, type Config } from './config';
import { closeServices, createServices } from './create-services';
import { siteOrigin } from './http/hosts';
import { loggerOptions, type Logger } from './logging';
import { completeSample, seedSample } from './sample/seed';
import type { Services } from './services';
import { FolderInUseError, lockFolder } from './storage/folder-lock';
import { NewerDatabaseError } from './storage/migrate';

/** Something outside the program keeps it from starting. Its message is one line that says what to do. */
export class StartError extends Error {}

/** Starts the program: database, sample, then the port. @returns how to stop it */
export async function start(
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const config = readConfig(env);
  const log: Logger = pino(loggerOptions(config.logLevel));
  await requireFreePort(config);
  requireWritable(config.dataDir);
  requireWhole(config);
  const unlock = lock(config);
  const services = await openServices(config, log).catch((error: unknown) => {
    unlock();
    throw error;
  });
  try {
    // The sample's files are worked on by a process of their own: the routes are set up meanwhile.
    const [app] = await Promise.all([createApp(services, log), prepare(services)]);
    await listen(app, config);
    // What is asked for now is in the build itself: nobody waits for this.
    const keeping = services.keptBuilds
      .keep()
      .catch((error: unknown) => log.error({ err: error }, 'this build’s files could not be kept'));
    const completing = completeSample(services).catch((error: unknown) =>
      log.error({ err: error }, 'the sizes of the sample’s pictures could not be made'),
    );
    for (const line of await greeting(services)) print(line);
    return {
      stop: async () => {
        await keeping;
        // Live connections are told to come back; then requests under way are finished.
        await services.drafts.rooms.close();
        await app.close();
        await services.media.close();
        await completing;
        await closeServices(services);
        unlock();
      },
    };
  } catch (error) {
    await closeServices(services);
    unlock();
    throw error;
  }
}

function requireWritable(folder: string): void {
  try {
    makeFolder(folder);
    const probe = path.join(folder, `.writable-${process.pid}`);
    fs.writeFileSync(probe, '');
    fs.unlinkSync(probe);
  } catch {
    throw new StartError(
      `DATA_DIR ${folder} can't be written to. Choose another folder or its permissions.`,
    );
  }
}

/** Node's own recursive way never ends in folders such as /proc, where nothing can be made and nothing says why. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  fs.mkdirSync(folder);
}

/** Before anything is made: a second start by mistake must leave nothing behind. */
async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw toListenError(error, { port, host });
  }
  await new Promise((resolve) => probe.close(resolve));
}

function requireWhole(config: Config): void {
  try {
    requireFinishedRestore(config);
  } catch (error) {
    if (error instanceof UnfinishedRestoreError) throw new StartError(error.message);
    throw error;
  }
}

/** With PostgreSQL several processes may share a folder. @returns how to release it */
function lock({ databaseUrl, dataDir, port }: Config): () => void {
  if (databaseUrl !== null) return () => undefined;
  try {
    return lockFolder(dataDir, port);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartError(`DATA_DIR ${dataDir} ${error.message}`);
  }
}

async function openServices(config: Config, log: Logger): Promise<Services> {
  try {
    return await createServices({ config, log });
  } catch (error) {
    const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
    const name = config.databaseUrl ? 'DATABASE_URL' : `DATA_DIR ${config.dataDir}`;
    if (error instanceof NewerDatabaseError) throw new StartError(`${name}: ${error.message}`);
    throw new StartError(`${name}: the database can't be opened (${reason.split('\n')[0]}).`, {
      cause: error,
    });
  }
}

async function prepare(services: Services): Promise<void> {
  const { accounts, config, housekeeping, mail, media, scheduler, webhooks } = services;
  if (config.hasSample) await seedSample(services);
  if (config.owner && (await accounts.isEmpty())) await accounts.create(config.owner);
  await mail.start();
  await webhooks.start();
  media.start();
  scheduler.start();
  housekeeping.start();
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw toListenError(error, config);
  }
}

function toListenError(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): StartError {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(`PORT ${port} is in use by another program. Choose another one.`);
  }
  if (code === 'EACCES') {
    return new StartError(`PORT ${port} may not be used by this user. Choose one above 1023.`);
  }
  return new StartError(`HOST ${host} can't be listened on (${code}).`, { cause: error });
}

async function greeting({ accounts, config, storage, version }: Services): Promise<string[]> {
  const lines = [`Plinth ${version} is listening.`, `  Builder: ${config.publicUrl}/`];
  const sample = await storage.sites.bySlug('demo');
  if (sample) lines.push(`  Sample:  ${siteOrigin(sample.slug, config)}/`);
  if (await accounts.isEmpty()) {
    const token = await accounts.newSetupToken();
    lines.push(`  Set up:  ${config.publicUrl}/setup?token=${token}`);
  }
  return lines;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

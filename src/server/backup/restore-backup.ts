import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { migrateAccounts } from '../accounts/auth';
import type { Config } from '../config';
import { isFileName, type FileStore } from '../media/files';
import { isEmptyDatabase, loadRows } from '../storage/load-rows';
import { isKnownMigration } from '../storage/migrate';
import { Storage } from '../storage/storage';
import { ENTRIES } from './format';
import { openBackup, type Backup } from './read-backup';

const SECRET_KEY = 'secret';
/** What a file system puts into a new volume by itself. */
const IGNORED = new Set(['lost+found']);

export interface RestoreSummary {
  takenAt: string;
  sites: number;
  files: number;
}

/**
 * Makes an installation from a backup, in an empty data folder or an empty database. The backup is read through before
 * anything is written; what fails later leaves the folder empty. Every draft is in a new epoch: a browser that was
 * ahead of the backup offers what it holds as a download and merges nothing.
 */
export async function restoreBackup(
  { config, files, now = Date.now }: { config: Config; files: FileStore; now?: () => number },
  file: string,
): Promise<RestoreSummary> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const backup = await openBackup(file);
  try {
    const newer = backup.manifest.migrations.find((name) => !isKnownMigration(name));
    if (newer !== undefined) {
      throw new Error(
        `This backup was made by Plinth ${backup.manifest.program}, a newer version than this one. Update Plinth first.`,
      );
    }
    requireEmptyFolder(config);
    try {
      await restoreDatabase(backup, config, now());
      await restoreFiles(backup, files);
    } catch (error) {
      await emptyFolder(config);
      throw error;
    }
    const { takenAt, tables } = backup.manifest;
    return { takenAt, sites: tables['sites']?.rows ?? 0, files: backup.files.length };
  } finally {
    backup.close();
  }
}

async function restoreDatabase(backup: Backup, config: Config, now: number): Promise<void> {
  const { migrations, tables } = backup.manifest;
  const before = await Storage.open({
    ...config,
    alsoMigrate: migrateAccounts,
    upTo: migrations.at(-1),
  });
  try {
    if (!(await isEmptyDatabase(before))) {
      throw new Error('The database is not empty. A backup is restored into an empty one.');
    }
    const rows = (table: string) => backup.rows(table);
    await loadRows(before, { tables: Object.keys(tables), rows }, now);
    await restoreSecret(backup, before, config);
  } finally {
    await before.close();
  }
  // The steps that have come since the backup was made.
  const after = await Storage.open({ ...config, alsoMigrate: migrateAccounts });
  await after.close();
}

/** With SQLite it is a file, with PostgreSQL a row; a backup of the one may become the other. */
async function restoreSecret(backup: Backup, storage: Storage, config: Config): Promise<void> {
  const secret = await backup.text(ENTRIES.secret);
  if (secret === null || config.secret !== null) return;
  if (storage.kind.name === 'postgres') return storage.settings.set(SECRET_KEY, secret);
  await fs.promises.writeFile(path.join(config.dataDir, 'secret'), secret, { mode: 0o600 });
}

async function restoreFiles(backup: Backup, files: FileStore): Promise<void> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'plinth-restore-'));
  try {
    for (const name of backup.files) {
      if (!isFileName(name)) throw new Error(`This backup is damaged: ${name} is no file's name.`);
      const file = path.join(folder, 'file');
      await pipeline(await backup.open(ENTRIES.file(name)), fs.createWriteStream(file));
      await files.put(name, { file }, typeOf(name));
    }
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

function contentOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).filter((name) => !IGNORED.has(name));
}

function requireEmptyFolder({ dataDir, databaseUrl, s3 }: Config): void {
  // With both elsewhere nothing is written here.
  if (databaseUrl !== null && s3) return;
  if (contentOf(dataDir).length > 0) {
    throw new Error(`DATA_DIR ${dataDir} is not empty. A backup is restored into an empty folder.`);
  }
  fs.mkdirSync(dataDir, { recursive: true });
}

async function emptyFolder({ dataDir }: Config): Promise<void> {
  for (const name of contentOf(dataDir)) {
    await fs.promises.rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

import { createHash } from 'node:crypto';
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
import { restoreMarker } from './restore-marker';

/** The first characters of the content's hash; what is made from a file has that file's name and a suffix. */
const NAMED_BY_CONTENT = /^[0-9a-f]{32}\./;
/** What a file system puts into a new volume by itself. */
const IGNORED = new Set(['lost+found']);

export interface RestoreSummary {
  takenAt: string;
  sites: number;
  files: number;
  /** Files that were damaged already when the backup was made. */
  damaged: string[];
}

/**
 * Makes an installation from a backup, in an empty data folder or an empty database. The backup is read through before
 * anything is written; what fails later leaves the folder empty. One that is killed leaves its marker: the program doesn't
 * start on it, and the next restore takes its place. Every draft is in a new epoch: a browser that was
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
    const marker = await prepareFolder(config);
    const damaged = await restoreInto(backup, { config, files, now: now() }).catch(
      async (error: unknown) => {
        if (hasOwnFolder(config)) await emptyFolder(config);
        await fs.promises.rm(marker, { force: true });
        throw error;
      },
    );
    // All of it is stored: from here on nothing may take it away again.
    await fs.promises.rm(marker);
    // The steps that have come since the backup was made. Where they fail, the next start takes them.
    await (await Storage.open({ ...config, alsoMigrate: migrateAccounts })).close();
    const { takenAt, tables } = backup.manifest;
    return { takenAt, sites: tables['sites']?.rows ?? 0, files: backup.files.length, damaged };
  } finally {
    backup.close();
  }
}

/** @returns the files that had been damaged before the backup was made */
async function restoreInto(
  backup: Backup,
  { config, files, now }: { config: Config; files: FileStore; now: number },
): Promise<string[]> {
  const { migrations, tables } = backup.manifest;
  const storage = await Storage.open({
    ...config,
    alsoMigrate: migrateAccounts,
    upTo: migrations.at(-1),
  });
  try {
    if (!(await isEmptyDatabase(storage))) {
      throw new Error('The database is not empty. A backup is restored into an empty one.');
    }
    const damaged = await restoreFiles(backup, files);
    await restoreSecretFile(backup, config);
    const secret = config.databaseUrl === null ? null : await secretOf(backup, config);
    const rows = (table: string) => backup.rows(table);
    // Last, in one transaction: until then the database is empty, and the restore can be run again.
    await loadRows(storage, { tables: Object.keys(tables), rows, secret }, now);
    return damaged;
  } finally {
    await storage.close();
  }
}

/** With SQLite the secret is a file, with PostgreSQL a row; a backup of the one may become the other. */
async function restoreSecretFile(backup: Backup, config: Config): Promise<void> {
  const secret = config.databaseUrl === null ? await secretOf(backup, config) : null;
  if (secret === null) return;
  await fs.promises.writeFile(path.join(config.dataDir, 'secret'), secret, { mode: 0o600 });
}

async function secretOf(backup: Backup, config: Config): Promise<string | null> {
  return config.secret === null ? backup.text(ENTRIES.secret) : null;
}

/** @returns the files that are as they were backed up, but had been damaged before: their names are made of their content */
async function restoreFiles(backup: Backup, files: FileStore): Promise<string[]> {
  const damaged: string[] = [];
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'plinth-restore-'));
  try {
    for (const name of backup.files) {
      if (!isFileName(name)) throw new Error(`This backup is damaged: ${name} is no file's name.`);
      const entry = ENTRIES.file(name);
      const file = path.join(folder, 'file');
      await pipeline(await backup.open(entry), fs.createWriteStream(file));
      const hash = await hashOf(file);
      if (hash !== backup.manifest.entries[entry]?.sha256) {
        throw new Error(`${name} could not be written as it is in the backup. Check the disk.`);
      }
      if (NAMED_BY_CONTENT.test(name) && !hash.startsWith(name.slice(0, name.indexOf('.')))) {
        damaged.push(name);
      }
      await files.put(name, { file }, typeOf(name));
    }
    return damaged;
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
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

/** With the database and the files both elsewhere only the marker is written to the folder. */
function hasOwnFolder({ databaseUrl, s3 }: Config): boolean {
  return databaseUrl === null || s3 === null;
}

/** Makes the folder, empty but for the marker. @returns the marker */
async function prepareFolder(config: Config): Promise<string> {
  const { dataDir } = config;
  const marker = restoreMarker(config);
  if (hasOwnFolder(config)) {
    if (fs.existsSync(marker)) await emptyFolder(config);
    else if (contentOf(dataDir).length > 0) {
      throw new Error(
        `DATA_DIR ${dataDir} is not empty. A backup is restored into an empty folder.`,
      );
    }
  }
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(marker, '');
  return marker;
}

/** The marker goes last. */
async function emptyFolder(config: Config): Promise<void> {
  const marker = path.basename(restoreMarker(config));
  for (const name of contentOf(config.dataDir)) {
    if (name === marker) continue;
    await fs.promises.rm(path.join(config.dataDir, name), { recursive: true, force: true });
  }
}

import * as fs from 'node:fs';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { mediaNames } from '../../core/archive/addresses';
import type { Config } from '../config';
import { isFileName, type FileStore } from '../media/files';
import { openSnapshot, type DatabaseSnapshot, type PlainRow } from '../storage/snapshot';
import { VERSION } from '../version';
import { BACKUP_FORMAT, BACKUP_VERSION, ENTRIES, type BackupManifest } from './format';
import { requireFinishedRestore } from './restore-marker';
import { BackupZip } from './zip-writer';

export interface BackupSummary {
  takenAt: string;
  sites: number;
  files: number;
  /** Files that the database names and the store doesn't have. */
  missing: string[];
}

/**
 * Writes everything of an installation into one zip, while it runs. Files never change under their name, so most of them are
 * copied first; then the database as it is at one moment; then the files that came meanwhile. So nothing in the
 * database is without its file, and the moment lies close to the end.
 */
export async function writeBackup(
  { config, files, now = Date.now }: { config: Config; files: FileStore; now?: () => number },
  out: string,
): Promise<BackupSummary> {
  requireFinishedRestore(config);
  const beside = `${out}.part`;
  await fs.promises.rm(beside, { force: true });
  const zip = new BackupZip(beside);
  try {
    const copied = new Set<string>();
    const copy = async (name: string) => {
      const stored = copied.has(name) ? null : await files.find(name);
      if (!stored) return copied.has(name);
      await zip.add(ENTRIES.file(name), await stored.open(), { compress: false });
      copied.add(name);
      return true;
    };
    for (const name of await localFiles(config)) await copy(name);
    const { manifest, named, secret } = await writeTables(zip, config, now);
    const missing: string[] = [];
    for (const name of [...named].sort()) if (!(await copy(name))) missing.push(name);
    if (secret !== null) await zip.addText(ENTRIES.secret, secret);
    const complete: BackupManifest = { ...manifest, entries: { ...zip.entries } };
    await zip.addText(ENTRIES.manifest, JSON.stringify(complete, null, 2));
    await zip.end();
    await fs.promises.rename(beside, out);
    const sites = manifest.tables['sites']?.rows ?? 0;
    return { takenAt: manifest.takenAt, sites, files: copied.size, missing };
  } finally {
    await fs.promises.rm(beside, { force: true });
  }
}

async function writeTables(zip: BackupZip, config: Config, now: () => number) {
  const takenAt = new Date(now()).toISOString();
  const snapshot = await openSnapshot(config);
  try {
    const named = new Set<string>();
    const tables: BackupManifest['tables'] = {};
    let secret = await secretFile(config);
    for (const table of snapshot.tables) {
      let rows = 0;
      const lines = Readable.from(
        linesOf(snapshot, table, (row) => {
          rows += 1;
          for (const name of namesIn(row)) named.add(name);
          if (table === 'settings' && row['key'] === 'secret') secret = String(row['value']);
        }),
      );
      await zip.add(ENTRIES.table(table), lines, { compress: true });
      tables[table] = { rows };
    }
    const { migrations, database } = snapshot;
    const manifest = {
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      program: VERSION,
      takenAt,
      database,
      migrations,
      tables,
    } as const;
    return { manifest, named, secret };
  } finally {
    await snapshot.close();
  }
}

async function* linesOf(
  snapshot: DatabaseSnapshot,
  table: string,
  onRow: (row: PlainRow) => void,
): AsyncGenerator<Buffer> {
  for await (const row of snapshot.rows(table)) {
    onRow(row);
    yield Buffer.from(`${JSON.stringify(row)}\n`, 'utf8');
  }
}

/** The files that a row names, in its texts and in the drafts' binary form, where texts stand as they are. */
function namesIn(row: PlainRow): Set<string> {
  const texts = Object.values(row).map((value) => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null) return '';
    return Buffer.from(value.$bytes, 'base64').toString('latin1');
  });
  return mediaNames(texts.join('\n'));
}

async function localFiles({ s3, dataDir }: Config): Promise<string[]> {
  if (s3) return [];
  const names = await fs.promises.readdir(path.join(dataDir, 'media')).catch(() => []);
  return names.filter(isFileName).sort();
}

/** Sessions, links and pseudonyms are made with it: without it they would all end. `SECRET` of the environment stays there. */
async function secretFile({ secret, dataDir }: Config): Promise<string | null> {
  if (secret !== null) return null;
  const text = await fs.promises.readFile(path.join(dataDir, 'secret'), 'utf8').catch(() => null);
  return text === null ? null : text.trim();
}

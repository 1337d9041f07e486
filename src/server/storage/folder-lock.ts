import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import * as z from 'zod';

const holder = z.object({
  pid: z.number(),
  host: z.string(),
  port: z.number(),
  since: z.string(),
});

/** The data folder is in use by another server. */
export class FolderInUseError extends Error {}

/**
 * Keeps a second server off a data folder with the embedded database: drafts and pages lie in the memory of the first. The
 * lock is one of the operating system, on a file of its own: it ends with the process, however that ends.
 * @returns how to release it
 * @throws FolderInUseError that names who holds it
 */
export function lockFolder(dataDir: string, port: number): () => void {
  const database = new BetterSqlite(path.join(dataDir, 'plinth.lock'), { timeout: 0 });
  // Nothing reads it to decide: who holds the lock is for people.
  const about = path.join(dataDir, 'plinth.lock.json');
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!(error instanceof BetterSqlite.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new FolderInUseError(describe(about));
  }
  const since = new Date().toISOString();
  fs.writeFileSync(about, JSON.stringify({ pid: process.pid, host: os.hostname(), port, since }));
  return () => {
    fs.rmSync(about, { force: true });
    database.close();
  };
}

function describe(about: string): string {
  const use = 'is in use by another server of Plinth';
  const hint = 'Stop it first, or choose another folder.';
  try {
    const { pid, host, port, since } = holder.parse(JSON.parse(fs.readFileSync(about, 'utf8')));
    return `${use} (process ${pid} on ${host}, port ${port}, since ${since}). ${hint}`;
  } catch {
    return `${use}. ${hint}`;
  }
}

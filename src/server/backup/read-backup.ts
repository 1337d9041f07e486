import { createHash } from 'node:crypto';
import * as readline from 'node:readline';
import type { Readable } from 'node:stream';
import * as yauzl from 'yauzl';
import type { PlainRow } from '../storage/snapshot';
import { backupManifest, ENTRIES, newerBackup, type BackupManifest } from './format';

/** A backup that is complete and undamaged: every entry has been read through once. */
export interface Backup {
  manifest: BackupManifest;
  /** The names of the files in it. */
  files: string[];
  open(entry: string): Promise<Readable>;
  text(entry: string): Promise<string | null>;
  rows(table: string): AsyncIterable<PlainRow>;
  close(): void;
}

/** @throws Error that says what is wrong with the file */
export async function openBackup(file: string): Promise<Backup> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(error);
  }
  try {
    const entries = await listEntries(zip);
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`This backup is damaged: ${name} is missing.`);
      return zip.openReadStreamPromise(entry);
    };
    const text = async (name: string) => {
      if (!entries.has(name)) return null;
      const chunks: Buffer[] = [];
      for await (const chunk of await open(name)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    };
    const manifest = readManifest(await text(ENTRIES.manifest));
    for (const [name, expected] of Object.entries(manifest.entries)) {
      await verify(name, await open(name), expected);
    }
    const folder = ENTRIES.file('');
    return {
      manifest,
      files: Object.keys(manifest.entries)
        .filter((name) => name.startsWith(folder))
        .map((name) => name.slice(folder.length)),
      open,
      text,
      async *rows(table) {
        const lines = readline.createInterface({
          input: await open(ENTRIES.table(table)),
          crlfDelay: Number.POSITIVE_INFINITY,
        });
        // Its hash has been checked: it is what this program wrote.
        for await (const line of lines) if (line !== '') yield JSON.parse(line) as PlainRow;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function readManifest(text: string | null): BackupManifest {
  if (text === null) throw new Error('This is no backup of Plinth, or it was cut off.');
  const content: unknown = JSON.parse(text);
  if (newerBackup.safeParse(content).success) {
    throw new Error('This backup was made by a newer version of Plinth. Update Plinth first.');
  }
  const parsed = backupManifest.safeParse(content);
  if (!parsed.success) throw new Error('This is no backup that this version of Plinth can read.');
  return parsed.data;
}

async function verify(
  name: string,
  content: Readable,
  expected: { bytes: number; sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
  } catch (error) {
    throw damaged(error);
  }
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256) {
    throw new Error(`This backup is damaged: ${name} is not what was written.`);
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('error', (error: unknown) => reject(damaged(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function damaged(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`This backup can't be read: ${reason}`, { cause: error });
}

import * as fs from 'node:fs';
import * as path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  /** Streams the whole, or the bytes from `start` to `end` (both included). */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** What is stored: bytes, or a file of this machine, which may be moved away. */
export type Content = Uint8Array | { file: string };

/** Where files lie. Names are content-addressed: what is under a name never changes. */
export interface FileStore {
  put(name: string, content: Content, type: string): Promise<void>;
  find(name: string): Promise<StoredFile | null>;
  read(name: string): Promise<Uint8Array | null>;
  /** Removes a file; one that isn't there is removed already. */
  remove(name: string): Promise<void>;
}

/** The form of every name. No separators: nothing outside the folder can be meant. */
const NAME = /^[a-z0-9]{16,64}(-[a-z0-9]+)?\.[a-z0-9]{2,5}$/;

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** Copies a stored file to this machine. @returns false where there is none */
export async function copyTo(store: FileStore, name: string, file: string): Promise<boolean> {
  const found = await store.find(name);
  if (!found) return false;
  await pipeline(await found.open(), fs.createWriteStream(file));
  return true;
}

/** Files in a folder of this machine. */
export class LocalFiles implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes beside, makes sure that it is on disk, and renames: a name never shows half a file. */
  async put(name: string, content: Content): Promise<void> {
    const file = this.#file(name);
    await fs.promises.mkdir(this.#folder, { recursive: true });
    const beside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
    try {
      if ('file' in content) await fs.promises.copyFile(content.file, beside);
      else await fs.promises.writeFile(beside, content);
      const handle = await fs.promises.open(beside, 'r+');
      await handle.sync().finally(() => handle.close());
      await fs.promises.rename(beside, file);
    } catch (error) {
      await fs.promises.rm(beside, { force: true });
      throw error;
    }
  }

  async find(name: string): Promise<StoredFile | null> {
    if (!isFileName(name)) return null;
    const file = this.#file(name);
    const stat = await fs.promises.stat(file).catch(() => null);
    if (!stat?.isFile()) return null;
    return { bytes: stat.size, open: (range) => Promise.resolve(fs.createReadStream(file, range)) };
  }

  async read(name: string): Promise<Uint8Array | null> {
    if (!isFileName(name)) return null;
    return fs.promises.readFile(this.#file(name)).catch(() => null);
  }

  async remove(name: string): Promise<void> {
    await fs.promises.rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    if (!isFileName(name)) throw new Error(`${name} is not a name of the file store`);
    return path.join(this.#folder, name);
  }
}

import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  /** Streams the whole, or the bytes from `start` to `end` (both included). */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** Where files lie. Names are content-addressed: what is under a name never changes. */
export interface FileStore {
  put(name: string, content: Uint8Array, type: string): Promise<void>;
  find(name: string): Promise<StoredFile | null>;
  read(name: string): Promise<Uint8Array | null>;
}

/** The form of every name. No separators: nothing outside the folder can be meant. */
const NAME = /^[a-z0-9]{16,64}(-[a-z0-9]+)?\.[a-z0-9]{2,5}$/;

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** Files in a folder of this machine. */
export class LocalFiles implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes beside and renames: a name never shows half a file. */
  async put(name: string, content: Uint8Array): Promise<void> {
    const file = this.#file(name);
    await fs.promises.mkdir(this.#folder, { recursive: true });
    const beside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
    await fs.promises.writeFile(beside, content);
    await fs.promises.rename(beside, file);
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

  #file(name: string): string {
    if (!isFileName(name)) throw new Error(`${name} is not a name of the file store`);
    return path.join(this.#folder, name);
  }
}

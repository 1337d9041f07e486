import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BackupManifest } from './format';

/** Writes a zip entry by entry, however large, and notes length and hash of each. */
export class BackupZip {
  readonly entries: BackupManifest['entries'] = {};
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  #failure: unknown = null;

  constructor(file: string) {
    // A backup holds the keys to everything: nobody but its maker may read it.
    const out = fs.createWriteStream(file, { mode: 0o600, flags: 'wx' });
    this.#written = pipeline(this.#zip.outputStream as Readable, out);
    this.#written.catch((error: unknown) => {
      this.#failure = error;
    });
  }

  /** Adds one entry and waits until it is through. `compress` is for text. */
  async add(name: string, content: Readable, { compress }: { compress: boolean }): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    this.#zip.addReadStream(counted, name, { compress });
    await Promise.race([pipeline(content, counted), this.#broken()]);
    if (this.#failure !== null) throw asError(this.#failure);
    this.entries[name] = { bytes, sha256: hash.digest('hex') };
  }

  addText(name: string, text: string): Promise<void> {
    return this.add(name, Readable.from([Buffer.from(text, 'utf8')]), { compress: true });
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }

  /** Only ever fails: when what is written to has failed, for example a disk that is full. */
  async #broken(): Promise<never> {
    await this.#written;
    throw new Error('The backup was closed too early.');
  }
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}

import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as yauzl from 'yauzl';
import { FILE_NAME } from '../../core/archive/format';
import { AppError } from '../../core/errors';

/** Bounds of what is unpacked, whatever a zip says of itself. */
export interface ZipLimits {
  entries: number;
  /** Of all files together. */
  bytes: number;
  /** Of one file that is read into memory. */
  jsonBytes: number;
}

export const ZIP_LIMITS: ZipLimits = {
  entries: 20_000,
  bytes: 4 * 1024 ** 3,
  jsonBytes: 64 * 1024 ** 2,
};

const FILE_TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;

const TWO_TOPS =
  'it has more than one folder at its top. Pack the files of one archive only, or send the zip as it was exported.';

const LEADS_OUT =
  'a file in it has a name that leads out of its folder. Send the zip as it was exported.';

/** A refusal of an archive as a whole. */
export function refuseArchive(reason: string, cause?: unknown): AppError {
  return new AppError('validation_failed', `This archive can’t be imported: ${reason}`, {
    status: 422,
    fields: [{ path: 'file', message: reason }],
    cause,
  });
}

/**
 * A zip that is read with suspicion: its list of files is checked before anything is unpacked, nothing is ever written
 * under a name of its own, and no file is longer than it said.
 */
export class SafeZip {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: ReadonlyMap<string, yauzl.Entry>;
  readonly #limits: ZipLimits;

  private constructor(
    zip: yauzl.ZipFile,
    entries: ReadonlyMap<string, yauzl.Entry>,
    limits: ZipLimits,
  ) {
    this.#zip = zip;
    this.#entries = entries;
    this.#limits = limits;
  }

  /** @throws AppError 422 for what is no zip, or holds what an archive can't hold */
  static async open(file: string, limits = ZIP_LIMITS): Promise<SafeZip> {
    const zip = await asRefusal(() =>
      yauzl.openPromise(file, {
        lazyEntries: true,
        autoClose: false,
        strictFileNames: true,
        validateEntrySizes: true,
      }),
    );
    try {
      return new SafeZip(zip, await asRefusal(() => listEntries(zip, limits)), limits);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  sizeOf(name: string): number | undefined {
    return this.#entries.get(name)?.uncompressedSize;
  }

  /** The content of a file that is small enough for memory. */
  async read(name: string, maxBytes = this.#limits.jsonBytes): Promise<Buffer> {
    const size = this.sizeOf(name);
    if (size === undefined) throw refuseArchive(`the file ${name} is missing.`);
    if (size > maxBytes) throw refuseArchive(`the file ${name} is too large.`);
    return asRefusal(async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.#open(name)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    });
  }

  /** Reads a file through without keeping it. @returns its SHA-256 */
  async hash(name: string): Promise<string> {
    return asRefusal(async () => {
      const hash = createHash('sha256');
      const sink = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          hash.update(chunk);
          done();
        },
      });
      sink.resume();
      await pipeline(await this.#open(name), sink);
      return hash.digest('hex');
    });
  }

  close(): void {
    this.#zip.close();
  }

  #open(name: string): Promise<Readable> {
    const entry = this.#entries.get(name);
    if (!entry) throw refuseArchive(`the file ${name} is missing.`);
    return this.#zip.openReadStreamPromise(entry);
  }
}

function listEntries(zip: yauzl.ZipFile, limits: ZipLimits): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let bytes = 0;
    zip.on('error', reject);
    let top: string | null = null;
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      // Some packers list folders too; they hold nothing.
      if (entry.fileName.endsWith('/') && entry.uncompressedSize === 0) return zip.readEntry();
      if (isOfMac(entry.fileName)) return zip.readEntry();
      const { folder, name } = withoutTopFolder(entry.fileName);
      if (top !== null && top !== folder) return reject(refuseArchive(TWO_TOPS));
      top = folder;
      bytes += entry.uncompressedSize;
      const reason =
        entryRefusal(entry, name) ?? (entries.has(name) ? `${name} is in it twice.` : null);
      if (reason !== null) return reject(refuseArchive(reason));
      entries.set(name, entry);
      if (entries.size > limits.entries) return reject(refuseArchive('it holds too many files.'));
      if (bytes > limits.bytes) return reject(refuseArchive('it is too large unpacked.'));
      return zip.readEntry();
    });
    zip.readEntry();
  });
}

/** What macOS adds when it packs a folder. */
function isOfMac(name: string): boolean {
  return /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|\._[^/]*)$/.test(name) && !name.includes('../');
}

/** A name without the one folder that a packer put around all files; the files' own folders stay. */
function withoutTopFolder(path: string): { folder: string; name: string } {
  if (FILE_NAME.test(path)) return { folder: '', name: path };
  const [, folder = '', name = path] = /^([^/\\]{1,255})\/(.+)$/.exec(path) ?? [];
  const isWrapped = folder !== '..' && folder !== '.' && FILE_NAME.test(name);
  return isWrapped ? { folder, name } : { folder: '', name: path };
}

function entryRefusal(entry: yauzl.Entry, name: string): string | null {
  if (!FILE_NAME.test(name)) return `“${printable(name)}” is no file of an archive.`;
  if (entry.isEncrypted()) return `${name} is encrypted.`;
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (type !== 0 && type !== REGULAR_FILE) return `${name} is a link, not a file.`;
  return null;
}

/** A name as it may stand in a message. */
function printable(name: string): string {
  return name.slice(0, 100).replace(/[^\x20-\x7e]/g, '?');
}

/** What goes wrong while a zip is read is the zip's fault. */
async function asRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    if (/^(?:invalid relative|absolute) path|^invalid characters in fileName/.test(detail))
      throw refuseArchive(LEADS_OUT, error);
    throw refuseArchive(`it is damaged (${printable(detail)}).`, error);
  }
}

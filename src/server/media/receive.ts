import * as fs from 'node:fs';
import * as path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../core/errors';
import type { MediaLimits } from '../config';
import { newId } from '../keys';
import { SNIFF_BYTES } from './limits';
import { ACCEPTED_LABELS, kindOf, usualType, type MediaKind } from './types';

/** What a killed process left behind is this old at least. */
const ABANDONED_MS = 60 * 60 * 1000;
const DRAWING_NAME = /\.svg$/i;
const TEXT_NAME = /\.(txt|csv)$/i;
const TEXT_TYPES = ['text/plain', 'text/csv'];

/** A folder for one file's way in; gone with all that is in it when `work` is done. */
export async function inFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(parent, newId());
  await fs.promises.mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of uploads that a killed process left behind. */
export async function removeAbandoned(parent: string, now: number): Promise<void> {
  const names = await fs.promises.readdir(parent).catch(() => []);
  for (const name of names) {
    const folder = path.join(parent, name);
    const stat = await fs.promises.stat(folder).catch(() => null);
    if (stat && now - stat.mtimeMs > ABANDONED_MS)
      await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a file to disk as it comes. The limit of its kind, known from its first bytes, is checked on the way.
 * @returns the file
 * @throws AppError 422 for an empty file, 413 for one over its limit, 415 for one that can't be of an accepted type
 */
export async function receive(
  stream: Readable,
  options: { folder: string; name: string; claimed: string; limits: MediaLimits },
): Promise<string> {
  const { folder, name } = options;
  const file = path.join(folder, 'upload');
  const gate = new Gate(options);
  await pipeline(stream, gate, fs.createWriteStream(file));
  if (gate.bytes === 0) refuse('validation_failed', `${name} is empty.`);
  return file;
}

/**
 * Looks into the beginning of a file that is known to have so many bytes, and refuses it at once where it can't be taken.
 * Until enough of it has come nothing is let through.
 */
export function checkHead(
  options: { name: string; claimed: string; limits: MediaLimits },
  bytes: number,
): Transform {
  return new Gate(options, bytes);
}

/** Lets bytes through until they are too many. */
class Gate extends Transform {
  bytes = 0;
  readonly #options: { name: string; claimed: string; limits: MediaLimits };
  /** How many bytes the file has, where that is known. */
  readonly #expected: number;
  #head: Buffer[] = [];
  #kind: MediaKind | null = null;

  constructor(options: { name: string; claimed: string; limits: MediaLimits }, expected = 0) {
    super();
    this.#options = options;
    this.#expected = expected;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.bytes += chunk.length;
    if (this.#kind === null) {
      this.#head.push(chunk);
      if (this.bytes < SNIFF_BYTES) return done();
      this.#open().then(
        () => done(),
        (error: Error) => done(error),
      );
      return;
    }
    try {
      this.#check(this.#kind);
    } catch (error) {
      return done(error as Error);
    }
    this.push(chunk);
    done();
  }

  override _flush(done: (error?: Error | null) => void) {
    if (this.#kind !== null || this.bytes === 0) return done();
    // Too little to tell what it is, and more is to come: that begins anew.
    if (this.bytes < this.#expected) return done();
    this.#open().then(
      () => done(),
      (error: Error) => done(error),
    );
  }

  async #open(): Promise<void> {
    const head = Buffer.concat(this.#head);
    this.#head = [];
    const { name, claimed } = this.#options;
    const found = await fileTypeFromBuffer(head.subarray(0, SNIFF_BYTES)).catch(() => undefined);
    const isDrawing = claimed === 'image/svg+xml' || DRAWING_NAME.test(name);
    const isText = TEXT_TYPES.includes(claimed) || TEXT_NAME.test(name);
    if (found === undefined && !isDrawing && !isText) {
      const message = `${name} is not of an accepted type, whatever its name says. Accepted are: ${ACCEPTED_LABELS}.`;
      refuse('unsupported_media_type', message);
    }
    this.#kind = found === undefined && isDrawing ? 'image' : kindOf(usualType(found?.mime ?? ''));
    this.#check(this.#kind);
    this.push(head);
  }

  #check(kind: MediaKind): void {
    const { limits, name } = this.#options;
    if (Math.max(this.bytes, this.#expected) > limits[kind]) refuseSize(name, kind, limits);
  }
}

/** Refuses a file that is larger than its kind may be. @throws AppError 413 */
export function refuseSize(name: string, kind: MediaKind, limits: MediaLimits): never {
  const most = Math.round((limits[kind] / 1024 / 1024) * 10) / 10;
  const noun = { image: 'A picture', video: 'A video', document: 'A document' }[kind];
  refuse('payload_too_large', `${name} is too large. ${noun} may have up to ${most} MB.`);
}

function refuse(
  code: 'validation_failed' | 'unsupported_media_type' | 'payload_too_large',
  message: string,
): never {
  throw new AppError(code, message, { fields: [{ path: 'file', message }] });
}

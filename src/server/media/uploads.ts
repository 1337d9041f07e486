import * as fs from 'node:fs';
import * as path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { uploadRequest, type UploadAnswer, type UploadRequest } from '../../core/api/uploads';
import { AppError } from '../../core/errors';
import type { MediaLimits } from '../config';
import { newId } from '../keys';
import type { StoredMedia } from '../storage/media';
import { checkHead, refuseSize } from './receive';
import type { Incoming } from './intake';
import { titleOfIncoming } from './title';
import type { UploadOptions } from './upload-options';

/** How long an upload may be left alone and still be gone on with. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Unfinished uploads of one site, so that nobody fills the disk with beginnings. */
const MAX_OF_SITE = 100;
const ID = /^[a-z][a-z0-9]{7,63}$/;

const noted = uploadRequest.extend({
  siteId: z.string(),
  mediaId: z.string(),
  isDone: z.boolean().default(false),
});
type Noted = z.infer<typeof noted>;

/** Where a file goes once it is whole. */
interface Library {
  find(siteId: string, mediaId: string): Promise<StoredMedia | null>;
  require(siteId: string, mediaId: string): Promise<StoredMedia>;
  take(
    siteId: string,
    file: Incoming,
    options: UploadOptions,
  ): Promise<{ media: StoredMedia; done: Promise<StoredMedia> }>;
  replace(siteId: string, mediaId: string, file: Incoming): Promise<StoredMedia>;
}

interface Appended {
  upload: UploadAnswer;
  /** Null while more is to come. */
  media: StoredMedia | null;
  done: Promise<StoredMedia> | null;
}

/**
 * Files that come in as many requests as the connection makes of them. What has arrived lies on this machine's disk, beside a
 * note of what it is to become, so a restart loses nothing of it either.
 */
export class Uploads {
  readonly #folder: string;
  readonly #limits: MediaLimits;
  readonly #media: Library;
  /** Who goes on with an upload just now. Their connection may be dead without this side having noticed. */
  readonly #turns = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

  constructor(setup: { dataDir: string; limits: MediaLimits; media: Library }) {
    this.#folder = path.join(setup.dataDir, 'unfinished-uploads');
    this.#limits = setup.limits;
    this.#media = setup.media;
  }

  /**
   * @throws AppError 413 for a file that no kind has room for, 422 for an empty one or a name that leads elsewhere, 404 where there is no such file to be
   * replaced, 409 for an id that is taken, 429 for too many at once
   */
  async begin(siteId: string, request: UploadRequest): Promise<UploadAnswer> {
    const { name, bytes } = request;
    titleOfIncoming(name);
    if (bytes === 0) {
      const message = `${name} is empty.`;
      throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
    }
    const kinds = ['image', 'video', 'document'] as const;
    const [largest = 'video'] = [...kinds].sort((a, b) => this.#limits[b] - this.#limits[a]);
    if (bytes > this.#limits[largest]) refuseSize(name, largest, this.#limits);
    await this.#requirePlace(siteId, request);
    await this.removeForgotten();
    const folder = this.#siteFolder(siteId);
    if ((await this.#countUnfinished(siteId)) >= MAX_OF_SITE) {
      throw new AppError('rate_limited', 'Too many uploads are unfinished. Try again later.');
    }
    const id = newId();
    const mediaId = request.replaces ?? request.id ?? newId();
    await fs.promises.mkdir(path.join(folder, id), { recursive: true });
    await fs.promises.writeFile(this.#part(siteId, id), '');
    await this.#write(id, { ...request, siteId, mediaId, isDone: false });
    return { id, bytes, offset: 0, mediaId };
  }

  /** How much has arrived. Whoever asks is about to go on: what still writes is ended. @throws AppError 404 */
  async find(siteId: string, id: string): Promise<UploadAnswer> {
    return this.#inTurn(siteId, id, async ({ bytes, mediaId, isDone }) => ({
      id,
      bytes,
      mediaId,
      offset: isDone ? bytes : await this.#offset(siteId, id),
    }));
  }

  /**
   * Takes another part of a file, and the file once it is whole.
   * @throws AppError 404; 409 where the part doesn't begin at the end of what there is; 413, 415 or 422 for a file that
   * isn't taken, which ends the upload
   */
  async append(
    siteId: string,
    id: string,
    part: { offset: number; content: Readable },
  ): Promise<Appended> {
    return this.#inTurn(siteId, id, (upload, signal) =>
      this.#append(upload, { id, signal, ...part }),
    );
  }

  async #append(
    upload: Noted,
    part: { id: string; offset: number; content: Readable; signal: AbortSignal },
  ): Promise<Appended> {
    const { id, offset } = part;
    const { siteId, bytes, mediaId } = upload;
    if (upload.isDone) {
      const media = await this.#media.require(siteId, mediaId);
      return { upload: { id, bytes, offset: bytes, mediaId }, media, done: Promise.resolve(media) };
    }
    const there = await this.#offset(siteId, id);
    if (offset !== there) {
      throw new AppError('conflict', `The file goes on at byte ${there}, not ${offset}.`);
    }
    try {
      await this.#receive(upload, part);
      const arrived = await this.#offset(siteId, id);
      const answer = { id, bytes, offset: arrived, mediaId };
      if (arrived < bytes) return { upload: answer, media: null, done: null };
      const { media, done } = await this.#take(upload, this.#part(siteId, id));
      await this.#write(id, { ...upload, isDone: true });
      await fs.promises.rm(this.#part(siteId, id), { force: true });
      return { upload: answer, media, done };
    } catch (error) {
      // A refused file stays refused; a broken connection leaves what has arrived.
      if (error instanceof AppError && error.code !== 'rate_limited') await this.remove(siteId, id);
      if (!isBroken(error)) throw error;
      const kept = await this.#offset(siteId, id);
      const message = `The connection broke. ${kept} of ${bytes} bytes are kept: go on from there.`;
      throw new AppError('conflict', message);
    }
  }

  /** Ends an upload. @throws AppError 404 */
  async cancel(siteId: string, id: string): Promise<void> {
    await this.#inTurn(siteId, id, () => this.remove(siteId, id));
  }

  /** Forgets an upload with what has arrived of it. */
  async remove(siteId: string, id: string): Promise<void> {
    const folder = path.join(this.#siteFolder(siteId), id);
    await fs.promises.rm(folder, { recursive: true, force: true });
  }

  async #receive(
    { name, type, bytes, siteId }: Noted,
    part: { id: string; offset: number; content: Readable; signal: AbortSignal },
  ): Promise<void> {
    const { id, offset, content, signal } = part;
    const head = { name, claimed: type, limits: this.#limits };
    const gates = offset === 0 ? [checkHead(head, bytes), atMost(bytes)] : [atMost(bytes - offset)];
    const file = fs.createWriteStream(this.#part(siteId, id), { flags: 'r+', start: offset });
    await pipeline([content, ...gates, file], { signal });
  }

  async #take(upload: Noted, file: string) {
    const { siteId, name, type: claimed, mediaId, replaces, purpose, copyright } = upload;
    const content = fs.createReadStream(file);
    if (replaces !== undefined) {
      const media = await this.#media.replace(siteId, replaces, { name, claimed, content });
      return { media, done: Promise.resolve(media) };
    }
    const known = await this.#media.find(siteId, mediaId);
    if (known) return { media: known, done: Promise.resolve(known) };
    const options = { id: mediaId, purpose, keepsCopyright: copyright === 'keep' };
    return this.#media.take(siteId, { name, claimed, content }, options);
  }

  /** Does something with an upload once nobody else does. Who still sends to it is stopped; a file that is whole is taken first. */
  async #inTurn<Result>(
    siteId: string,
    id: string,
    work: (upload: Noted, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    await this.#require(siteId, id);
    const before = this.#turns.get(id);
    before?.stop.abort();
    const stop = new AbortController();
    const result = (before?.ended ?? Promise.resolve()).then(async () =>
      work(await this.#require(siteId, id), stop.signal),
    );
    const turn = { stop, ended: result.catch(() => undefined) };
    this.#turns.set(id, turn);
    try {
      return await result;
    } finally {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    }
  }

  /** Looked at before a large file is sent, not only behind it. */
  async #requirePlace(siteId: string, { id, replaces }: UploadRequest): Promise<void> {
    if (replaces !== undefined) await this.#media.require(siteId, replaces);
    else if (id !== undefined && (await this.#media.find(siteId, id)))
      throw new AppError('conflict', 'This id is taken.');
  }

  async #require(siteId: string, id: string): Promise<Noted> {
    const text = ID.test(id)
      ? await fs.promises.readFile(this.#note(siteId, id), 'utf8').catch(() => null)
      : null;
    const upload = text === null ? null : parseNote(text);
    if (upload?.siteId !== siteId) throw new AppError('not_found', 'There is no such upload.');
    return upload;
  }

  async #offset(siteId: string, id: string): Promise<number> {
    return (await fs.promises.stat(this.#part(siteId, id))).size;
  }

  /** Beside, then in its place: half a note would lose the upload. */
  async #write(id: string, upload: Noted): Promise<void> {
    const file = this.#note(upload.siteId, id);
    await fs.promises.writeFile(`${file}.new`, JSON.stringify(upload));
    await fs.promises.rename(`${file}.new`, file);
  }

  /** Removes what nobody has gone on with for too long. */
  async removeForgotten(): Promise<void> {
    for (const siteId of await namesIn(this.#folder)) {
      for (const id of await namesIn(path.join(this.#folder, siteId))) {
        const [part, note] = [this.#part(siteId, id), this.#note(siteId, id)];
        const stat = await fs.promises
          .stat(part)
          .catch(() => fs.promises.stat(note).catch(() => null));
        if (stat && Date.now() - stat.mtimeMs > KEPT_MS) await this.remove(siteId, id);
      }
    }
  }

  async #countUnfinished(siteId: string): Promise<number> {
    const parts = (await namesIn(this.#siteFolder(siteId))).map((id) => this.#part(siteId, id));
    const stats = await Promise.all(parts.map((part) => fs.promises.stat(part).catch(() => null)));
    return stats.filter((stat) => stat !== null).length;
  }

  #siteFolder(siteId: string): string {
    if (!ID.test(siteId)) throw new AppError('not_found');
    return path.join(this.#folder, siteId);
  }

  #part(siteId: string, id: string): string {
    return path.join(this.#siteFolder(siteId), id, 'part');
  }

  #note(siteId: string, id: string): string {
    return path.join(this.#siteFolder(siteId), id, 'upload.json');
  }
}

function parseNote(text: string): Noted | null {
  try {
    return noted.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a stream ended because its sender did, or because another request went on with it. */
function isBroken(error: unknown): boolean {
  const { code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return (
    code !== undefined && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(code)
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return fs.promises.readdir(folder).catch(() => []);
}

/** Lets through what a file still lacks, and fails at more. */
function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      const message = 'More has been sent than the upload was to have.';
      if (seen > bytes) done(new AppError('payload_too_large', message));
      else done(null, chunk);
    },
  });
}

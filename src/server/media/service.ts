import * as path from 'node:path';
import { Readable } from 'node:stream';
import type { Rendition } from '../../core/api/media';
import { readDocument, readMediaAlt } from '../../core/draft/read-document';
import { AppError } from '../../core/errors';
import type { MediaLimits } from '../config';
import type { Drafts } from '../drafts/drafts';
import { newId } from '../keys';
import type { Logger } from '../logging';
import { isUniqueViolation } from '../storage/dialect';
import type { StoredMedia } from '../storage/media';
import type { Storage } from '../storage/storage';
import type { FileStore } from './files';
import { Intake, type FileFacts, type Incoming } from './intake';
import { removeAbandoned } from './receive';
import { wantedRenditions } from './site-pictures';
import { Sizing } from './sizing';
import { SWEEP_MS, sweepMedia } from './sweep';
import { swapEdits } from './swap';
import { titleOf, titleOfIncoming } from './title';
import type { UploadOptions } from './upload-options';
import { Uploads } from './uploads';
import { Workshop } from './workshop';

const SWAP_ATTEMPTS = 3;

interface Setup {
  storage: Storage;
  files: FileStore;
  drafts: Drafts;
  limits: MediaLimits;
  dataDir: string;
  log?: Logger;
  now?: () => number;
}

/** A site's files: checked, stored under the hash of their content, and made into the sizes that pages show. */
export class MediaService {
  readonly workshop: Workshop;
  /** Files that come in over connections that break. */
  readonly uploads: Uploads;
  readonly #storage: Storage;
  readonly #files: FileStore;
  readonly #drafts: Drafts;
  readonly #intake: Intake;
  readonly #sizing: Sizing;
  readonly #log: Logger | undefined;
  readonly #now: () => number;
  #sweeper: NodeJS.Timeout | undefined;

  constructor({ storage, files, drafts, limits, dataDir, log, now = Date.now }: Setup) {
    this.workshop = new Workshop(log);
    this.#storage = storage;
    this.#files = files;
    this.#drafts = drafts;
    this.#now = now;
    this.#log = log;
    const folder = path.join(dataDir, 'uploads');
    const { workshop } = this;
    this.#intake = new Intake({ files, workshop, limits, folder });
    this.uploads = new Uploads({ dataDir, limits, media: this });
    this.#sizing = new Sizing({ storage, files, intake: this.#intake, workshop, log });
  }

  /**
   * Takes a file: it is in the store when this resolves. Its sizes are there when `done` does.
   * @throws AppError 413, 415 or 422 for a file that is not accepted; nothing is stored then
   */
  async take(
    siteId: string,
    incoming: Incoming,
    options: UploadOptions = {},
  ): Promise<{ media: StoredMedia; done: Promise<StoredMedia> }> {
    const media = await this.store(siteId, incoming, options);
    return { media, done: this.#sizing.finish(media) };
  }

  /** Takes a file and leaves its sizes to {@link goOn}: many files are stored sooner than with sizes made in between. */
  store(
    siteId: string,
    { name, claimed, content }: Incoming,
    options: UploadOptions = {},
  ): Promise<StoredMedia> {
    const title = titleOfIncoming(name);
    return this.#intake.accept(
      { name: title, claimed, content },
      async ({ facts, copyright, store }) => {
        const { alt = '', id = newId(), purpose = 'picture', keepsCopyright = false } = options;
        const details = {
          ...facts.details,
          ...(purpose === 'logo' ? { purpose } : {}),
          ...(keepsCopyright && copyright !== undefined ? { copyright } : {}),
        };
        return this.#record({ id, siteId, name: title, alt, ...facts, details }, store);
      },
    );
  }

  /** Takes a file and makes its sizes. @throws AppError as {@link take} does */
  async add(
    siteId: string,
    file: { name: string; claimed: string; content: Uint8Array } & UploadOptions,
  ): Promise<StoredMedia> {
    const { name, claimed, content, ...options } = file;
    const stream = Readable.from(content.length === 0 ? [] : [Buffer.from(content)]);
    const { done } = await this.take(siteId, { name, claimed, content: stream }, options);
    return done;
  }

  /** Goes on with what was left undone, and clears away what nothing needs, now and every day. */
  start(): void {
    this.workshop.giveWay();
    const run = () =>
      void this.resume()
        .then(() => this.sweep())
        .catch((error: unknown) => this.#log?.error({ err: error }, 'files can not be worked on'));
    run();
    this.#sweeper = setInterval(run, SWEEP_MS);
    this.#sweeper.unref();
  }

  sweep(): Promise<void> {
    const [storage, files, drafts] = [this.#storage, this.#files, this.#drafts];
    return sweepMedia({ storage, files, drafts, now: this.#now() });
  }

  /** Finishes what a process that was ended left half done. */
  async resume(): Promise<void> {
    await removeAbandoned(this.#intake.folder, Date.now());
    await this.uploads.removeForgotten();
    await this.#sizing.resume(this.#now());
  }

  /**
   * Makes what a release needs of a site's files: its symbol in all sizes, its pictures for social networks; and waits for the
   * sizes that are being made, not for ever. A file of which something can't be made is shown as it is.
   */
  async settle(siteId: string): Promise<void> {
    const files = await this.#storage.media.all(siteId);
    // A long draft takes a while to read.
    const wanted =
      files.length === 0
        ? []
        : await this.#drafts.withDraft(siteId, (draft) =>
            wantedRenditions(readDocument(draft), files),
          );
    for (const { id, rendition } of wanted) {
      await this.make(siteId, id, rendition).catch((error: unknown) =>
        this.#log?.warn({ err: error, mediaId: id }, 'a picture of the site could not be made'),
      );
    }
    await this.#sizing.settle(siteId);
  }

  /** Makes everything that {@link settle} would, however long it takes. @returns whether it is all made */
  async complete(siteId: string): Promise<boolean> {
    if (!(await this.#sizing.complete(siteId))) return false;
    await this.settle(siteId);
    return !this.workshop.isClosed;
  }

  /** Makes the sizes that are still to come of a site's files; doesn't wait for them. */
  readonly goOn = (siteId: string): Promise<void> => this.#sizing.goOn(siteId);

  /** @throws AppError 404 */
  async require(siteId: string, mediaId: string): Promise<StoredMedia> {
    const media = await this.#storage.media.byId(siteId, mediaId);
    if (!media) throw new AppError('not_found', 'There is no such file.');
    return media;
  }

  find(siteId: string, mediaId: string): Promise<StoredMedia | null> {
    return this.#storage.media.byId(siteId, mediaId);
  }

  /** Changes a file's title, and its alternative text where no language says another one. @throws AppError 404 */
  async change(
    siteId: string,
    mediaId: string,
    { name, alt }: { name?: string | undefined; alt?: string | undefined },
  ): Promise<StoredMedia> {
    const media = await this.require(siteId, mediaId);
    if (alt !== undefined) {
      const edit = { edit: 'setText', scope: `media:${mediaId}`, path: ['alt'], text: alt };
      await this.#drafts.applyEdits(siteId, [edit]);
    }
    const values = {
      ...(name === undefined ? {} : { name: titleOf(name) }),
      ...(alt === undefined ? {} : { alt }),
    };
    if (Object.keys(values).length > 0) await this.#storage.media.update(siteId, mediaId, values);
    return { ...media, ...values };
  }

  /**
   * Puts another file in the place of one, under the same id: everywhere in the draft, and in whatever was made of it. What is
   * published stays as it is until the next release.
   * @throws AppError 404, 413, 415 or 422; nothing has changed then
   */
  async replace(siteId: string, mediaId: string, incoming: Incoming): Promise<StoredMedia> {
    const before = await this.require(siteId, mediaId);
    const after = await this.#intake.accept(
      { ...incoming, name: titleOfIncoming(incoming.name) },
      async ({ facts, store }) => {
        const { purpose } = before.details;
        const details = { ...facts.details, ...(purpose ? { purpose } : {}) };
        return this.#putInPlace(before, { ...facts, details }, store);
      },
    );
    for (const made of await this.#storage.media.renditionsOf(siteId, mediaId)) {
      const { rendition } = made.details;
      if (!rendition) continue;
      await this.#intake.render(after, rendition, ({ facts, store }) =>
        this.#putInPlace(made, facts, store),
      );
    }
    return after;
  }

  /** Makes another picture of one, once. @throws AppError 404, or 415 or 422 where it can't be made */
  async make(
    siteId: string,
    mediaId: string,
    rendition: Rendition,
    id = newId(),
  ): Promise<StoredMedia> {
    const source = await this.require(siteId, mediaId);
    const wanted = JSON.stringify(rendition);
    const known = (await this.#storage.media.renditionsOf(siteId, mediaId)).find(
      (made) => JSON.stringify(made.details.rendition) === wanted,
    );
    if (known) return known;
    const { alt, name } = source;
    const media = await this.#intake.render(source, rendition, ({ facts, store }) =>
      this.#record({ id, siteId, name, alt, sourceId: mediaId, ...facts }, store),
    );
    return this.#sizing.finish(media);
  }

  /** Takes a file out of the library. Draft and releases that show it still do. @throws AppError 404 */
  async remove(siteId: string, mediaId: string): Promise<void> {
    const media = await this.require(siteId, mediaId);
    for (const { id } of [media, ...(await this.#storage.media.renditionsOf(siteId, mediaId))]) {
      await this.#storage.media.remove(siteId, id, this.#now());
    }
  }

  close(): Promise<void> {
    clearInterval(this.#sweeper);
    return this.workshop.close();
  }

  /** The record goes first: when the process ends between the two, the next start knows what was begun. */
  async #record(
    values: Pick<StoredMedia, 'id' | 'siteId' | 'name' | 'alt'> & FileFacts & { sourceId?: string },
    store: () => Promise<void>,
  ): Promise<StoredMedia> {
    const media: StoredMedia = {
      sourceId: null,
      ...values,
      status: 'processing',
      variants: {},
      createdAt: this.#now(),
      removedAt: null,
    };
    try {
      await this.#storage.media.insert(media);
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'This id is taken.');
      throw error;
    }
    try {
      await store();
    } catch (error) {
      await this.#storage.media.forget(media.siteId, media.id);
      throw error;
    }
    return media;
  }

  /** Stores another file with its sizes, then points the record and the draft to it. */
  async #putInPlace(
    before: StoredMedia,
    facts: FileFacts,
    store: () => Promise<void>,
  ): Promise<StoredMedia> {
    const { siteId, id } = before;
    await store();
    const { variants, bytes } = await this.#intake.makeSizes(facts);
    const values = { ...facts, variants, storedBytes: facts.storedBytes + bytes };
    const after: StoredMedia = { ...before, ...values, status: 'ready' };
    if (after.url === before.url) return after;
    const alt = await this.#drafts.withDraft(siteId, (draft) => readMediaAlt(draft, id));
    await this.#storage.transaction(async (stores) => {
      await stores.media.update(siteId, id, { ...values, status: 'ready' });
      // Releases, and whoever undoes, still refer to the old file.
      const old = { ...before, id: newId(), alt: alt || before.alt, removedAt: this.#now() };
      await stores.media.insert({ ...old, status: 'ready' });
    });
    await this.#swap(siteId, before, after);
    return after;
  }

  /** Somebody may edit the draft at the same time: then its places are looked for anew. */
  async #swap(siteId: string, before: StoredMedia, after: StoredMedia): Promise<void> {
    const { catalogue } = this.#drafts;
    for (let attempt = 1; ; attempt += 1) {
      const { edits, version } = await this.#drafts.withDraft(siteId, (draft, draftVersion) => ({
        version: draftVersion,
        edits: swapEdits(readDocument(draft), before, after, (name) => catalogue.has(name)),
      }));
      if (edits.length === 0) return;
      try {
        await this.#drafts.applyEdits(siteId, edits, { ifMatch: version });
        return;
      } catch (error) {
        const isMoved = error instanceof AppError && error.code === 'conflict';
        if (!isMoved || attempt === SWAP_ATTEMPTS) throw error;
      }
    }
  }
}

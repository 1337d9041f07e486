import type { Logger } from '../logging';
import type { StoredMedia } from '../storage/media';
import type { Storage } from '../storage/storage';
import type { FileStore } from './files';
import { MEDIA_PATH, type Intake } from './intake';
import type { Workshop } from './workshop';

/** After so many attempts that each ended with the process, a picture is shown without sizes. */
const MAX_ATTEMPTS = 3;
/** How long another process may take between noting a file and storing it. */
const OTHERS_MS = 30 * 60 * 1000;
/** How long a publish waits for pictures that are being made. */
const SETTLE_MS = 30_000;

/** Makes the sizes of what was taken, and goes on with it after the process was ended. */
export class Sizing {
  readonly #storage: Storage;
  readonly #files: FileStore;
  readonly #intake: Intake;
  readonly #workshop: Workshop;
  readonly #log: Logger | undefined;
  /** What this process is at, by site and file: a copied site's files have the ids of the original's. */
  readonly #pending = new Map<string, { siteId: string; done: Promise<StoredMedia> }>();

  constructor(setup: {
    storage: Storage;
    files: FileStore;
    intake: Intake;
    workshop: Workshop;
    log: Logger | undefined;
  }) {
    this.#log = setup.log;
    this.#storage = setup.storage;
    this.#files = setup.files;
    this.#intake = setup.intake;
    this.#workshop = setup.workshop;
  }

  /** Makes the sizes. Resolves with the record as it is then, whether they could be made or not. */
  finish(media: StoredMedia): Promise<StoredMedia> {
    const key = keyOf(media);
    const done = this.#make(media).finally(() => this.#pending.delete(key));
    this.#pending.set(key, { siteId: media.siteId, done });
    return done;
  }

  /** Waits for the sizes that are being made for a site, so that a release has them; not for ever. */
  async settle(siteId: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, SETTLE_MS);
    });
    await Promise.race([this.#finished(siteId), limit]);
    clearTimeout(timer);
  }

  /** Makes the sizes that a site still lacks. @returns whether they are all made: not when the program is stopped meanwhile */
  async complete(siteId: string): Promise<boolean> {
    await this.goOn(siteId);
    await this.#finished(siteId);
    return !this.#workshop.isClosed;
  }

  async #finished(siteId: string): Promise<void> {
    const pending = [...this.#pending.values()].filter((one) => one.siteId === siteId);
    await Promise.allSettled(pending.map(({ done }) => done));
  }

  /** Makes the sizes that are still to come of a site's files, without waiting for them. */
  async goOn(siteId: string): Promise<void> {
    for (const media of await this.#storage.media.all(siteId)) {
      if (media.status !== 'processing' || this.#pending.has(keyOf(media))) continue;
      this.finish(media).catch((error: unknown) =>
        this.#log?.error({ err: error }, 'the sizes of a file are unfinished'),
      );
    }
  }

  /** Finishes what a process that was ended left half done. */
  async resume(now: number): Promise<void> {
    for (const { attempts, ...media } of await this.#storage.media.unfinished()) {
      if (this.#pending.has(keyOf(media))) continue;
      if (!(await this.#files.find(media.url.slice(MEDIA_PATH.length)))) {
        // Another process may be at it just now.
        const isOthers = this.#storage.address !== null && now - media.createdAt < OTHERS_MS;
        if (isOthers) continue;
        // It ended before the file was stored, so nobody was told that it had been taken.
        await this.#storage.media.forget(media.siteId, media.id);
      } else if (attempts >= MAX_ATTEMPTS) {
        await this.#storage.media.update(media.siteId, media.id, { status: 'failed' });
      } else {
        await this.finish(media);
      }
    }
  }

  async #make(media: StoredMedia): Promise<StoredMedia> {
    const values = await this.#attempt(media);
    // When the program is being stopped, the next start goes on with it.
    if (!values && this.#workshop.isClosed) return media;
    return this.#note(media, values ?? (await this.#attempt(media)) ?? { status: 'failed' });
  }

  /** The first time the process may have been brought down by another's work. */
  async #attempt(media: StoredMedia): Promise<Partial<StoredMedia> | null> {
    try {
      await this.#storage.media.begin(media.siteId, media.id);
      const { variants, bytes } = await this.#intake.makeSizes(media);
      return { status: 'ready', variants, storedBytes: media.storedBytes + bytes };
    } catch (error) {
      this.#log?.warn({ err: error, mediaId: media.id }, 'the sizes of a picture failed');
      return null;
    }
  }

  async #note(media: StoredMedia, values: Partial<StoredMedia>): Promise<StoredMedia> {
    const { siteId, id, url } = media;
    // Another file may have taken its place meanwhile.
    const current = await this.#storage.media.byId(siteId, id);
    if (current && current.url === url) await this.#storage.media.update(siteId, id, values);
    return { ...media, ...values };
  }
}

const keyOf = ({ siteId, id }: Pick<StoredMedia, 'siteId' | 'id'>) => `${siteId}/${id}`;

import { createHash } from 'node:crypto';
import { AppError } from '../../core/errors';
import { newId } from '../keys';
import type { StoredMedia } from '../storage/media';
import type { Paging } from '../storage/sites';
import type { Storage } from '../storage/storage';
import type { FileStore } from './files';
import { sniff, typeOfEnding } from './sniff';
import { inspect, makeVariants, type Picture } from './variants';

const MAX_NAME_CHARACTERS = 200;
const MEDIA_PATH = '/media/';

/** A site's files: checked, stored under the hash of their content, and made into the sizes that pages show. */
export class MediaService {
  readonly #storage: Storage;
  readonly #files: FileStore;
  readonly #now: () => number;
  /** One picture at a time: encoding takes all of a processor and much memory. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(setup: { storage: Storage; files: FileStore; now?: () => number }) {
    this.#storage = setup.storage;
    this.#files = setup.files;
    this.#now = setup.now ?? Date.now;
  }

  /**
   * Takes a file and makes its sizes.
   * @throws AppError 415 or 422 for a file that is not accepted; nothing is stored then
   */
  async add(
    siteId: string,
    file: { name: string; claimed: string; content: Uint8Array; alt?: string; id?: string },
  ): Promise<StoredMedia> {
    const name = titleOf(file.name);
    const { type, ending, content } = await sniff(file.content, { name, claimed: file.claimed });
    const isPicture = type.startsWith('image/');
    const picture = isPicture ? await inspect(content) : null;
    if (isPicture && !picture) {
      const message = `${name} could not be read as a picture.`;
      throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
    }
    const stored = `${hashOf(content)}.${ending}`;
    await this.#files.put(stored, content, type);
    const hasVariants = picture !== null && ending !== 'svg';
    const media: StoredMedia = {
      id: file.id ?? newId(),
      siteId,
      name,
      type,
      bytes: content.length,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      alt: file.alt ?? '',
      status: hasVariants ? 'processing' : 'ready',
      url: MEDIA_PATH + stored,
      variants: {},
      createdAt: this.#now(),
    };
    await this.#storage.media.insert(media);
    return hasVariants ? this.#process(media, content, picture) : media;
  }

  /** Finishes what a process that was ended left half done. */
  async resume(): Promise<void> {
    for (const media of await this.#storage.media.unfinished()) {
      const content = await this.#files.read(media.url.slice(MEDIA_PATH.length));
      const picture = content && (await inspect(content));
      if (content && picture) await this.#process(media, content, picture);
      else await this.#storage.media.update(media.siteId, media.id, { status: 'failed' });
    }
  }

  list(siteId: string, paging: Paging): Promise<{ media: StoredMedia[]; total: number }> {
    return this.#storage.media.list(siteId, paging);
  }

  /** @throws AppError 404 */
  async require(siteId: string, mediaId: string): Promise<StoredMedia> {
    const media = await this.#storage.media.byId(siteId, mediaId);
    if (!media) throw new AppError('not_found', 'There is no such file.');
    return media;
  }

  /** Takes a file out of the library. Its bytes stay: releases that show it never change. @throws AppError 404 */
  async remove(siteId: string, mediaId: string): Promise<void> {
    if (!(await this.#storage.media.remove(siteId, mediaId))) {
      throw new AppError('not_found', 'There is no such file.');
    }
  }

  #process(media: StoredMedia, content: Uint8Array, picture: Picture): Promise<StoredMedia> {
    const done = this.#queue.then(async () => {
      const stem = hashOf(content);
      const store = async (suffix: string, ending: string, bytes: Uint8Array) => {
        const name = `${stem}-${suffix}.${ending}`;
        await this.#files.put(name, bytes, typeOfEnding(ending));
        return MEDIA_PATH + name;
      };
      try {
        const variants = await makeVariants(content, picture, store);
        await this.#storage.media.update(media.siteId, media.id, { status: 'ready', variants });
        return { ...media, status: 'ready' as const, variants };
      } catch {
        await this.#storage.media.update(media.siteId, media.id, { status: 'failed' });
        return { ...media, status: 'failed' as const };
      }
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

/** A name of a file as people see it: the last part of a path, on one line. */
function titleOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const line = last.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return [...line].slice(0, MAX_NAME_CHARACTERS).join('') || 'file';
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

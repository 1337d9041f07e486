import { thumbnailSources } from '../../core/video/video-address';
import type { FileStore } from '../media/files';
import { hashToken } from '../keys';

/** Fetches a picture of the provider; null where there is none. The program's one way to it, so that tests need no internet. */
export type FetchPicture = (address: string) => Promise<Uint8Array | null>;

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 5 * 1024 * 1024;
/** What is no picture of the provider's isn't asked for again before. */
const MISSING_MS = 10 * 60 * 1000;
const MAX_MISSING = 10_000;
const JPEG_START = [0xff, 0xd8, 0xff];

/**
 * Thumbnails of videos, served from our own host: a visitor's browser makes no request to the provider before the video plays.
 */
export class Thumbnails {
  readonly #files: FileStore;
  readonly #fetch: FetchPicture;
  readonly #now: () => number;
  readonly #running = new Map<string, Promise<Uint8Array | null>>();
  readonly #missing = new Map<string, number>();

  constructor(setup: { files: FileStore; fetch: FetchPicture; now: () => number }) {
    this.#files = setup.files;
    this.#fetch = setup.fetch;
    this.#now = setup.now;
  }

  /** The thumbnail of a video by the provider's id: from the file store, else from the provider, once. */
  async find(id: string): Promise<Uint8Array | null> {
    const name = nameOf(id);
    const stored = await this.#files.read(name);
    if (stored) return stored;
    if ((this.#missing.get(id) ?? 0) > this.#now()) return null;
    const running = this.#running.get(id) ?? this.#load(id, name);
    this.#running.set(id, running);
    return running.finally(() => this.#running.delete(id));
  }

  async #load(id: string, name: string): Promise<Uint8Array | null> {
    for (const address of thumbnailSources(id)) {
      const picture = await this.#fetch(address).catch(() => null);
      if (!picture || !isJpeg(picture)) continue;
      await this.#files.put(name, picture, 'image/jpeg');
      return picture;
    }
    if (this.#missing.size >= MAX_MISSING) this.#missing.clear();
    this.#missing.set(id, this.#now() + MISSING_MS);
    return null;
  }
}

/** Ids differ by case, file systems may not: the name is a hash. */
function nameOf(id: string): string {
  return `${Buffer.from(hashToken(`youtube ${id}`), 'base64url')
    .toString('hex')
    .slice(0, 32)}-video.jpg`;
}

function isJpeg(content: Uint8Array): boolean {
  return JPEG_START.every((byte, index) => content[index] === byte);
}

/** Fetches over the network, with a limit of time and size. */
export async function fetchPicture(address: string): Promise<Uint8Array | null> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return null;
  const content = new Uint8Array(await answer.arrayBuffer());
  return content.length <= MAX_BYTES ? content : null;
}

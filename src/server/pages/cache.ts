import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { ENCODINGS, type Encoding } from './negotiate';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Good packing at a tenth of the time of the best; it runs once for each page of a release. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** A page as it is sent: in every packing, each with its own strong tag. */
export interface PackedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  bodies: Readonly<Record<Encoding, { bytes: Buffer; etag: string }>>;
  size: number;
}

/** Packs a page in every encoding. */
export async function pack(page: {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}): Promise<PackedPage> {
  const identity = Buffer.from(page.body, 'utf8');
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: GZIP_LEVEL }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const body = (encoding: Encoding, bytes: Buffer) => ({ bytes, etag: `"${hash}-${encoding}"` });
  const bodies = {
    br: body('br', br),
    gzip: body('gzip', gz),
    identity: body('identity', identity),
  };
  const size = ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].bytes.length, 0);
  return { status: page.status, headers: page.headers, bodies, size };
}

/** Rendered pages, as many as fit; the one that was not asked for longest goes first. */
export class PageCache {
  readonly #pages = new Map<string, PackedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): PackedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: PackedPage): void {
    this.#remove(key);
    if (page.size > this.#maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  #remove(key: string): void {
    this.#bytes -= this.#pages.get(key)?.size ?? 0;
    this.#pages.delete(key);
  }
}

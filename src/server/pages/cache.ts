import { createHash } from 'node:crypto';
import * as zlib from 'node:zlib';
import type { Encoding } from './negotiate';

/** Good packing at a tenth of the time of the best; it runs once for each page of a release. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
/** Room for what gzip makes of a page, in what Brotli makes of it: it is a little more. */
const GZIP_ROOM = 1.5;

/** A page in one packing, with its own strong tag. */
export interface PackedBody {
  bytes: Buffer;
  etag: string;
  /** All headers of the answer as names and values in turn: made once, and what Node writes out fastest. */
  headers: readonly string[];
  /** Those of the answer that the browser has it already (RFC 9110, section 15.4.5). */
  unchangedHeaders: readonly string[];
}

/** A page as it is sent: in every packing. */
export interface PackedPage {
  status: number;
  bodies: Readonly<Record<Encoding, PackedBody>>;
  /** What it takes of memory, bytes. */
  size: number;
}

/**
 * Packs a page in every encoding; gzip, for which few browsers ask, when one does. A page takes a few milliseconds, less than
 * another thread takes to come to it on a busy machine.
 */
export function pack(page: {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}): PackedPage {
  const identity = Buffer.from(page.body, 'utf8');
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const body = (encoding: Encoding, bytes: Buffer): PackedBody => {
    const etag = `"${hash}-${encoding}"`;
    const shared = [
      ...Object.entries(page.headers).flat(),
      'vary',
      'Accept-Encoding',
      'etag',
      etag,
    ];
    const packing = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      bytes,
      etag,
      headers: [...shared, ...packing, 'content-length', String(bytes.length)],
      unchangedHeaders: shared,
    };
  };
  const br = body('br', brotli(identity));
  let gzip: PackedBody | undefined;
  const bodies = {
    br,
    get gzip() {
      return (gzip ??= body('gzip', zlib.gzipSync(identity, { level: GZIP_LEVEL })));
    },
    identity: body('identity', identity),
  };
  const size = Math.ceil(identity.length + br.bytes.length * (1 + GZIP_ROOM));
  return { status: page.status, bodies, size };
}

function brotli(bytes: Buffer): Buffer {
  return zlib.brotliCompressSync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Rendered pages, as many as fit; the one that was not asked for longest goes first. */
export class PageCache {
  readonly #pages = new Map<string, PackedPage>();
  readonly #maxBytes: number;
  #bytes = 0;
  /** The key that stands last: most requests are for the page of the one before. */
  #newest = '';

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): PackedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (key !== this.#newest) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
      this.#newest = key;
    }
    return page;
  }

  set(key: string, page: PackedPage): void {
    this.#remove(key);
    if (page.size > this.#maxBytes) return;
    this.#pages.set(key, page);
    this.#newest = key;
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

import type { Selectable } from 'kysely';
import type { Rendition } from '../../core/api/media';
import type { MediaRecord } from '../../core/document/document';
import type { Db, MediaTable } from './schema';

export type MediaVariants = MediaRecord['variants'];

/** What is known of a file beside what every query needs. */
export interface MediaDetails {
  placeholder?: string;
  /** Of a film, in seconds. */
  duration?: number;
  icons?: readonly { url: string; size: number; type: string }[];
  purpose?: 'picture' | 'logo';
  /** Holder of the rights, where the sizes are to name them. */
  copyright?: string;
  /** How it was made of the file `sourceId`. */
  rendition?: Rendition;
}

export interface StoredMedia {
  id: string;
  siteId: string;
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: string;
  status: 'ready' | 'processing' | 'failed';
  url: string;
  variants: MediaVariants;
  createdAt: number;
  storedBytes: number;
  details: MediaDetails;
  sourceId: string | null;
  removedAt: number | null;
}

/** Files in the store that were some record's, and since when nothing needs them. */
export interface BinnedFiles {
  url: string;
  files: readonly string[];
  since: number;
}

/** Every address in the store that belongs to a record. */
export function addressesOf({ url, variants, details }: StoredMedia): string[] {
  const sizes = Object.values(variants).flatMap((variant) => [
    variant.fallback,
    variant.webp,
    variant.avif,
  ]);
  const all = [url, ...sizes, ...(details.icons ?? []).map((icon) => icon.url)];
  return [...new Set(all.filter((address) => address !== undefined))];
}

/** The records of a site's files. Their bytes lie in the file store. */
export class MediaStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(media: StoredMedia): Promise<void> {
    await this.#db
      .insertInto('media')
      .values({ ...toColumns(media), attempts: 0 })
      .execute();
  }

  async update(
    siteId: string,
    mediaId: string,
    values: Partial<Omit<StoredMedia, 'id' | 'siteId'>>,
  ): Promise<void> {
    await this.#db
      .updateTable('media')
      .set(toColumns(values))
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .execute();
  }

  /** A file of the library. */
  async byId(siteId: string, mediaId: string): Promise<StoredMedia | null> {
    const row = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    return row ? toMedia(row) : null;
  }

  /** The files of the library, newest first. */
  async library(siteId: string): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('removedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toMedia);
  }

  /** Every file of the site, also those that have left the library and that a draft or release still shows. */
  async all(siteId: string): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('id')
      .execute();
    return rows.map(toMedia);
  }

  /** What was made from a file. */
  async renditionsOf(siteId: string, mediaId: string): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('sourceId', '=', mediaId)
      .where('removedAt', 'is', null)
      .execute();
    return rows.map(toMedia);
  }

  /** What a killed process left behind half done, with how often its sizes were begun. */
  async unfinished(): Promise<(StoredMedia & { attempts: number })[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('status', '=', 'processing')
      .execute();
    return rows.map((row) => ({ ...toMedia(row), attempts: row.attempts }));
  }

  /** Counts that a file's sizes are begun. */
  async begin(siteId: string, mediaId: string): Promise<void> {
    await this.#db
      .updateTable('media')
      .set((select) => ({ attempts: select('attempts', '+', 1) }))
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .execute();
  }

  /** Takes a file out of the library. */
  async remove(siteId: string, mediaId: string, now: number): Promise<boolean> {
    const result = await this.#db
      .updateTable('media')
      .set({ removedAt: now })
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Forgets a file for good. */
  async forget(siteId: string, mediaId: string): Promise<void> {
    await this.#db
      .deleteFrom('media')
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .execute();
  }

  /** What left the library before a moment. */
  async removedBefore(moment: number): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('removedAt', '<', moment)
      .execute();
    return rows.map(toMedia);
  }

  /** Notes that a record's files may go. */
  async bin(media: StoredMedia, since: number): Promise<void> {
    const values = {
      url: media.url,
      files: JSON.stringify(addressesOf(media)),
      since,
    };
    await this.#db
      .insertInto('mediaBin')
      .values(values)
      .onConflict((conflict) => conflict.column('url').doUpdateSet(values))
      .execute();
  }

  /** Notes the files of a site that is about to be removed. */
  async binAll(siteId: string, since: number): Promise<void> {
    for (const media of await this.all(siteId)) await this.bin(media, since);
  }

  async binned(before: number): Promise<BinnedFiles[]> {
    const rows = await this.#db
      .selectFrom('mediaBin')
      .selectAll()
      .where('since', '<', before)
      .execute();
    return rows.map((row) => ({ ...row, files: JSON.parse(row.files) as string[] }));
  }

  async emptyBin(url: string): Promise<void> {
    await this.#db.deleteFrom('mediaBin').where('url', '=', url).execute();
  }

  /** The releases of a site that refer to an address, by their numbers. */
  async releasesWith(siteId: string, address: string): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('releases')
      .select('number')
      .where('siteId', '=', siteId)
      .where('json', 'like', `%${address}%`)
      .orderBy('number')
      .execute();
    return rows.map((row) => row.number);
  }

  /** Whether any record or release, of whatever site, still refers to a file: files are shared by their content. */
  async isReferredTo(url: string): Promise<boolean> {
    const record = await this.#db
      .selectFrom('media')
      .select('id')
      .where('url', '=', url)
      .limit(1)
      .executeTakeFirst();
    if (record) return true;
    const release = await this.#db
      .selectFrom('releases')
      .select('number')
      // Without the ending: its sizes begin in the same way.
      .where('json', 'like', `%${url.split('.')[0]}%`)
      .limit(1)
      .executeTakeFirst();
    return release !== undefined;
  }
}

function toColumns<Values extends Partial<StoredMedia>>({ variants, details, ...rest }: Values) {
  return {
    ...rest,
    ...(variants === undefined ? {} : { variants: JSON.stringify(variants) }),
    ...(details === undefined ? {} : { details: JSON.stringify(details) }),
  } as Omit<Values, 'variants' | 'details'> & { variants: string; details: string };
}

function toMedia({ attempts: _, ...row }: Selectable<MediaTable>): StoredMedia {
  return {
    ...row,
    variants: JSON.parse(row.variants) as MediaVariants,
    details: JSON.parse(row.details) as MediaDetails,
  };
}

import type { Selectable } from 'kysely';
import type { MediaRecord } from '../../core/document/document';
import { countRows } from './count';
import type { MediaTable, Db } from './schema';
import type { Paging } from './sites';

export type MediaVariants = MediaRecord['variants'];

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
      .values({ ...media, variants: JSON.stringify(media.variants) })
      .execute();
  }

  async update(
    siteId: string,
    mediaId: string,
    values: Partial<Pick<StoredMedia, 'status' | 'variants' | 'alt' | 'name' | 'width' | 'height'>>,
  ): Promise<void> {
    const { variants, ...rest } = values;
    await this.#db
      .updateTable('media')
      .set({ ...rest, ...(variants ? { variants: JSON.stringify(variants) } : {}) })
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .execute();
  }

  async byId(siteId: string, mediaId: string): Promise<StoredMedia | null> {
    const row = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .executeTakeFirst();
    return row ? toMedia(row) : null;
  }

  /** Newest first. */
  async list(siteId: string, paging: Paging): Promise<{ media: StoredMedia[]; total: number }> {
    const all = this.#db.selectFrom('media').where('siteId', '=', siteId);
    const rows = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute();
    return { media: rows.map(toMedia), total: await countRows(all) };
  }

  /** Every file of the site. */
  async all(siteId: string): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('id')
      .execute();
    return rows.map(toMedia);
  }

  /** What a killed process left behind half done. */
  async unfinished(): Promise<StoredMedia[]> {
    const rows = await this.#db
      .selectFrom('media')
      .selectAll()
      .where('status', '=', 'processing')
      .execute();
    return rows.map(toMedia);
  }

  async remove(siteId: string, mediaId: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('media')
      .where('siteId', '=', siteId)
      .where('id', '=', mediaId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}

function toMedia(row: Selectable<MediaTable>): StoredMedia {
  return { ...row, variants: JSON.parse(row.variants) as MediaVariants };
}

import type { Selectable } from 'kysely';
import type { ShareLinksTable, Db } from './schema';

export interface ShareLinkRecord {
  id: string;
  siteId: string;
  tokenHash: string;
  right: 'edit' | 'preview';
  mayPublish: boolean;
  expiresAt: number | null;
  createdAt: number;
  /** The release that a link to look shows; null for the draft. */
  release: number | null;
}

/** Links that let somebody without an account edit or look. Only the hash of a link's token is kept. */
export class ShareLinkStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(
    link: Omit<ShareLinkRecord, 'release'> & Partial<Pick<ShareLinkRecord, 'release'>>,
  ): Promise<void> {
    await this.#db
      .insertInto('shareLinks')
      .values({ ...link, release: link.release ?? null, mayPublish: link.mayPublish ? 1 : 0 })
      .execute();
  }

  async list(siteId: string): Promise<ShareLinkRecord[]> {
    const rows = await this.#db
      .selectFrom('shareLinks')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('createdAt', 'desc')
      .execute();
    return rows.map(toLink);
  }

  /** The link of a token on this site, if it hasn't expired. */
  async valid(siteId: string, tokenHash: string, now: number): Promise<ShareLinkRecord | null> {
    const row = await this.#db
      .selectFrom('shareLinks')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!row || (row.expiresAt !== null && row.expiresAt <= now)) return null;
    return toLink(row);
  }

  async remove(siteId: string, linkId: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('shareLinks')
      .where('siteId', '=', siteId)
      .where('id', '=', linkId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}

function toLink(row: Selectable<ShareLinksTable>): ShareLinkRecord {
  return { ...row, mayPublish: row.mayPublish === 1 };
}

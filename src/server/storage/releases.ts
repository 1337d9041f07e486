import type { Paging } from './sites';
import { countRows } from './count';
import type { Db } from './schema';

export interface ReleaseSummary {
  number: number;
  author: string;
  note: string;
  createdAt: number;
}

/** Releases: written once, never changed but for the sizes of pictures that came later. */
export class ReleaseStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Writes the next release. Call it in a transaction. @returns its number, from 1 up. */
  async insert(
    siteId: string,
    release: {
      json: string;
      author: string;
      note: string;
      createdAt: number;
      draftVersion?: number | undefined;
    },
  ): Promise<number> {
    const last = await this.#db
      .selectFrom('releases')
      .select((select) => select.fn.max('number').as('number'))
      .where('siteId', '=', siteId)
      .executeTakeFirst();
    const number = (last?.number ?? 0) + 1;
    await this.#db
      .insertInto('releases')
      .values({ siteId, number, ...release, draftVersion: release.draftVersion ?? null })
      .execute();
    return number;
  }

  async rewrite(siteId: string, number: number, json: string): Promise<void> {
    await this.#db
      .updateTable('releases')
      .set({ json })
      .where('siteId', '=', siteId)
      .where('number', '=', number)
      .execute();
  }

  async json(siteId: string, number: number): Promise<string | null> {
    const row = await this.#db
      .selectFrom('releases')
      .select('json')
      .where('siteId', '=', siteId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.json ?? null;
  }

  /** Newest first. */
  async list(
    siteId: string,
    paging: Paging,
  ): Promise<{ releases: ReleaseSummary[]; total: number }> {
    const all = this.#db.selectFrom('releases').where('siteId', '=', siteId);
    const releases = await all
      .select(['number', 'author', 'note', 'createdAt'])
      .orderBy('number', 'desc')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute();
    return { releases, total: await countRows(all) };
  }
}

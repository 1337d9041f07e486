import { countRows } from './count';
import type { Db } from './schema';

/** After it no count matters any more, whatever its window. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Counts of what may not happen too often, shared by all processes. Keys are hashes, never addresses. */
export class RateStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Counts one more. Call it in a transaction.
   * @returns null when it is allowed, otherwise the time at which the next one will be.
   */
  async hit(limit: {
    id: string;
    key: string;
    now: number;
    max: number;
    windowMs: number;
  }): Promise<number | null> {
    const since = limit.now - limit.windowMs;
    await this.#db
      .deleteFrom('rateHits')
      .where((where) =>
        where.or([
          where.and([where('key', '=', limit.key), where('at', '<=', since)]),
          where('at', '<=', limit.now - LONGEST_WINDOW_MS),
        ]),
      )
      .execute();
    const recent = this.#db.selectFrom('rateHits').where('key', '=', limit.key);
    if ((await countRows(recent)) >= limit.max) {
      const first = await recent
        .select((select) => select.fn.min('at').as('at'))
        .executeTakeFirst();
      return (first?.at ?? limit.now) + limit.windowMs;
    }
    await this.#db
      .insertInto('rateHits')
      .values({ id: limit.id, key: limit.key, at: limit.now })
      .execute();
    return null;
  }
}

import { countRows } from './count';
import type { Db } from './schema';

/** After it no count matters any more, whatever its window. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

export interface RateLimit {
  key: string;
  max: number;
  windowMs: number;
}

/** Counts of what may not happen too often, shared by all processes. Keys are hashes, never addresses. */
export class RateStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns the time at which the next one will be allowed; null when it is now. */
  async nextAllowed(limit: RateLimit & { now: number }): Promise<number | null> {
    const recent = this.#db
      .selectFrom('rateHits')
      .where('key', '=', limit.key)
      .where('at', '>', limit.now - limit.windowMs);
    if ((await countRows(recent)) < limit.max) return null;
    const first = await recent.select((select) => select.fn.min('at').as('at')).executeTakeFirst();
    return (first?.at ?? limit.now) + limit.windowMs;
  }

  /** Takes one back: what it was counted for has gone well. */
  async forget(id: string): Promise<void> {
    await this.#db.deleteFrom('rateHits').where('id', '=', id).execute();
  }

  /**
   * Counts one more. Call it in a transaction.
   * @returns null when it is allowed, otherwise the time at which the next one will be.
   */
  async hit(limit: RateLimit & { id: string; now: number }): Promise<number | null> {
    await this.#db
      .deleteFrom('rateHits')
      .where((where) =>
        where.or([
          where.and([where('key', '=', limit.key), where('at', '<=', limit.now - limit.windowMs)]),
          where('at', '<=', limit.now - LONGEST_WINDOW_MS),
        ]),
      )
      .execute();
    const next = await this.nextAllowed(limit);
    if (next !== null) return next;
    await this.#db
      .insertInto('rateHits')
      .values({ id: limit.id, key: limit.key, at: limit.now })
      .execute();
    return null;
  }
}

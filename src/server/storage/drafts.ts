import type { Db } from './schema';

export interface DraftHead {
  epoch: number;
  seq: number;
}

export interface StoredUpdate {
  seq: number;
  data: Uint8Array;
}

/**
 * The drafts' append-only log of updates and the snapshots that they are folded into. The head's seq is counted up in
 * the appending transaction: the row's lock puts the updates of one site in one order, in however many processes.
 */
export class DraftStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async create(siteId: string): Promise<void> {
    await this.#db
      .insertInto('drafts')
      .values({ siteId, epoch: 1, seq: 0, changedAt: null })
      .execute();
  }

  async head(siteId: string): Promise<DraftHead | null> {
    const row = await this.#db
      .selectFrom('drafts')
      .select(['epoch', 'seq'])
      .where('siteId', '=', siteId)
      .executeTakeFirst();
    return row ?? null;
  }

  async snapshot(siteId: string, epoch: number): Promise<StoredUpdate | null> {
    const row = await this.#db
      .selectFrom('draftSnapshots')
      .select(['seq', 'data'])
      .where('siteId', '=', siteId)
      .where('epoch', '=', epoch)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The updates after `seq`, in their order. */
  async updatesAfter(siteId: string, epoch: number, seq: number): Promise<StoredUpdate[]> {
    return this.#db
      .selectFrom('draftUpdates')
      .select(['seq', 'data'])
      .where('siteId', '=', siteId)
      .where('epoch', '=', epoch)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
  }

  /**
   * Appends one update. Call it in a transaction.
   * @returns its seq; null when the draft is gone, in another epoch, or (with `expectedSeq`) has moved on.
   */
  async append(
    siteId: string,
    update: {
      epoch: number;
      data: Uint8Array;
      createdAt: number;
      expectedSeq?: number | undefined;
    },
  ): Promise<number | null> {
    let query = this.#db
      .updateTable('drafts')
      .set((set) => ({ seq: set('seq', '+', 1), changedAt: update.createdAt }))
      .where('siteId', '=', siteId)
      .where('epoch', '=', update.epoch);
    if (update.expectedSeq !== undefined) query = query.where('seq', '=', update.expectedSeq);
    const head = await query.returning('seq').executeTakeFirst();
    if (!head) return null;
    const { epoch, data, createdAt } = update;
    await this.#db
      .insertInto('draftUpdates')
      .values({ siteId, epoch, seq: head.seq, data, createdAt })
      .execute();
    return head.seq;
  }

  /**
   * Puts a snapshot in the place of the updates up to its seq; an older snapshot than the stored one changes nothing. Call it in a
   * transaction.
   */
  async fold(
    siteId: string,
    snapshot: { epoch: number; seq: number; data: Uint8Array },
  ): Promise<void> {
    const { epoch, seq, data } = snapshot;
    const stored = await this.snapshot(siteId, epoch);
    if (stored && stored.seq >= seq) return;
    await this.#db
      .insertInto('draftSnapshots')
      .values({ siteId, epoch, seq, data })
      .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ epoch, seq, data }))
      .execute();
    await this.#db
      .deleteFrom('draftUpdates')
      .where('siteId', '=', siteId)
      .where('epoch', '=', epoch)
      .where('seq', '<=', seq)
      .execute();
  }

  /**
   * Starts every draft's next epoch, after a backup was restored: what browsers hold of the future isn't merged back.
   * `atLeast` keeps a backup that is restored twice from giving the same epoch twice.
   */
  async startNewEpoch(atLeast = 0): Promise<void> {
    const heads = await this.#db.selectFrom('drafts').select(['siteId', 'epoch']).execute();
    for (const head of heads) {
      const epoch = Math.max(head.epoch + 1, atLeast);
      for (const table of ['drafts', 'draftUpdates', 'draftSnapshots'] as const) {
        await this.#db
          .updateTable(table)
          .set({ epoch })
          .where('siteId', '=', head.siteId)
          .where('epoch', '=', head.epoch)
          .execute();
      }
    }
  }
}

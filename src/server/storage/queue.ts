import type { Db } from './schema';

/** More than are taken: others may take some of them first. */
const SPARE = 20;

/** What became of an attempt that failed; without a next time it was the last. */
export interface FailedAttempt {
  attempts: number;
  error: string;
  nextAt: number | null;
}

/** Entries that wait for their time, taken by one process at a time. The same for mail and for webhooks. */
export class QueueRows {
  readonly #db: Db;
  readonly #table: 'outbox' | 'webhookDeliveries';

  constructor(db: Db, table: 'outbox' | 'webhookDeliveries') {
    this.#db = db;
    this.#table = table;
  }

  /**
   * Takes entries that are due: nobody else takes them before `until`, and if this process dies meanwhile, they are due
   * again then. Fewer than `limit` come back only when no more are due.
   */
  async claim(now: number, until: number, limit: number): Promise<string[]> {
    const claimed: string[] = [];
    for (;;) {
      const due = await this.#db
        .selectFrom(this.#table)
        .select(['id', 'nextAt'])
        .where('status', '=', 'pending')
        .where('nextAt', '<=', now)
        .orderBy('nextAt')
        .orderBy('id')
        .limit(limit + SPARE)
        .execute();
      for (const { id, nextAt } of due) {
        if (claimed.length === limit) return claimed;
        const result = await this.#db
          .updateTable(this.#table)
          .set({ nextAt: until })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          // Whoever took it first has moved its time.
          .where('nextAt', '=', nextAt)
          .executeTakeFirst();
        if (result.numUpdatedRows > 0n) claimed.push(id);
      }
      if (due.length === 0 || claimed.length === limit) return claimed;
    }
  }

  async markSent(id: string): Promise<void> {
    await this.#db
      .updateTable(this.#table)
      .set({ status: 'sent', error: null })
      .where('id', '=', id)
      .execute();
  }

  /** Notes a failed attempt. Without a next time the entry is given up and stays, marked as failed. */
  async markAttempt(id: string, { attempts, error, nextAt }: FailedAttempt): Promise<void> {
    await this.#db
      .updateTable(this.#table)
      .set({ attempts, error, ...(nextAt === null ? { status: 'failed' as const } : { nextAt }) })
      .where('id', '=', id)
      .execute();
  }

  /** Forgets what is done and was made before. */
  async removeDone(before: number): Promise<void> {
    await this.#db
      .deleteFrom(this.#table)
      .where('status', '!=', 'pending')
      .where('createdAt', '<', before)
      .execute();
  }
}

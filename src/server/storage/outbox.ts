import type { Db } from './schema';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

export interface OutboxRecord {
  id: string;
  siteId: string | null;
  mail: Mail;
  attempts: number;
}

/** Mail that is held is due in a hundred years: nothing else ever waits that long. */
const HOLD_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/** E-mail that waits to be sent. Written in the transaction of what it tells about, so that neither is without the other. */
export class OutboxStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(entry: {
    id: string;
    siteId: string | null;
    mail: Mail;
    createdAt: number;
  }): Promise<void> {
    await this.#db
      .insertInto('outbox')
      .values({
        ...entry,
        mail: JSON.stringify(entry.mail),
        status: 'pending',
        attempts: 0,
        nextAt: entry.createdAt,
        error: null,
      })
      .execute();
  }

  /**
   * Takes mail that is due: nobody else takes it before `until`, and if this process dies meanwhile, it is due again then.
   */
  async claim(now: number, until: number, limit: number): Promise<OutboxRecord[]> {
    const due = await this.#db
      .selectFrom('outbox')
      .select(['id', 'nextAt'])
      .where('status', '=', 'pending')
      .where('nextAt', '<=', now)
      .orderBy('nextAt')
      .limit(limit)
      .execute();
    const claimed: OutboxRecord[] = [];
    for (const { id, nextAt } of due) {
      const row = await this.#db
        .updateTable('outbox')
        .set({ nextAt: until })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .where('nextAt', '=', nextAt)
        .returning(['id', 'siteId', 'mail', 'attempts'])
        .executeTakeFirst();
      if (row) claimed.push({ ...row, mail: JSON.parse(row.mail) as Mail });
    }
    return claimed;
  }

  async markSent(id: string): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'sent', error: null })
      .where('id', '=', id)
      .execute();
  }

  /** Notes a failed attempt. Without a next time the mail is given up and stays, marked as failed. */
  async markAttempt(
    id: string,
    attempt: { attempts: number; error: string; nextAt: number | null },
  ): Promise<void> {
    const { attempts, error, nextAt } = attempt;
    await this.#db
      .updateTable('outbox')
      .set({ attempts, error, ...(nextAt === null ? { status: 'failed' as const } : { nextAt }) })
      .where('id', '=', id)
      .execute();
  }

  /** Keeps mail that nobody can send now, until there is a mail server. */
  async hold(id: string, now: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ nextAt: now + HOLD_MS })
      .where('id', '=', id)
      .execute();
  }

  /** What was held is due now. */
  async releaseHeld(now: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ nextAt: now })
      .where('status', '=', 'pending')
      .where('nextAt', '>', now + HOLD_MS / 2)
      .execute();
  }

  async list(
    siteId: string,
  ): Promise<{ id: string; status: string; attempts: number; error: string | null; mail: Mail }[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['id', 'status', 'attempts', 'error', 'mail'])
      .where('siteId', '=', siteId)
      .orderBy('createdAt')
      .execute();
    return rows.map((row) => ({ ...row, mail: JSON.parse(row.mail) as Mail }));
  }
}

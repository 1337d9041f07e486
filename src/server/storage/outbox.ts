import { countRows } from './count';
import { QueueRows, type FailedAttempt } from './queue';
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
  readonly #queue: QueueRows;

  constructor(db: Db) {
    this.#db = db;
    this.#queue = new QueueRows(db, 'outbox');
  }

  async insert(entry: {
    id: string;
    siteId: string | null;
    mail: Mail;
    createdAt: number;
    /** The message that the mail tells about. */
    messageId?: string;
  }): Promise<void> {
    await this.#db
      .insertInto('outbox')
      .values({
        ...entry,
        messageId: entry.messageId ?? null,
        mail: JSON.stringify(entry.mail),
        status: 'pending',
        attempts: 0,
        nextAt: entry.createdAt,
        error: null,
      })
      .execute();
  }

  /** Takes mail that is due: nobody else takes it before `until`; if this process dies meanwhile, it is due again then. */
  async claim(now: number, until: number, limit: number): Promise<OutboxRecord[]> {
    const ids = await this.#queue.claim(now, until, limit);
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['id', 'siteId', 'mail', 'attempts'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, mail: JSON.parse(row.mail) as Mail }));
  }

  markSent(id: string): Promise<void> {
    return this.#queue.markSent(id);
  }

  /** Notes a failed attempt. Without a next time the mail is given up and stays, marked as failed. */
  markAttempt(id: string, attempt: FailedAttempt): Promise<void> {
    return this.#queue.markAttempt(id, attempt);
  }

  /** Forgets what is sent or given up and was written before. */
  removeDone(before: number): Promise<void> {
    return this.#queue.removeDone(before);
  }

  /** Forgets the mail about messages that are gone. */
  async removeFor(messageIds: readonly string[]): Promise<void> {
    if (messageIds.length === 0) return;
    await this.#db.deleteFrom('outbox').where('messageId', 'in', messageIds).execute();
  }

  /** Whether there is mail about a message, sent or not. */
  async hasFor(siteId: string, messageId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('outbox')
      .select('id')
      .where('siteId', '=', siteId)
      .where('messageId', '=', messageId)
      .executeTakeFirst();
    return row !== undefined;
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

  /** How much of the mail about a site's messages is not sent, and what the newest attempt met. */
  async unsent(
    siteId: string,
    now: number,
  ): Promise<{ retrying: number; failed: number; held: number; error: string | null }> {
    const mails = this.#db
      .selectFrom('outbox')
      .where('siteId', '=', siteId)
      .where('messageId', 'is not', null)
      .where('status', '!=', 'sent');
    const pending = mails.where('status', '=', 'pending');
    const soon = now + HOLD_MS / 2;
    const newest = await mails
      .select('error')
      .where('error', 'is not', null)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      retrying: await countRows(pending.where('attempts', '>', 0).where('nextAt', '<=', soon)),
      failed: await countRows(mails.where('status', '=', 'failed')),
      held: await countRows(pending.where('nextAt', '>', soon)),
      error: newest?.error ?? null,
    };
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

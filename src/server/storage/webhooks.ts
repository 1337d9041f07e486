import { countRows } from './count';
import { QueueRows, type FailedAttempt } from './queue';
import type { Db } from './schema';
import type { Paging } from './sites';

export interface WebhookRecord {
  siteId: string;
  url: string;
  /** Signs what is sent. Kept as it is, because signing needs it. */
  secret: string;
  createdAt: number;
}

/** One message on its way to a webhook. */
export interface DeliveryRecord {
  id: string;
  siteId: string;
  messageId: string;
  attempts: number;
}

/** What the owner sees of a delivery. */
export interface DeliveryState extends DeliveryRecord {
  status: 'pending' | 'sent' | 'failed';
  error: string | null;
  createdAt: number;
}

/** Where a site's messages are told to, and what still has to be told. */
export class WebhookStore {
  readonly #db: Db;
  readonly #queue: QueueRows;

  constructor(db: Db) {
    this.#db = db;
    this.#queue = new QueueRows(db, 'webhookDeliveries');
  }

  async bySite(siteId: string): Promise<WebhookRecord | null> {
    const row = await this.#db
      .selectFrom('webhooks')
      .selectAll()
      .where('siteId', '=', siteId)
      .executeTakeFirst();
    return row ?? null;
  }

  async set(webhook: WebhookRecord): Promise<void> {
    const { url, secret } = webhook;
    await this.#db
      .insertInto('webhooks')
      .values(webhook)
      .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ url, secret }))
      .execute();
  }

  /** With what was still to be told. */
  async remove(siteId: string): Promise<boolean> {
    await this.#db.deleteFrom('webhookDeliveries').where('siteId', '=', siteId).execute();
    const result = await this.#db
      .deleteFrom('webhooks')
      .where('siteId', '=', siteId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  async insertDelivery(delivery: {
    id: string;
    siteId: string;
    messageId: string;
    createdAt: number;
  }): Promise<void> {
    await this.#db
      .insertInto('webhookDeliveries')
      .values({
        ...delivery,
        status: 'pending',
        attempts: 0,
        nextAt: delivery.createdAt,
        error: null,
      })
      .execute();
  }

  /** Newest first. */
  async deliveries(
    siteId: string,
    { limit, offset }: Paging,
  ): Promise<{ deliveries: DeliveryState[]; total: number }> {
    const all = this.#db.selectFrom('webhookDeliveries').where('siteId', '=', siteId);
    const deliveries = await all
      .select(['id', 'siteId', 'messageId', 'attempts', 'status', 'error', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { deliveries, total: await countRows(all) };
  }

  /** Whether a message was told to a webhook, or is about to be. */
  async hasDeliveryFor(siteId: string, messageId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('siteId', '=', siteId)
      .where('messageId', '=', messageId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Makes one that was given up due again. @returns false when the site has no such one */
  async renewDelivery(siteId: string, deliveryId: string, now: number): Promise<boolean> {
    const result = await this.#db
      .updateTable('webhookDeliveries')
      .set({ status: 'pending', attempts: 0, nextAt: now })
      .where('siteId', '=', siteId)
      .where('id', '=', deliveryId)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Takes deliveries that are due, as the outbox does with mail. */
  async claim(now: number, until: number, limit: number): Promise<DeliveryRecord[]> {
    const ids = await this.#queue.claim(now, until, limit);
    if (ids.length === 0) return [];
    return this.#db
      .selectFrom('webhookDeliveries')
      .select(['id', 'siteId', 'messageId', 'attempts'])
      .where('id', 'in', ids)
      .execute();
  }

  markSent(id: string): Promise<void> {
    return this.#queue.markSent(id);
  }

  markAttempt(id: string, attempt: FailedAttempt): Promise<void> {
    return this.#queue.markAttempt(id, attempt);
  }

  removeDone(before: number): Promise<void> {
    return this.#queue.removeDone(before);
  }
}

import type { Selectable } from 'kysely';
import { countRows } from './count';
import type { MessagesTable, Db } from './schema';
import type { Paging } from './sites';

export interface MessageRecord {
  id: string;
  siteId: string;
  kind: 'contact' | 'rsvp';
  name: string;
  email: string;
  message: string;
  /** What a kind has beyond the common fields. */
  details: Record<string, unknown>;
  isRead: boolean;
  isSpam: boolean;
  createdAt: number;
}

/** The sites' inboxes. */
export class MessageStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async insert(message: MessageRecord): Promise<void> {
    await this.#db
      .insertInto('messages')
      .values({
        ...message,
        details: JSON.stringify(message.details),
        isRead: message.isRead ? 1 : 0,
        isSpam: message.isSpam ? 1 : 0,
      })
      .execute();
  }

  /** Newest first; what was held back as spam apart from the rest. */
  async list(
    siteId: string,
    filter: Paging & { isSpam: boolean },
  ): Promise<{ messages: MessageRecord[]; total: number }> {
    const all = this.#db
      .selectFrom('messages')
      .where('siteId', '=', siteId)
      .where('isSpam', '=', filter.isSpam ? 1 : 0);
    const rows = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute();
    return { messages: rows.map(toMessage), total: await countRows(all) };
  }

  async byId(siteId: string, messageId: string): Promise<MessageRecord | null> {
    const row = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('id', '=', messageId)
      .executeTakeFirst();
    return row ? toMessage(row) : null;
  }

  /** Whether any site has a message of this id. */
  async isTaken(messageId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', messageId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async update(
    siteId: string,
    messageId: string,
    values: { isRead?: boolean | undefined; isSpam?: boolean | undefined },
  ): Promise<void> {
    const flags = {
      ...(values.isRead === undefined
        ? {}
        : { isRead: values.isRead ? (1 as const) : (0 as const) }),
      ...(values.isSpam === undefined
        ? {}
        : { isSpam: values.isSpam ? (1 as const) : (0 as const) }),
    };
    if (Object.keys(flags).length === 0) return;
    await this.#db
      .updateTable('messages')
      .set(flags)
      .where('siteId', '=', siteId)
      .where('id', '=', messageId)
      .execute();
  }

  async remove(siteId: string, messageId: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('messages')
      .where('siteId', '=', siteId)
      .where('id', '=', messageId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}

function toMessage(row: Selectable<MessagesTable>): MessageRecord {
  return {
    ...row,
    details: JSON.parse(row.details) as Record<string, unknown>,
    isRead: row.isRead === 1,
    isSpam: row.isSpam === 1,
  };
}

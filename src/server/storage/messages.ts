import { sql, type Selectable } from 'kysely';
import { searchText } from '../../core/text/search-text';
import { emailKey } from '../../core/validation/email-key';
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

/** Which messages; what isn't named doesn't matter. */
export interface MessageFilter {
  isSpam?: boolean | undefined;
  isRead?: boolean | undefined;
  kind?: MessageRecord['kind'] | undefined;
  /** Words that all have to be there. */
  search?: string | undefined;
  /** Of this person. */
  email?: string | undefined;
}

export interface MessageCount {
  total: number;
  unread: number;
  spam: number;
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
        emailKey: emailKey(message.email),
        searchText: searchText(message.name, message.email, message.message),
        details: JSON.stringify(message.details),
        isRead: message.isRead ? 1 : 0,
        isSpam: message.isSpam ? 1 : 0,
      })
      .execute();
  }

  /** Newest first; what was held back as spam apart from the rest. */
  async list(
    siteId: string,
    filter: Paging & MessageFilter,
  ): Promise<{ messages: MessageRecord[]; total: number }> {
    let all = this.#db.selectFrom('messages').where('siteId', '=', siteId);
    const { isSpam, isRead, kind, search, email } = filter;
    if (isSpam !== undefined) all = all.where('isSpam', '=', isSpam ? 1 : 0);
    if (isRead !== undefined) all = all.where('isRead', '=', isRead ? 1 : 0);
    if (kind !== undefined) all = all.where('kind', '=', kind);
    if (email !== undefined) all = all.where('emailKey', '=', emailKey(email));
    for (const word of wordsOf(search)) {
      all = all.where(sql<boolean>`${sql.ref('searchText')} like ${likePattern(word)} escape '!'`);
    }
    const rows = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute();
    return { messages: rows.map(toMessage), total: await countRows(all) };
  }

  /** How many there are, and how many of them are new; what was held back counts apart. */
  async count(siteId: string): Promise<MessageCount> {
    const rows = await this.#db
      .selectFrom('messages')
      .select(['isSpam', 'isRead', (select) => select.fn.countAll<number>().as('count')])
      .where('siteId', '=', siteId)
      .groupBy(['isSpam', 'isRead'])
      .execute();
    const sum = (isCounted: (row: { isSpam: 0 | 1; isRead: 0 | 1 }) => boolean) =>
      rows.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
    return {
      total: sum(({ isSpam }) => isSpam === 0),
      unread: sum(({ isSpam, isRead }) => isSpam === 0 && isRead === 0),
      spam: sum(({ isSpam }) => isSpam === 1),
    };
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

  /** Of one person, on one site or on all. @returns the removed messages */
  async removeByEmail(
    email: string,
    siteId: string | null,
  ): Promise<{ id: string; siteId: string }[]> {
    let query = this.#db.deleteFrom('messages').where('emailKey', '=', emailKey(email));
    if (siteId !== null) query = query.where('siteId', '=', siteId);
    return query.returning(['id', 'siteId']).execute();
  }

  /** Of one person, on every site: for whoever runs the installation. */
  async everywhereByEmail(email: string): Promise<MessageRecord[]> {
    const rows = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('emailKey', '=', emailKey(email))
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(toMessage);
  }
}

/** Every word has to be there, wherever it stands. */
function wordsOf(search: string | undefined): string[] {
  return searchText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function likePattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, '!$&')}%`;
}

function toMessage(row: Selectable<MessagesTable>): MessageRecord {
  const { emailKey: _, searchText: __, ...message } = row;
  return {
    ...message,
    details: JSON.parse(row.details) as Record<string, unknown>,
    isRead: row.isRead === 1,
    isSpam: row.isSpam === 1,
  };
}

import { sql, type Kysely } from 'kysely';
import { emailKey } from '../../../core/validation/email-key';
import { searchText } from '../../../core/text/search-text';
import type { DatabaseKind } from '../dialect';

/** Searching the inbox and a person's messages, webhooks, and the record of consents. */
export async function addInbox(db: Kysely<unknown>, { columns }: DatabaseKind): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('messages')
    .addColumn('emailKey', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('messages')
    .addColumn('searchText', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const old = await sql<{ id: string; name: string; email: string; message: string }>`
    select ${sql.ref('id')}, ${sql.ref('name')}, ${sql.ref('email')}, ${sql.ref('message')} from ${sql.table('messages')}`.execute(
    db,
  );
  for (const { id, name, email, message } of old.rows) {
    await sql`
      update ${sql.table('messages')}
      set ${sql.ref('emailKey')} = ${emailKey(email)}, ${sql.ref('searchText')} = ${searchText(name, email, message)}
      where ${sql.ref('id')} = ${id}`.execute(db);
  }
  await schema
    .createIndex('messagesByEmail')
    .on('messages')
    .columns(['siteId', 'emailKey'])
    .execute();

  // The message that a mail tells about: both go together.
  await schema.alterTable('outbox').addColumn('messageId', 'text').execute();
  await schema.createIndex('outboxByMessage').on('outbox').column('messageId').execute();

  await schema
    .createTable('webhooks')
    .addColumn('siteId', 'text', (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('createdAt', columns.bigint, (c) => c.notNull())
    .execute();
  await schema
    .createTable('webhookDeliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('siteId', 'text', (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('messageId', 'text', (c) =>
      c.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('nextAt', columns.bigint, (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('createdAt', columns.bigint, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('webhookDeliveriesByTime')
    .on('webhookDeliveries')
    .columns(['status', 'nextAt'])
    .execute();
  await schema
    .createIndex('webhookDeliveriesByMessage')
    .on('webhookDeliveries')
    .column('messageId')
    .execute();

  await schema
    .createTable('consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('siteId', 'text', (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('policyVersion', 'integer', (c) => c.notNull())
    .addColumn('analytics', 'integer', (c) => c.notNull())
    .addColumn('marketing', 'integer', (c) => c.notNull())
    .addColumn('functional', 'integer', (c) => c.notNull())
    .addColumn('createdAt', columns.bigint, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('consentsByTime')
    .on('consents')
    .columns(['siteId', 'createdAt'])
    .execute();
}

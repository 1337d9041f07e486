import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** The first tables. */
export async function createInitialTables(
  db: Kysely<unknown>,
  { columns }: DatabaseKind,
): Promise<void> {
  const { blob, bigint } = columns;
  const { schema } = db;

  await schema
    .createTable('sites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('ownerId', 'text')
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('isSuspended', 'integer', (c) => c.notNull())
    .addColumn('currentRelease', 'integer')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();

  const siteTable = (name: string) =>
    schema
      .createTable(name)
      .addColumn('siteId', 'text', (c) => c.notNull().references('sites.id').onDelete('cascade'));

  await siteTable('siteMembers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('mayPublish', 'integer', (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .addUniqueConstraint('siteMembersEmail', ['siteId', 'email'])
    .execute();

  await siteTable('domains')
    .addColumn('host', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('verifiedAt', bigint)
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();

  await siteTable('drafts')
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('draftsKey', ['siteId'])
    .execute();

  await siteTable('draftUpdates')
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', blob, (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .addPrimaryKeyConstraint('draftUpdatesKey', ['siteId', 'epoch', 'seq'])
    .execute();

  await siteTable('draftSnapshots')
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('draftSnapshotsKey', ['siteId'])
    .execute();

  await siteTable('releases')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .addPrimaryKeyConstraint('releasesKey', ['siteId', 'number'])
    .execute();

  await siteTable('media')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', bigint, (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('variants', 'text', (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .addPrimaryKeyConstraint('mediaKey', ['siteId', 'id'])
    .execute();
  await schema.createIndex('mediaByTime').on('media').columns(['siteId', 'createdAt']).execute();

  await siteTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('isRead', 'integer', (c) => c.notNull())
    .addColumn('isSpam', 'integer', (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('messagesByTime')
    .on('messages')
    .columns(['siteId', 'createdAt'])
    .execute();

  await schema
    .createTable('outbox')
    .addColumn('siteId', 'text', (c) => c.references('sites.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('nextAt', bigint, (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();
  await schema.createIndex('outboxByTime').on('outbox').columns(['status', 'nextAt']).execute();

  await siteTable('complaints')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('addressHash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('complaintsBySite')
    .on('complaints')
    .columns(['siteId', 'status'])
    .execute();

  await siteTable('shareLinks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('right', 'text', (c) => c.notNull())
    .addColumn('mayPublish', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', bigint)
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .execute();

  await schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('rateHits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', bigint, (c) => c.notNull())
    .execute();
  await schema.createIndex('rateHitsByKey').on('rateHits').columns(['key', 'at']).execute();
}

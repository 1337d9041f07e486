import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** Sites that wait to be deleted, links to one release, what is to happen at a time, and the record of what was done. */
export async function addOperations(
  { schema }: Kysely<unknown>,
  { columns }: DatabaseKind,
): Promise<void> {
  await schema.alterTable('sites').addColumn('deletedAt', columns.bigint).execute();
  await schema.alterTable('sites').addColumn('formerSlug', 'text').execute();
  await schema.alterTable('shareLinks').addColumn('release', 'integer').execute();

  await schema
    .createTable('schedules')
    .addColumn('siteId', 'text', (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('release', 'integer')
    .addColumn('at', columns.bigint, (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('claimedUntil', columns.bigint, (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('createdAt', columns.bigint, (c) => c.notNull())
    .execute();
  await schema.createIndex('schedulesByTime').on('schedules').columns(['status', 'at']).execute();

  // It outlives the sites and accounts that it tells of.
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', columns.bigint, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('siteId', 'text')
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('auditByTime').on('audit').columns(['at']).execute();
  await schema.createIndex('auditBySite').on('audit').columns(['siteId', 'at']).execute();
}

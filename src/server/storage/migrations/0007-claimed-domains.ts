import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** Any number of sites may claim a domain; one alone has proved it. */
export async function addClaimedDomains(
  db: Kysely<unknown>,
  { columns: { bigint } }: DatabaseKind,
): Promise<void> {
  await db.schema
    .createTable('claimedDomains')
    .addColumn('siteId', 'text', (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('verifiedAt', bigint)
    .addColumn('createdAt', bigint, (c) => c.notNull())
    .addColumn('isCanonical', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('claimedDomainsKey', ['siteId', 'host'])
    .execute();
  const columns = sql.join(
    ['siteId', 'host', 'token', 'verifiedAt', 'createdAt', 'isCanonical'].map((name) =>
      sql.ref(name),
    ),
  );
  await sql`insert into ${sql.table('claimedDomains')} (${columns}) select ${columns} from ${sql.table('domains')}`.execute(
    db,
  );
  await db.schema.dropTable('domains').execute();
  await db.schema.alterTable('claimedDomains').renameTo('domains').execute();
  await db.schema
    .createIndex('domainsProved')
    .unique()
    .on('domains')
    .column('host')
    .where(sql.ref('verifiedAt'), 'is not', null)
    .execute();
}

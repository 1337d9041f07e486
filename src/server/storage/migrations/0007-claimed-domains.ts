import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** Any number of sites may claim a domain; one alone has proved it. */
export async function addClaimedDomains(
  db: Kysely<unknown>,
  { name, columns: { bigint } }: DatabaseKind,
): Promise<void> {
  if (name === 'sqlite') await undoHalf(db);
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

/** Versions that ran this outside a transaction may have been killed with the new table still under its first name. */
async function undoHalf(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name in ('domains', 'claimedDomains')`.execute(
    db,
  );
  if (!rows.some(({ name }) => name === 'claimedDomains')) return;
  if (rows.length === 2) await db.schema.dropTable('claimedDomains').execute();
  // The old table had been copied and dropped.
  else await db.schema.alterTable('claimedDomains').renameTo('domains').execute();
}

import { sql } from 'kysely';
import { countRows } from './count';
import type { DatabaseKind } from './dialect';
import type { Db } from './schema';

/** What waits or went wrong, counted for the operator. */
export interface StorageHealth {
  bytes: number;
  sites: number;
  accounts: number;
  mail: { waiting: number; failed: number };
  media: { waiting: number; failed: number };
  schedules: { waiting: number; failed: number };
  openComplaints: number;
}

/** Counts in the database. */
export async function readHealth(db: Db, kind: DatabaseKind): Promise<StorageHealth> {
  const outbox = (status: 'pending' | 'failed') =>
    countRows(db.selectFrom('outbox').where('status', '=', status));
  const media = (status: 'processing' | 'failed') =>
    countRows(db.selectFrom('media').where('status', '=', status));
  const schedules = (status: 'waiting' | 'failed') =>
    countRows(db.selectFrom('schedules').where('status', '=', status));
  return {
    bytes: await sizeOf(db, kind),
    sites: await countRows(db.selectFrom('sites').where('deletedAt', 'is', null)),
    accounts: await countAccounts(db),
    mail: { waiting: await outbox('pending'), failed: await outbox('failed') },
    media: { waiting: await media('processing'), failed: await media('failed') },
    schedules: { waiting: await schedules('waiting'), failed: await schedules('failed') },
    openComplaints: await countRows(db.selectFrom('complaints').where('status', '=', 'open')),
  };
}

async function countAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table('user')}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

async function sizeOf(db: Db, kind: DatabaseKind): Promise<number> {
  const query =
    kind.name === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** What an invitation from an earlier version is still good for: as long as a new one. */
const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;
const OLD_KEY = 'invitation:';

/** Invitations that run out, and whether somebody who was invited has come. */
export async function addInvitations(
  db: Kysely<unknown>,
  { columns }: DatabaseKind,
): Promise<void> {
  const { schema } = db;
  await schema.alterTable('siteMembers').addColumn('joinedAt', columns.bigint).execute();
  // Who was a member before this was asked has come, for all that is known.
  await sql`update ${sql.table('siteMembers')} set ${sql.ref('joinedAt')} = ${sql.ref('createdAt')}`.execute(
    db,
  );
  await schema
    .createTable('invitations')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('siteId', 'text', (c) => c.references('sites.id').onDelete('cascade'))
    .addColumn('createdAt', columns.bigint, (c) => c.notNull())
    .addColumn('expiresAt', columns.bigint, (c) => c.notNull())
    .execute();
  await schema.createIndex('invitationsByTime').on('invitations').columns(['expiresAt']).execute();
  await schema
    .createIndex('invitationsBySite')
    .on('invitations')
    .columns(['siteId', 'email'])
    .execute();
  await moveOldInvitations(db);
}

/** They stood among the settings, for ever. */
async function moveOldInvitations(db: Kysely<unknown>): Promise<void> {
  const now = Date.now();
  const pattern = `${OLD_KEY}%`;
  const { rows } = await sql<{
    key: string;
    value: string;
  }>`select ${sql.ref('key')}, ${sql.ref('value')} from ${sql.table('settings')} where ${sql.ref('key')} like ${pattern}`.execute(
    db,
  );
  for (const { key, value } of rows) {
    const names = sql.join(
      ['tokenHash', 'email', 'siteId', 'createdAt', 'expiresAt'].map((name) => sql.ref(name)),
    );
    const values = sql.join([key.slice(OLD_KEY.length), value, null, now, now + INVITATION_MS]);
    // One that an interrupted run has moved already stays as it is.
    await sql`insert into ${sql.table('invitations')} (${names}) values (${values}) on conflict do nothing`.execute(
      db,
    );
  }
  await sql`delete from ${sql.table('settings')} where ${sql.ref('key')} like ${pattern}`.execute(
    db,
  );
}

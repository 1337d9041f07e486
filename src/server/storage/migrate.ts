import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import type { DatabaseKind } from './dialect';
import { createInitialTables } from './migrations/0001-initial';
import { addMediaLibrary } from './migrations/0002-media-library';
import { addInbox } from './migrations/0003-inbox';
import { addOperations } from './migrations/0004-operations';
import { addInvitations } from './migrations/0005-invitations';
import { addStanding } from './migrations/0006-standing';
import { addClaimedDomains } from './migrations/0007-claimed-domains';
import { addFolded } from './migrations/0008-folded';
import { resuming } from './resume-step';

const MIGRATIONS: Record<string, (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>> = {
  '0001-initial': createInitialTables,
  '0002-media-library': addMediaLibrary,
  '0003-inbox': addInbox,
  '0004-operations': addOperations,
  '0005-invitations': addInvitations,
  '0006-standing': addStanding,
  '0007-claimed-domains': addClaimedDomains,
  '0008-folded': addFolded,
};

/** The last step that any version ran on SQLite outside a transaction. */
const LAST_OUTSIDE_TRANSACTION = '0008-folded';

/** The steps of the tables' history, in their order. */
export function migrationNames(): string[] {
  return Object.keys(MIGRATIONS).sort();
}

/** A newer version of the program has written to the database. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'a newer version of Plinth has written to the database. Update Plinth, or restore a backup of this version.',
    );
  }
}

/** Whether this program knows a step of the tables' history: a newer one may have made others. */
export function isKnownMigration(name: string): boolean {
  return name in MIGRATIONS;
}

/**
 * Brings the tables to this version's form, or to that of an earlier one (`upTo`, the name of its last step). Safe to call at every
 * start; what has run isn't run again. All steps run in one transaction with their records: a process that is killed meanwhile
 * leaves the tables as they were.
 * @throws NewerDatabaseError
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  upTo?: string,
): Promise<void> {
  if (!(await recordedSteps(db)).every(isKnownMigration)) throw new NewerDatabaseError();
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(MIGRATIONS).map(([name, up]) => [
              name,
              {
                up: async (migrated: Kysely<unknown>) => {
                  const mayBeHalfDone = kind.name === 'sqlite' && name <= LAST_OUTSIDE_TRANSACTION;
                  await up(mayBeHalfDone ? await resuming(migrated) : migrated, kind);
                },
              },
            ]),
          ),
        ),
    },
  });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

async function recordedSteps<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

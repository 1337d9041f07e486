import { Migrator, type Kysely } from 'kysely';
import type { DatabaseKind } from './dialect';
import { createInitialTables } from './migrations/0001-initial';
import { addMediaLibrary } from './migrations/0002-media-library';

const MIGRATIONS: Record<string, (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>> = {
  '0001-initial': createInitialTables,
  '0002-media-library': addMediaLibrary,
};

/** Brings the tables to this version's form. Safe to call at every start; what has run isn't run again. */
export async function migrate<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(MIGRATIONS).map(([name, up]) => [
              name,
              { up: (migrated: Kysely<unknown>) => up(migrated, kind) },
            ]),
          ),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

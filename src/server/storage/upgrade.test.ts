import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fs from 'node:fs';
import { migrateAccounts } from '../accounts/auth';
import { temporaryFolder } from '../testing/databases';
import { expectFirstVersion, writeFirstVersion } from '../testing/first-version';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { migrationNames } from './migrate';
import { Storage } from './storage';

let postgres: TestPostgres;
const folders: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

async function place(database: string): Promise<{ databaseUrl: string | null; dataDir: string }> {
  if (database === 'PostgreSQL')
    return { databaseUrl: await postgres.createDatabase(), dataDir: '' };
  const dataDir = temporaryFolder();
  folders.push(dataDir);
  return { databaseUrl: null, dataDir };
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (database) => {
  test.each(migrationNames())(
    'what was stored at the form of %s is read by this version',
    async (form) => {
      const where = await place(database);
      // Written at the first form, then brought to this one as the versions in between did.
      const first = await Storage.open({ ...where, upTo: migrationNames()[0] });
      await writeFirstVersion(first.db);
      await first.close();
      await (await Storage.open({ ...where, upTo: form })).close();
      const now = await Storage.open({ ...where, alsoMigrate: migrateAccounts });
      await expectFirstVersion(now);
      await now.close();
      // A second start changes nothing.
      const again = await Storage.open({ ...where, alsoMigrate: migrateAccounts });
      expect(await again.sites.bySlug('old')).toMatchObject({ version: 3 });
      await again.close();
    },
  );
});

import * as fs from 'node:fs';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrateAccounts } from '../accounts/auth';
import { temporaryFolder } from '../testing/databases';
import { expectFirstVersion, writeFirstVersion } from '../testing/first-version';
import { startPostgres } from '../testing/postgres';
import { migrate, migrationNames } from './migrate';
import { sqliteKind } from './sqlite';
import { sqliteFile, Storage } from './storage';

const FIRST_FORM = migrationNames()[0];
/** One by one takes half a minute. */
const STATEMENTS_FURTHER = 3;

interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

afterEach(() => void vi.restoreAllMocks());

function folder(): string {
  const made = temporaryFolder();
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

async function storeFirstVersion(place: Place): Promise<void> {
  const first = await Storage.open({ ...place, upTo: FIRST_FORM });
  await writeFirstVersion(first.db);
  await first.close();
}

/** A start succeeds, with all that was stored. */
async function expectStart(place: Place, hasData: boolean): Promise<void> {
  const storage = await Storage.open({ ...place, alsoMigrate: migrateAccounts });
  try {
    if (hasData) await expectFirstVersion(storage);
    else expect(await storage.sites.bySlug('old')).toBeNull();
  } finally {
    await storage.close();
  }
}

/** The columns and indexes of a SQLite folder. */
function formOf(dataDir: string): unknown[] {
  const database = new BetterSqlite(sqliteFile(dataDir));
  const columns = database
    .prepare(
      `select t.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk as name
       from sqlite_master t, pragma_table_info(t.name) c
       union select name from sqlite_master order by 1`,
    )
    .pluck()
    .all();
  database.close();
  return columns;
}

async function freshForm(): Promise<unknown[]> {
  const dataDir = folder();
  await (await Storage.open({ databaseUrl: null, dataDir, alsoMigrate: migrateAccounts })).close();
  return formOf(dataDir);
}

/** Copies of a SQLite folder as `kill -9` before each statement of `work` would leave it; copies of the same content once. */
async function killedBeforeEachStatement(
  dataDir: string,
  work: () => Promise<void>,
): Promise<string[]> {
  const copies: string[] = [];
  let last = '';
  const prepare = BetterSqlite.prototype.prepare;
  const spy = vi.spyOn(BetterSqlite.prototype, 'prepare').mockImplementation(function (
    this: BetterSqlite.Database,
    statement: string,
  ) {
    const files = ['plinth.sqlite', 'plinth.sqlite-wal'].filter((name) =>
      fs.existsSync(path.join(dataDir, name)),
    );
    const contents = files.map((name) => fs.readFileSync(path.join(dataDir, name)));
    const content = contents.map((bytes) => bytes.toString('latin1')).join();
    if (content !== last) {
      const copy = folder();
      for (const [index, bytes] of contents.entries())
        fs.writeFileSync(path.join(copy, files[index] ?? ''), bytes);
      copies.push(copy);
      last = content;
    }
    return prepare.call(this, statement);
  });
  await work();
  spy.mockRestore();
  return copies;
}

describe.each([
  ['an empty folder', false],
  ['what the first version stored', true],
])('migrating %s on SQLite', (_title, hasData) => {
  test('can be killed before any statement: the next start succeeds with everything', async () => {
    const place = { databaseUrl: null, dataDir: folder() };
    if (hasData) await storeFirstVersion(place);
    const copies = await killedBeforeEachStatement(place.dataDir, async () => {
      await (await Storage.open({ ...place, alsoMigrate: migrateAccounts })).close();
    });
    expect(copies.length).toBeGreaterThan(1);
    for (const dataDir of copies) await expectStart({ ...place, dataDir }, hasData);
  });

  test('that an earlier version left between two statements is repaired by the next start', async () => {
    const place = { databaseUrl: null, dataDir: folder() };
    if (hasData) await storeFirstVersion(place);
    // Without transactions for what changes tables, as earlier versions ran the same steps.
    const copies = await killedBeforeEachStatement(place.dataDir, async () => {
      const kind = sqliteKind(sqliteFile(place.dataDir));
      const database = new BetterSqlite(sqliteFile(place.dataDir));
      database.pragma('foreign_keys = ON');
      const db = new Kysely({ dialect: new SqliteDialect({ database }) });
      await migrate(db, kind);
      await db.destroy();
      await new Kysely({ dialect: kind.dialect }).destroy();
    });
    expect(copies.length).toBeGreaterThan(hasData ? 35 : 55);
    const whole = await freshForm();
    for (const dataDir of copies) {
      await expectStart({ ...place, dataDir }, hasData);
      expect(formOf(dataDir)).toEqual(whole);
    }
  });
});

describe('migrating what the first version stored on PostgreSQL', () => {
  test('can be cut off before any statement: the next start succeeds with everything', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const place = { databaseUrl: await server.createDatabase(), dataDir: '' };
    await storeFirstVersion(place);
    const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
    let cutAt = 1;
    let count = 0;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client & { connection?: pg.Connection },
      ...values: unknown[]
    ) {
      count += 1;
      if (count === cutAt) this.connection?.stream.destroy();
      return query.apply(this, values);
    });
    // Each start finds what the one before left when it was cut off, and gets further, to the end.
    for (;;) {
      count = 0;
      try {
        await (await Storage.open({ ...place, alsoMigrate: migrateAccounts })).close();
        break;
      } catch (error) {
        expect(String(error)).toMatch(/connection/i);
        cutAt += STATEMENTS_FURTHER;
      }
    }
    spy.mockRestore();
    expect(cutAt).toBeGreaterThan(60);
    await expectStart(place, true);
  });
});

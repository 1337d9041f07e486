import * as fs from 'node:fs';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';

/** A row as it is written down: bytes as `{ $bytes }`, a time as text. */
export type PlainRow = Record<string, PlainValue>;
export type PlainValue = string | number | boolean | null | { $bytes: string };

/** Everything that the database held at one moment, whoever writes to it meanwhile. */
export interface DatabaseSnapshot {
  database: 'sqlite' | 'postgres';
  /** The steps of the tables' form that had run, in their order. */
  migrations: string[];
  tables: string[];
  rows(table: string): AsyncIterable<PlainRow>;
  close(): Promise<void>;
}

/** Kysely's own notes of what has run: whoever restores writes them anew. */
export const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock'];
const FETCH_ROWS = 100;
const CONNECT_TIMEOUT_MS = 8_000;

/** Fixes the moment. The program may be running: nobody waits for this, and this waits for nobody. */
export function openSnapshot(options: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<DatabaseSnapshot> {
  return options.databaseUrl
    ? postgresSnapshot(options.databaseUrl)
    : Promise.resolve(sqliteSnapshot(path.join(options.dataDir, 'plinth.sqlite')));
}

/** A second connection in WAL mode reads what was there when it began. */
function sqliteSnapshot(file: string): DatabaseSnapshot {
  if (!fs.existsSync(file)) throw new Error(`There is no database at ${file}. Check DATA_DIR.`);
  const database = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  database.pragma('busy_timeout = 5000');
  database.exec('begin');
  const names = (query: string) => database.prepare(query).pluck().all() as string[];
  // The first read fixes what all later ones see.
  const tables = names(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
  );
  return {
    database: 'sqlite',
    migrations: tables.includes('kysely_migration')
      ? names('select name from kysely_migration order by name')
      : [],
    tables: tables.filter((name) => !BOOKKEEPING.includes(name)),
    // eslint-disable-next-line @typescript-eslint/require-await -- one interface with the database that has to be waited for
    async *rows(table) {
      for (const row of database.prepare(`select * from ${quoted(table)}`).iterate()) {
        yield toPlain(row as Record<string, unknown>);
      }
    },
    close() {
      database.exec('rollback');
      database.close();
      return Promise.resolve();
    },
  };
}

async function postgresSnapshot(url: string): Promise<DatabaseSnapshot> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that is lost fails the query under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const names = async (query: string) => {
      const { rows } = await client.query<{ name: string }>(query);
      return rows.map(({ name }) => name);
    };
    const tables = await names(
      "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1",
    );
    return {
      database: 'postgres',
      migrations: tables.includes('kysely_migration')
        ? await names('select name from kysely_migration order by name')
        : [],
      tables: tables.filter((name) => !BOOKKEEPING.includes(name)),
      async *rows(table) {
        await client.query(`declare one_table no scroll cursor for select * from ${quoted(table)}`);
        for (;;) {
          const { rows } = await client.query<Record<string, unknown>>(
            `fetch ${FETCH_ROWS} from one_table`,
          );
          if (rows.length === 0) break;
          for (const row of rows) yield toPlain(row);
        }
        await client.query('close one_table');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function toPlain(row: Record<string, unknown>): PlainRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): PlainValue {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  return JSON.stringify(value);
}

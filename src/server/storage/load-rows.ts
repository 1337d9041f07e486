import { sql } from 'kysely';
import { BOOKKEEPING, type PlainRow, type PlainValue } from './snapshot';
import type { DatabaseKind } from './dialect';
import type { Db } from './schema';
import { DraftStore } from './drafts';
import { SettingStore } from './settings';
import type { Storage } from './storage';

const SECRET_KEY = 'secret';

const BATCH_ROWS = 50;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Epochs after a restore count the seconds since then: no two restores give the same one. */
const FIRST_EPOCH_MS = Date.UTC(2020, 0, 1);

/** True when nobody has made anything in this database yet. */
export async function isEmptyDatabase({ db }: Storage): Promise<boolean> {
  const counts = await Promise.all(
    [sql.table('sites'), sql.table('user'), sql.table('settings')].map((table) =>
      sql<{ found: number }>`select 1 as found from ${table} limit 1`.execute(db),
    ),
  );
  return counts.every(({ rows }) => rows.length === 0);
}

/**
 * Fills an empty database with the rows of a snapshot, and starts a new epoch of every draft. All of it happens, or nothing.
 * @throws Error for a table or a column that this program doesn't have
 */
export async function loadRows(
  { db, kind }: Storage,
  snapshot: {
    tables: readonly string[];
    rows(table: string): AsyncIterable<PlainRow>;
    /** What the installation's keys are made with, where it belongs into the database. */
    secret: string | null;
  },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = (await trx.introspection.getTables()).filter(
      ({ name, schema }) =>
        !BOOKKEEPING.includes(name) && (schema === undefined || schema === 'public'),
    );
    const columns = new Map(
      known.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
    );
    for (const table of snapshot.tables) {
      if (!columns.has(table))
        throw new Error(`The backup has a table "${table}" of a newer Plinth.`);
    }
    const order = inOrder(snapshot.tables, await references(trx, kind));
    for (const table of order) {
      for await (const batch of batches(snapshot.rows(table))) {
        await insert(trx, { kind, table, columns: columns.get(table) ?? new Set(), rows: batch });
      }
    }
    if (snapshot.secret !== null) await new SettingStore(trx).set(SECRET_KEY, snapshot.secret);
    await new DraftStore(trx).startNewEpoch(Math.floor((now - FIRST_EPOCH_MS) / 1000));
  });
}

async function insert(
  db: Db,
  into: { kind: DatabaseKind; table: string; columns: ReadonlySet<string>; rows: PlainRow[] },
): Promise<void> {
  const names = Object.keys(into.rows[0] ?? {});
  const unknown = names.find((name) => !into.columns.has(name));
  if (unknown !== undefined) {
    throw new Error(`The backup has a column "${into.table}.${unknown}" of a newer Plinth.`);
  }
  const rows = into.rows.map(
    (row) => sql`(${sql.join(names.map((name) => fromPlain(row[name] ?? null, into.kind)))})`,
  );
  await sql`insert into ${sql.table(into.table)} (${sql.join(
    names.map((name) => sql.ref(name)),
  )}) values ${sql.join(rows)}`.execute(db);
}

function fromPlain(value: PlainValue, kind: DatabaseKind): unknown {
  if (typeof value === 'object' && value !== null) return Buffer.from(value.$bytes, 'base64');
  // SQLite has no truth values, PostgreSQL takes 0 and 1 for them.
  if (typeof value === 'boolean' && kind.name === 'sqlite') return value ? 1 : 0;
  if (typeof value === 'number' && kind.name === 'postgres') return String(value);
  return value;
}

async function* batches(rows: AsyncIterable<PlainRow>): AsyncGenerator<PlainRow[]> {
  let batch: PlainRow[] = [];
  let bytes = 0;
  for await (const row of rows) {
    batch.push(row);
    bytes += JSON.stringify(row).length;
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

interface Reference {
  from: string;
  to: string;
}

async function references(db: Db, kind: DatabaseKind): Promise<Reference[]> {
  const query =
    kind.name === 'sqlite'
      ? sql<Reference>`select m.name as "from", f."table" as "to"
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<Reference>`select a.relname as "from", b.relname as "to" from pg_constraint c
          join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
          where c.contype = 'f'`;
  return (await query.execute(db)).rows;
}

/** What others refer to comes first. */
function inOrder(tables: readonly string[], all: readonly Reference[]): string[] {
  const done = new Set<string>();
  const waiting = new Set(tables);
  const isReady = (table: string) =>
    all.every(({ from, to }) => from !== table || to === table || done.has(to) || !waiting.has(to));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(isReady);
    for (const table of ready.length > 0 ? ready : [...waiting]) {
      done.add(table);
      waiting.delete(table);
    }
  }
  return [...done];
}

import { PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseKind } from './dialect';
import { PostgresListener } from './postgres-listener';

/** Any number, the same in every process of this program. */
const MIGRATION_LOCK = 7_340_233;
const CONNECT_TIMEOUT_MS = 8_000;
/** The database gives up a statement first; a database that doesn't answer at all is given up a little later. */
const LIMITS = "set statement_timeout = '20s'; set idle_in_transaction_session_timeout = '60s'";
const ANSWER_LIMIT_MS = 22_000;
/** What pg says of a query that it has given up. */
const GIVEN_UP = 'Query read timeout';

const INT8 = 20;

/** PostgreSQL. Whole numbers come back as numbers; changes are told to peers through LISTEN and NOTIFY. */
export function postgresKind(url: string): DatabaseKind {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = openPool({
    ...connection,
    max: 10,
    query_timeout: ANSWER_LIMIT_MS,
    // Not as parameters of the connection itself: poolers refuse those.
    verify: (client, done) => void client.query(LIMITS).then(() => done(), done),
  });
  const channel = new PostgresListener(connection);
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool: withoutStuckConnections(pool) }),
    // What changes the tables may take as long as it takes.
    migrationDialect: new PostgresDialect({
      pool: () => Promise.resolve(openPool({ ...connection, max: 1 })),
    }),
    columns: { blob: 'bytea', bigint: 'bigint' },
    async withMigrationLock(work) {
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        return await work();
      } finally {
        // Ending the session frees its lock.
        await client.end();
      }
    },
    async lock(transaction, key) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    },
    channel,
    close: () => channel.close(),
  };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    types: {
      // pg's own type for this function is an overload that can't be satisfied by one function.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that is lost fails its query and is replaced by the pool; without a listener it would end the process,
  // and the pool listens only while nobody uses it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A connection that owes the answer to a query that was given up is closed, not used again. */
function withoutStuckConnections(pool: pg.Pool): PostgresPool {
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = guarded.get(client) ?? withoutStuckQueries(client);
      guarded.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function withoutStuckQueries(client: pg.PoolClient): PostgresPoolClient {
  let stuck: Error | null = null;
  // Kysely's other form of a query reads by cursors, which none here does.
  const query: unknown = async (text: string, values: unknown[]) => {
    // Whatever else would be asked, such as to roll back, would wait behind it.
    if (stuck) throw stuck;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && error.message === GIVEN_UP) stuck = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || stuck !== null),
  };
}

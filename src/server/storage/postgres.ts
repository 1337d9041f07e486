import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseKind, EventChannel } from './dialect';
import type { StorageEvent } from './events';

const CHANNEL = 'plinth';
/** Any number, the same in every process of this program. */
const MIGRATION_LOCK = 7_340_233;
const CONNECT_TIMEOUT_MS = 8_000;
const RECONNECT_DELAY_MS = 500;

const INT8 = 20;

/** PostgreSQL. Whole numbers come back as numbers; changes are told to peers through LISTEN and NOTIFY. */
export function postgresKind(url: string): DatabaseKind {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
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
  const channel = new Listener(connection);
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
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

/** The one connection that hears what other processes tell. It comes back by itself when it is lost. */
class Listener implements EventChannel {
  readonly name = CHANNEL;
  readonly #connection: pg.ClientConfig;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  async listen(handlers: {
    onEvent: (event: StorageEvent) => void;
    onGap: () => void;
  }): Promise<void> {
    const client = new pg.Client({ ...this.#connection, keepAlive: true });
    client.on('notification', (message) => {
      if (message.payload !== undefined)
        handlers.onEvent(JSON.parse(message.payload) as StorageEvent);
    });
    client.on('error', () => this.#reconnect(client, handlers));
    client.on('end', () => this.#reconnect(client, handlers));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  #reconnect(
    lost: pg.Client,
    handlers: { onEvent: (event: StorageEvent) => void; onGap: () => void },
  ): void {
    if (this.#isClosed || this.#client !== lost) return;
    this.#client = null;
    const attempt = () => {
      this.listen(handlers).then(handlers.onGap, () => {
        this.#client = null;
        if (!this.#isClosed) this.#timer = setTimeout(attempt, RECONNECT_DELAY_MS);
      });
    };
    this.#timer = setTimeout(attempt, RECONNECT_DELAY_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}

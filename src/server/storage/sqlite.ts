import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import type { DatabaseKind } from './dialect';
import { withStatementCache } from './statement-cache';

/**
 * SQLite in one file. One connection serves the whole process: a second one would have to wait for the first one's
 * transactions, and waiting here stops the event loop. `synchronous=FULL`, because the draft's log promises that what is
 * acknowledged is on disk, whatever happens to the machine.
 */
export function sqliteKind(file: string): DatabaseKind {
  const database = new BetterSqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  // Its own `lower` knows the letters of ASCII only; PostgreSQL is given the same function by a migration.
  database.function('folded', { deterministic: true }, (value: unknown) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  return {
    name: 'sqlite',
    dialect: new WholeStepsDialect({ database: withStatementCache(database) }),
    migrationDialect: null,
    columns: { blob: 'blob', bigint: 'integer' },
    withMigrationLock: (work) => work(),
    // One transaction at a time writes: whatever it counted stays true until it ends.
    lock: () => Promise.resolve(),
    channel: null,
    close: () => Promise.resolve(),
  };
}

class WholeStepsDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** SQLite can take back what changes tables, though the library's own adapter says that it can't. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction that reads first and writes later fails at once when another process wrote meanwhile; one that takes the
 * right to write at its start waits for it.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

import type { ColumnDataType, Dialect, Kysely } from 'kysely';
import type { StorageEvent } from './events';

/** What the two databases do differently. One object for each, chosen when the storage is opened. */
export interface DatabaseKind {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** One without limits of time, for changing the tables; null where the dialect itself has none. */
  migrationDialect: Dialect | null;
  columns: { blob: ColumnDataType; bigint: ColumnDataType };
  /** Runs `work` while no other process migrates the same database. */
  withMigrationLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Inside a transaction: holds a key until it ends. */
  lock<Tables>(transaction: Kysely<Tables>, key: string): Promise<void>;
  /** Tells other processes; null where there are none. */
  channel: EventChannel | null;
  close(): Promise<void>;
}

export interface EventChannel {
  /** The statement that sends the payload when the transaction around it commits. */
  name: string;
  listen(handlers: { onEvent: (event: StorageEvent) => void; onGap: () => void }): Promise<void>;
}

/** True for the error that either database gives when a unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === '23505' ||
    error.code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

import type BetterSqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More than the program has queries, but for lists of any length in `in (…)`. */
const MAX_STATEMENTS = 500;
/** What changes the tables: the columns that a statement gives were read when it was prepared. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i;

/**
 * A database whose statements are compiled once: most requests ask the same few questions, and compiling one takes longer
 * than answering it. Kysely uses a statement to its end before it lets go of the connection, so that none is used twice
 * at a time.
 */
export function withStatementCache(database: BetterSqlite.Database): SqliteDatabase {
  const statements = new Map<string, BetterSqlite.Statement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const changesTables = CHANGES_TABLES.test(sql);
      if (changesTables || statements.size >= MAX_STATEMENTS) statements.clear();
      if (!changesTables) statements.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

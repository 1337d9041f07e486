import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/**
 * A function `folded` that takes a text's case away in every script. SQLite has it from the program. What `lower` of PostgreSQL
 * knows depends on the database's locale, in some images no more than ASCII; ICU's rules know every script, where they are built in.
 */
export async function addFolded(db: Kysely<unknown>, { name }: DatabaseKind): Promise<void> {
  if (name === 'sqlite') return;
  const { rows } = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db);
  const text = rows.length === 0 ? sql`$1` : sql`$1 collate "und-x-icu"`;
  await sql`create function folded(text) returns text language sql immutable as $$ select lower(${text}) $$`.execute(
    db,
  );
}

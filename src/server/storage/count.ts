import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './schema';

/** How many rows a query without paging gives. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const row = await query
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number((row as { count: number }).count);
}

/** A pattern for `like … escape '\\'` that finds a text anywhere, whatever its case; the column has to be `folded` too. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

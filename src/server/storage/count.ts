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

import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** Which draft a release was made of, when a draft was changed, who planned a publication, and a site's main domain. */
export async function addStanding(
  { schema }: Kysely<unknown>,
  { columns }: DatabaseKind,
): Promise<void> {
  await schema.alterTable('releases').addColumn('draftVersion', 'integer').execute();
  await schema.alterTable('drafts').addColumn('changedAt', columns.bigint).execute();
  await schema.alterTable('schedules').addColumn('accountId', 'text').execute();
  await schema.alterTable('schedules').addColumn('linkId', 'text').execute();
  await schema
    .alterTable('domains')
    .addColumn('isCanonical', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

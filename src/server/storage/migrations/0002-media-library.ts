import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect';

/** What the library knows of a file beside the file itself, and the files that nothing refers to any more. */
export async function addMediaLibrary(
  { schema }: Kysely<unknown>,
  { columns }: DatabaseKind,
): Promise<void> {
  const media = () => schema.alterTable('media');
  await media()
    .addColumn('storedBytes', columns.bigint, (c) => c.notNull().defaultTo(0))
    .execute();
  await media()
    .addColumn('details', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await media().addColumn('sourceId', 'text').execute();
  await media()
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await media().addColumn('removedAt', columns.bigint).execute();
  await schema.createIndex('mediaByUrl').on('media').column('url').execute();

  await schema
    .createTable('mediaBin')
    .addColumn('url', 'text', (c) => c.primaryKey())
    .addColumn('files', 'text', (c) => c.notNull())
    .addColumn('since', columns.bigint, (c) => c.notNull())
    .execute();
}

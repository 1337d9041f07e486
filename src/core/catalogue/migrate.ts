/** Brings a section's data from the version that wrote it to the one that this program knows. */
import type { SectionDefinition } from './section';

type Data = Record<string, unknown>;

/**
 * The data at the definition's version. Data of the same or a newer version stays as it is: a newer version's fields
 * are carried, never dropped.
 */
export function migrateData(definition: SectionDefinition, data: Data, version: number): Data {
  return definition.migrations
    .slice(Math.max(0, version - 1))
    .reduce((current, step) => step(current), data);
}

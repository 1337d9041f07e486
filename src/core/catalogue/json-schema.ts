/** The JSON Schema of a section's data, from its fields (docs/api.md). */
import * as z from 'zod';
import type { SectionDefinition } from './section';
import { objectOf } from '../fields/build-field';

/** JSON Schema (draft 2020-12) of a section's data. Lengths count code points, as JSON Schema itself does. */
export function sectionJsonSchema(definition: SectionDefinition): Record<string, unknown> {
  return z.toJSONSchema(objectOf(definition.fields), {
    unrepresentable: 'any',
    io: 'input',
  });
}

import * as z from 'zod';
import type { Fields } from '../../core/fields/field';

/** The JSON Schema of a section's data, from the same declaration that validates it. */
export function dataSchema(fields: Fields): Record<string, unknown> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.schema]),
  );
  return { ...z.toJSONSchema(z.object(shape), { unrepresentable: 'any', io: 'input' }) };
}

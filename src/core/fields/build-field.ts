/** How a field gets its schema, and a record its own from those of its fields. */
import * as z from 'zod/mini';
import { isSafeAddress } from '../links/safe-address';
import { isPlainText } from '../text/commit-text';
import { countCharacters } from '../text/count-characters';
import type { DataOf, Field, Fields } from './field';

/** A string of at most so many characters, without control characters. */
export const limited = (max: number) => {
  const base = z
    .string()
    .check(z.refine(isPlainText, { error: 'Control characters are not allowed.' }));
  if (max === Infinity) return base;
  return base.check(
    z.refine((value) => countCharacters(value) <= max, { error: `At most ${max} characters.` }),
    z.meta({ maxLength: max }),
  );
};

/** An address that may be linked to. */
export const address = (max: number) =>
  limited(max).check(
    z.refine(isSafeAddress, {
      error: 'Use a web address, a page of this site, an e-mail address or a phone number.',
    }),
  );

/** A field whose schema is built when it is first asked for: most are only read, and building all of them takes a while. */
export function field<Value>(
  parts: Omit<Field<Value>, 'schema'> & { schema: () => z.ZodMiniType<Value> },
): Field<Value> {
  const { schema: build, ...rest } = parts;
  let built: z.ZodMiniType<Value> | undefined;
  return {
    ...rest,
    get schema() {
      built ??= build();
      return built;
    },
  };
}

/** The zod object of a set of fields. Unknown keys pass: another version's data is carried, never dropped. */
export function objectOf<F extends Fields>(
  fields: F,
  extra: Record<string, z.ZodMiniType> = {},
): z.ZodMiniType<DataOf<F>> {
  const shape: Record<string, z.ZodMiniType> = { ...extra };
  for (const [name, field] of Object.entries(fields)) shape[name] = field.schema;
  // The mapped type can't be inferred through a record; `DataOf` states what the loop built.
  return z.looseObject(shape) as unknown as z.ZodMiniType<DataOf<F>>;
}

/** The values of a new record with these fields; lists are empty (their items need ids). */
export function initialData<F extends Fields>(fields: F): DataOf<F> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = field.initial();
  return values as DataOf<F>;
}

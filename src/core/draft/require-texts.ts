/** Refuses to leave a text empty that may not be. */
import type { Fields } from '../fields/field';
import { isRequired, REQUIRED_MESSAGE } from '../fields/required';
import { isBlank } from '../text/is-blank';
import type { Draft } from './draft';
import { refusal } from './keys';
import { textReader } from './read-text';

/**
 * Checks the texts among the values that are about to be written, in the primary language.
 * @param record key of the record, group or item in which they stand; undefined for a new one
 * @throws AppError `validation_failed` with the field's path.
 */
export function requireTexts(
  draft: Draft,
  fields: Fields,
  record: string | undefined,
  values: Readonly<Record<string, unknown>>,
  path: readonly string[],
): void {
  const given = Object.entries(values).filter(
    ([name, value]) =>
      typeof value === 'string' && fields[name]?.meta.kind === 'text' && isBlank(value),
  );
  if (given.length === 0) return;
  const read = textReader(draft);
  const textOf = (name: string): string => {
    const field = fields[name];
    const value = values[name];
    if (typeof value === 'string' || field === undefined) return String(value ?? '');
    return String(record === undefined ? field.initial() : read(`${record}/${name}`, field));
  };
  for (const [name] of given)
    if (isRequired(fields, name, textOf)) throw refusal([...path, name], REQUIRED_MESSAGE);
}

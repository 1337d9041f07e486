/** When a text must not be left empty (spec section 5). */
import { fieldAt, type Fields } from '../../core/fields/field';
import { isBlank } from '../../core/text/is-blank';

/**
 * Whether the text at a path is required now: always, or because all texts beside it are empty. A text that stands
 * alone has nothing beside it that could be empty.
 * @param path from the section's fields, item ids marked by `#`
 * @param textAt the text at such a path
 */
export function isRequiredNow(
  fields: Fields,
  path: string,
  textAt: (path: string) => string,
): boolean {
  const segments = path.split('/');
  const field = fieldAt(fields, segments);
  if (field?.meta.kind !== 'text' || field.meta.required === 'never') return false;
  if (field.meta.required === 'always') return true;
  const parent = segments.slice(0, -1);
  const beside = parent.length === 0 ? fields : (insideOf(fields, parent) ?? {});
  const siblings = Object.entries(beside)
    .filter(([name, other]) => other.meta.kind === 'text' && name !== segments.at(-1))
    .map(([name]) => [...parent, name].join('/'));
  return siblings.length > 0 && siblings.every((sibling) => isBlank(textAt(sibling)));
}

function insideOf(fields: Fields, parent: readonly string[]): Fields | undefined {
  return fieldAt(fields, parent)?.fields;
}

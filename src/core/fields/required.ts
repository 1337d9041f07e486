/** When a text must not be left empty: one rule for the page, the panels, the edits and publishing. */
import { isBlank } from '../text/is-blank';
import { fieldAt, type Fields } from './field';

/** The specification's words. */
export const REQUIRED_MESSAGE = 'This field is required';

/**
 * Whether a text is required now: always, or because all texts beside it are empty. A text that stands alone has nothing
 * beside it that could be empty.
 * @param textOf the text of a field beside it
 */
export function isRequired(
  fields: Fields,
  name: string,
  textOf: (name: string) => string,
): boolean {
  const meta = fields[name]?.meta;
  if (meta?.kind !== 'text' || meta.required === 'never') return false;
  if (meta.required === 'always') return true;
  const siblings = textNames(fields).filter((other) => other !== name);
  return siblings.length > 0 && siblings.every((sibling) => isBlank(textOf(sibling)));
}

/**
 * The same for a text deep in a section.
 * @param path from the section's fields, item ids marked by `#`
 * @param textAt the text at such a path
 */
export function isRequiredAt(
  fields: Fields,
  path: string,
  textAt: (path: string) => string,
): boolean {
  const parent = path.split('/').slice(0, -1);
  const beside = parent.length === 0 ? fields : fieldAt(fields, parent)?.fields;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return isRequired(beside ?? {}, name, (sibling) => textAt([...parent, sibling].join('/')));
}

/** Names of the texts that are empty and must not be: of texts of which one is enough, the first. */
export function missingTexts(fields: Fields, textOf: (name: string) => string): string[] {
  const missing = textNames(fields).filter(
    (name) => isBlank(textOf(name)) && isRequired(fields, name, textOf),
  );
  const isOneEnough = (name: string) => {
    const meta = fields[name]?.meta;
    return meta?.kind === 'text' && meta.required === 'ifSiblingsEmpty';
  };
  const first = missing.find(isOneEnough);
  return missing.filter((name) => name === first || !isOneEnough(name));
}

function textNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.meta.kind === 'text');
}

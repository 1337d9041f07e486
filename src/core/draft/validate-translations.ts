/** What keeps a document's translations from being published. */
import type { Catalogue } from '../catalogue/section';
import type { Release } from '../document/document';
import { localise } from './translations';
import { validateDocument, type Issue } from './validate-document';

/** The rules that translated texts break, each message with its language; the primary language's own are left out. */
export function validateTranslations(
  content: Pick<Release, 'document' | 'translations'>,
  catalogue: Catalogue,
): Issue[] {
  const known = new Set(validateDocument(content.document, catalogue).map(({ path }) => path));
  return content.document.languages.flatMap(({ code, name }) =>
    content.translations[code] === undefined
      ? []
      : validateDocument(localise(content, code), catalogue)
          .filter(({ path }) => !known.has(path))
          .map(({ path, message }) => ({ path, message: `${name}: ${message}` })),
  );
}

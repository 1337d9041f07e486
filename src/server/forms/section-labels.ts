import type { Release } from '../../core/document/document';

/**
 * The labels that a section's form has in a language, by the names of its fields: they are its placeholders, of which one
 * that is empty stands for the visitor interface's own. Null for a section that the release hasn't.
 */
export function sectionLabels(
  { document, translations }: Pick<Release, 'document' | 'translations'>,
  language: string,
  componentId: string | null,
): Record<string, string> | null {
  const component = document.pages
    .flatMap(({ components }) => components)
    .find(({ id }) => id === componentId);
  if (component === undefined) return null;
  const own = Object.entries(component.data['placeholders'] ?? {});
  return Object.fromEntries(
    own.map(([name, text]) => [
      name,
      translations[language]?.[`${component.id}/placeholders/${name}`] ?? String(text),
    ]),
  );
}

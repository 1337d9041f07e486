/** A language that goes live by itself: the site stays as it is published, with this language's layer as the draft has it. */
import type { Release } from '../document/document';

type Content = Pick<Release, 'document' | 'translations'>;

/** The published content with one language of the draft; undefined where the draft has no such further language. */
export function withLanguage<Published extends Content>(
  published: Published,
  draft: Content,
  code: string,
): Published | undefined {
  const language = draft.document.languages.find((one) => one.code === code);
  const { languages } = published.document;
  const current = languages.find((one) => one.code === code);
  if (!language || language.isPrimary || current?.isPrimary) return undefined;
  const shown = {
    ...language,
    status: 'active' as const,
    order: current?.order ?? languages.length,
  };
  return {
    ...published,
    document: {
      ...published.document,
      languages: current
        ? languages.map((one) => (one === current ? shown : one))
        : [...languages, shown],
    },
    translations: { ...published.translations, [code]: draft.translations[code] ?? {} },
  };
}

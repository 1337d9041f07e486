/** Where a page stands in each language: its own path, or the one that it was given in that language. */
import type { Language, Page, Release, SiteDocument } from '../document/document';
import type { Issue } from '../draft/validate-document';
import { languagePrefix } from '../languages/language-code';
import { pageAddress } from '../links/site-address';
import { normalisePath, PATH_REFUSALS, pathRefusal } from '../paths/page-path';

type Translations = Release['translations'];

/** A page's path in a language, as the localised document has it. */
export function pagePathIn(
  page: Pick<Page, 'id' | 'path'>,
  language: Pick<Language, 'code' | 'isPrimary'>,
  translations: Translations,
): string {
  const translated = translations[language.code]?.[`page:${page.id}/path`];
  return language.isPrimary || !translated ? page.path : translated;
}

/** A page's address in a language: route base, prefix, path, trailing slash. `document` is the primary one. */
export function pageAddressIn(
  { document, translations }: Pick<Release, 'document' | 'translations'>,
  page: Pick<Page, 'id' | 'path'>,
  language: Language,
): string {
  const { settings } = document;
  return pageAddress(pagePathIn(page, language, translations), {
    routeBase: settings.routeBase,
    languagePrefix: languagePrefix(language, settings),
  });
}

/** The paths that pages have in one language alone, by their own path. */
export function pathsIn(
  { document, translations }: Pick<Release, 'document' | 'translations'>,
  language: Pick<Language, 'code' | 'isPrimary'>,
): Record<string, string> {
  const paths = document.pages.map((page): [string, string] => [
    normalisePath(page.path),
    pagePathIn(page, language, translations),
  ]);
  return Object.fromEntries(paths.filter(([own, shown]) => shown !== own));
}

/** The languages that visitors see, in their order. */
export function shownLanguages({ languages }: Pick<SiteDocument, 'languages'>): Language[] {
  return languages
    .filter(({ status, isPrimary }) => status === 'active' || isPrimary)
    .sort((a, b) => a.order - b.order);
}

/** What is wrong with the paths that pages have in further languages: two pages with one address, above all. */
export function validateTranslatedPaths(
  document: Pick<SiteDocument, 'languages' | 'pages'>,
  translations: Translations,
): Issue[] {
  const languageCodes = document.languages.map(({ code }) => code);
  return document.languages
    .filter(({ isPrimary }) => !isPrimary)
    .flatMap((language): Issue[] => {
      const seen: string[] = [];
      return document.pages.flatMap((page): Issue[] => {
        const path = pagePathIn(page, language, translations);
        const reason = pathRefusal(normalisePath(path), { otherPaths: seen, languageCodes });
        seen.push(path);
        // A page's own path is judged with the document.
        if (reason === undefined || (path === page.path && reason !== 'taken')) return [];
        const message = `${language.code}: ${PATH_REFUSALS[reason]}`;
        return [{ path: `page:${page.id}.path`, message }];
      });
    });
}

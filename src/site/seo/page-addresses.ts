/** A page's own address and its addresses in the other languages, as search engines are told them. */
import type { Language, Page, Release, SiteContext } from '../../core/document/document';
import { pageAddressIn, shownLanguages } from '../../core/translation/page-paths';

export interface Alternate {
  hreflang: string;
  href: string;
}

type Source = Pick<Release, 'document' | 'translations'>;

/** The one address under which a page is found in a language, absolute and encoded. */
export function canonicalAddress(
  release: Source,
  site: Pick<SiteContext, 'origin'>,
  page: Pick<Page, 'id' | 'path'>,
  language: Language,
): string {
  return site.origin + encodeURI(pageAddressIn(release, page, language));
}

/**
 * The page in every language that visitors see, and where to go with any other one (`x-default`: the primary
 * language). Each page of the set names the same set, so that the links are mutual. None for a site of one language.
 */
export function alternates(
  release: Source,
  site: Pick<SiteContext, 'origin'>,
  page: Pick<Page, 'id' | 'path'>,
): Alternate[] {
  const languages = shownLanguages(release.document);
  if (languages.length < 2) return [];
  const list = languages.map((language) => ({
    hreflang: language.code,
    href: canonicalAddress(release, site, page, language),
  }));
  const primary = languages.find(({ isPrimary }) => isPrimary) ?? languages[0];
  if (primary === undefined) return list;
  return [...list, { hreflang: 'x-default', href: canonicalAddress(release, site, page, primary) }];
}

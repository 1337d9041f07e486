/** What the parts of a page need to know, from a release's document in one language. */
import type { Language, Release, SiteContext, SiteDocument } from '../core/document/document';
import { languagePrefix } from '../core/languages/language-code';
import { visitorWords } from '../core/words/visitor';
import type { PageInfo, PageMode } from '../parts/page-context';

export function pageInfo(options: {
  document: SiteDocument;
  media: Release['media'];
  site: SiteContext;
  language: Language;
  path: string;
  mode: Exclude<PageMode, 'edit'>;
}): PageInfo {
  const { document, media, site, language, path, mode } = options;
  const { settings } = document;
  return {
    mode,
    siteId: site.id,
    siteHash: site.hash,
    siteName: settings.name,
    language: language.code,
    languages: [...document.languages].sort((a, b) => a.order - b.order),
    isPrimaryUnprefixed: settings.isPrimaryUnprefixed,
    path,
    routeBase: settings.routeBase,
    languagePrefix: languagePrefix(language, settings),
    navigation: document.navigation,
    extraLinksLabel: settings.extraLinksLabel,
    media,
    events: document.events,
    words: visitorWords(language.code),
  };
}

/** What the page's script needs: it stands as JSON in the page. */
export interface PageData {
  mode: 'live' | 'preview';
  siteId: string;
  siteHash: string;
  siteName: string;
  language: string;
  isPrimaryUnprefixed: boolean;
  path: string;
  routeBase: string;
  languagePrefix: string;
}

/** The part of a page's facts that islands are hydrated with. */
export function pageData(page: PageInfo): PageData {
  const { siteId, siteHash, siteName, language, isPrimaryUnprefixed, path, routeBase } = page;
  return {
    mode: page.mode === 'preview' ? 'preview' : 'live',
    siteId,
    siteHash,
    siteName,
    language,
    isPrimaryUnprefixed,
    path,
    routeBase,
    languagePrefix: page.languagePrefix,
  };
}

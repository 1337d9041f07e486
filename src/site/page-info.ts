/** What the parts of a page need to know, from a release's document in one language. */
import type { Language, Release, SiteContext, SiteDocument } from '../core/document/document';
import { languagePrefix } from '../core/languages/language-code';
import { siteLogoOf } from '../core/logo/site-logo';
import { marksOf, type ForeignMarks, type ForeignTexts } from '../core/translation/foreign-texts';
import { visitorLanguage, visitorWords } from '../core/words/visitor';
import { isolatedNumbers } from '../parts/isolated-numbers';
import { configuredTags, type Tag } from './tracking/providers';
import type { PageInfo, PageMode } from '../parts/page-context';

export function pageInfo(options: {
  document: SiteDocument;
  media: Release['media'];
  site: SiteContext;
  language: Language;
  path: string;
  mode: Exclude<PageMode, 'edit'>;
  translatedPaths?: Readonly<Record<string, string>>;
  foreign?: ForeignTexts;
}): PageInfo {
  const { document, media, site, language, path, mode } = options;
  const { settings } = document;
  return {
    mode,
    siteId: site.id,
    siteHash: site.hash,
    siteName: settings.name,
    siteLogo: siteLogoOf(settings),
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
    hasCookieSettings: mode === 'live' && document.widgets.gdprBanner.isVisible,
    words: visitorWords(language.code),
    ...(site.apiBase === undefined ? {} : { apiBase: site.apiBase }),
    numbers: isolatedNumbers,
    ...wordsMarksOf(language.code),
    ...(options.foreign === undefined ? {} : { foreign: options.foreign }),
    ...(options.translatedPaths === undefined ? {} : { translatedPaths: options.translatedPaths }),
  };
}

/** The marks of the program's own words, where it has none in the page's language. */
function wordsMarksOf(language: string): Pick<PageInfo, 'wordsMarks'> {
  const spoken = visitorLanguage(language);
  const [main] = language.toLowerCase().split('-');
  return main === spoken ? {} : { wordsMarks: marksOf(spoken) };
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
  wordsMarks?: ForeignMarks;
  apiBase?: string;
  /** The tags to load after the first movement; the policy's version, or null where no consent is asked for. */
  tracking?: { tags: readonly Tag[]; policyVersion: number | null };
}

/** The part of a page's facts that islands are hydrated with. */
export function pageData(page: PageInfo, document: SiteDocument): PageData {
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
    ...(page.wordsMarks === undefined ? {} : { wordsMarks: page.wordsMarks }),
    ...(page.apiBase === undefined ? {} : { apiBase: page.apiBase }),
    ...trackingOf(page, document),
  };
}

/** Nothing is tracked in a preview. The path that asks for consent is taken while the GDPR banner is visible. */
function trackingOf(page: PageInfo, document: SiteDocument): Pick<PageData, 'tracking'> {
  const tags = pageTags(page, document);
  if (tags.length === 0) return {};
  const { isVisible, policyVersion } = document.widgets.gdprBanner;
  return { tracking: { tags, policyVersion: isVisible ? policyVersion : null } };
}

/** The third-party tags that a page may load. */
export function pageTags(page: PageInfo, document: SiteDocument): Tag[] {
  return page.mode === 'live' ? configuredTags(document.settings.trackingIds) : [];
}

/** What a part needs to know of the page around it. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Language, MediaRecord, SiteEvent } from '../core/document/document';
import type { Navigation } from '../core/document/records';
import type { SiteLogo } from '../core/logo/site-logo';
import { resolveLink, type LinkContext, type ResolvedLink } from '../core/links/resolve-link';
import type { ForeignMarks, ForeignTexts } from '../core/translation/foreign-texts';
import type { VisitorWords } from '../core/words/visitor';

/** `live`: a visitor's page; `preview`: the same from the draft, without tracking; `edit`: the editor's canvas. */
export type PageMode = 'live' | 'preview' | 'edit';

export interface PageInfo {
  mode: PageMode;
  siteId: string;
  siteHash: string;
  siteName: string;
  /** What headers and footers without a logo of their own show. */
  siteLogo: SiteLogo;
  /** Code of the page's language. */
  language: string;
  /** All languages of the site, in order. */
  languages: readonly Language[];
  /** True when the primary language's addresses have no prefix. */
  isPrimaryUnprefixed: boolean;
  /** Path of the page as the document has it: "/PrivacyPolicy". */
  path: string;
  routeBase: string;
  /** Language code in front of the page's internal links, or empty. */
  languagePrefix: string;
  navigation: Navigation;
  /** Label of the bar's overflow menu. */
  extraLinksLabel: string;
  /** Media files by the address under which the document refers to them. */
  media: Readonly<Record<string, MediaRecord>>;
  events: readonly SiteEvent[];
  /** True where visitors may change their choice of cookies: the footer then offers it. */
  hasCookieSettings: boolean;
  words: VisitorWords;
  /** What the program's own words say of their language, where it isn't the page's. */
  wordsMarks?: ForeignMarks;
  /** What the site's texts say of theirs. */
  foreign?: ForeignTexts;
  /** Isolates numbers within words from right to left; in the editor they stand as they are typed. */
  numbers?: {
    inText: (text: string) => ReactNode;
    inAttribute: (text: string) => string;
  };
  /** Paths that pages have in this language alone, by their own path. */
  translatedPaths?: Readonly<Record<string, string>>;
  /** Base address of the page's calls, where they don't go to its own host (core/api/page-api). */
  apiBase?: string;
  /** The editor's addresses of the site's pages (mode `edit` only). */
  editorHome?: string;
  editorPages?: Readonly<Record<string, string>>;
}

const PageContext = createContext<PageInfo | null>(null);

export function PageProvider(props: { value: PageInfo; children: ReactNode }) {
  return <PageContext value={props.value}>{props.children}</PageContext>;
}

/** The page around a part. */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (page === null) throw new Error('A part stands outside a page.');
  return page;
}

/** Where the page's links start from (core/links). */
export function linkContext(page: PageInfo): LinkContext {
  return {
    routeBase: page.routeBase,
    languagePrefix: page.languagePrefix,
    mode: page.mode,
    languageCodes: page.languages.map((language) => language.code),
    ...(page.translatedPaths === undefined ? {} : { translatedPaths: page.translatedPaths }),
    ...(page.editorHome === undefined ? {} : { editorHome: page.editorHome }),
    ...(page.editorPages === undefined ? {} : { editorPages: page.editorPages }),
  };
}

/** A stored link as this page renders it. */
export function useLink(raw: unknown): ResolvedLink {
  return resolveLink(raw, linkContext(usePage()));
}

/** What the page's parts need to know of the page around them, from the draft. */
import {
  eventFields,
  languageFields,
  navigationFields,
  settingsFields,
  type Navigation,
  type Settings,
} from '../../core/document/records';
import type { Language, MediaRecord, SiteEvent } from '../../core/document/document';
import type { Field } from '../../core/fields/field';
import type { DraftStore } from '../../core/draft/draft-store';
import { readFields } from '../../core/draft/read-fields';
import { siteLogoOf } from '../../core/logo/site-logo';
import { en } from '../../core/words/en';
import { loadVisitorWords } from '../../core/words/load-words';
import type { VisitorWords } from '../../core/words/visitor';
import type { PageInfo } from '../../parts/page-context';
import { useDraftRecords } from '../editing/draft-hooks';
import { useEffect, useMemo, useState } from 'react';

const PAGES = 'pages';
const LANGUAGES = 'languages';
const EVENTS = 'events';

/** The page's surroundings; the same object until something of them changes, which typing in a section never does. */
export function useCanvasPageInfo(options: {
  store: DraftStore;
  siteId: string;
  pageId: string;
  language: string;
  media: Readonly<Record<string, MediaRecord>>;
}): PageInfo {
  const { store, siteId, pageId, language, media } = options;
  const site = useDraftRecords(store, recordsOf(store, pageId, language), () =>
    readSite(store, { siteId, pageId, language }),
  );
  const words = useWords(language);
  return useMemo(
    (): PageInfo => ({ ...site, language, media, words }),
    [site, language, media, words],
  );
}

/** The visitor interface's words: English until those of the language are here. */
function useWords(language: string): VisitorWords {
  const [loaded, setLoaded] = useState<{ language: string; words: VisitorWords } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadVisitorWords(language).then(
      (words) => isWanted && setLoaded({ language, words }),
      // Without a connection the page speaks English here; visitors don't see that.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : en;
}

function recordsOf(store: DraftStore, pageId: string, language: string): string[] {
  return [
    // What is read depends on the page and the language, so they come first.
    `page:${pageId}`,
    `lang:${language}`,
    'settings',
    'navigation',
    PAGES,
    LANGUAGES,
    EVENTS,
    ...store.childIds(PAGES).map((id) => `page:${id}`),
    ...store.childIds(LANGUAGES).map((code) => `lang:${code}`),
    ...store.childIds(EVENTS).map((id) => `event:${id}`),
  ];
}

interface Shown {
  siteId: string;
  pageId: string;
  language: string;
}

function readSite(store: DraftStore, { siteId, pageId, language }: Shown) {
  const { draft } = store;
  const readText = (key: string, field: Field) => store.text(key, language) ?? field.initial();
  // Shapes follow from the fields that are read.
  const settings = readFields(draft, settingsFields, 'settings', readText) as unknown as Settings;
  const navigation = readFields(
    draft,
    navigationFields,
    'navigation',
    readText,
  ) as unknown as Navigation;
  const pages = draft
    .childrenOf(PAGES)
    .map(([id]) => [String(draft.values.get(`page:${id}/path`) ?? '/'), pageAddress(siteId, id)]);
  return {
    mode: 'edit' as const,
    siteId,
    siteHash: '',
    siteName: settings.name,
    siteLogo: siteLogoOf(settings),
    languages: readLanguages(draft),
    isPrimaryUnprefixed: settings.isPrimaryUnprefixed,
    path: String(draft.values.get(`page:${pageId}/path`) ?? '/'),
    // The builder serves media and static files at its own root.
    routeBase: '',
    languagePrefix: '',
    navigation,
    extraLinksLabel: settings.extraLinksLabel,
    events: draft.childrenOf(EVENTS).map(([id]) => ({
      id,
      ...(readFields(draft, eventFields, `event:${id}`, readText) as unknown as Omit<
        SiteEvent,
        'id'
      >),
    })),
    hasCookieSettings: false,
    editorHome: `/sites/${siteId}`,
    editorPages: Object.fromEntries(pages) as Record<string, string>,
  };
}

/** The site's languages, in order. */
export function readLanguages(draft: DraftStore['draft']): Language[] {
  const primary = draft.primaryLanguage();
  return draft.childrenOf(LANGUAGES).map(([code], order) => {
    const fields = readFields(draft, languageFields, `lang:${code}`);
    const { smLangId: _, ...values } = fields as unknown as Omit<Language, 'smLangId'> & {
      smLangId: unknown;
    };
    return { ...values, id: code, code, order, isPrimary: code === primary };
  });
}

function pageAddress(siteId: string, pageId: string): string {
  return `/sites/${siteId}/pages/${pageId}`;
}

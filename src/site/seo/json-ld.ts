/** Structured data of a page (schema.org): whose site it is, where the page stands in it, what it offers. */
import { flattenText } from '../../core/text/commit-text';
import type { Component, Page } from '../../core/document/document';
import { isExternalAddress } from '../../core/links/normalise-address';
import { siteLogoOf } from '../../core/logo/site-logo';
import { safeAddress } from '../../core/links/safe-address';
import { assetAddress, cleanSegments } from '../../core/links/site-address';
import { canonicalAddress } from './page-addresses';
import { sectionData } from './section-data';
import type { JsonLd, SeoOptions } from './seo-options';

interface DataOptions extends SeoOptions {
  /** The page's canonical address. */
  own: string;
}

/** All nodes of one page. */
export function structuredData(options: DataOptions): JsonLd[] {
  const { document, page, info, own } = options;
  if (page === undefined) return [];
  const isHome = page.id === document.pages[0]?.id;
  const shown = page.components.filter(({ status }) => status === 'published');
  return [
    ...(isHome ? [website(options), organization(options)] : [breadcrumbs(options, page)]),
    ...shown.flatMap((component) => sectionData(component, { own, language: info.language })),
  ].filter((node) => node !== undefined);
}

function website(options: DataOptions): JsonLd {
  const { document, info, own, description } = options;
  return {
    '@type': 'WebSite',
    '@id': `${own}#website`,
    url: own,
    name: document.settings.name,
    inLanguage: info.language,
    ...(description === '' ? {} : { description }),
    publisher: { '@id': `${home(options) ?? own}#organization` },
  };
}

function organization(options: DataOptions): JsonLd {
  const { document, site, info, own } = options;
  const components = document.pages.flatMap((page) => page.components);
  const { onLight, onDark } = siteLogoOf(document.settings);
  const logo = onLight || onDark || firstValue(components, 'logoSrc');
  const address = assetAddress(safeAddress(logo), info.routeBase);
  const profiles = [...new Set(components.flatMap(profilesOf))];
  const root = home(options) ?? own;
  return {
    '@type': 'Organization',
    '@id': `${root}#organization`,
    name: document.settings.name,
    url: root,
    ...(address === ''
      ? {}
      : { logo: address.startsWith('/') ? site.origin + encodeURI(address) : address }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

/** From the home page over the pages in whose folder this one lies. */
function breadcrumbs(options: DataOptions, page: Page): JsonLd | undefined {
  const { release, document, site, info, own } = options;
  const language = document.languages.find(({ code }) => code === info.language);
  const segments = cleanSegments(page.path);
  const paths = segments.map((_, end) => `/${segments.slice(0, end).join('/')}`);
  const trail = paths
    .map((path) => document.pages.find((other) => other.path === path))
    .filter((other) => other !== undefined);
  if (language === undefined || trail.length === 0) return undefined;
  const entries = trail.map((other) => {
    const original = release.document.pages.find(({ id }) => id === other.id) ?? other;
    return {
      name: flattenText(other.meta.title) || document.settings.name,
      item: canonicalAddress(release, site, original, language),
    };
  });
  entries.push({ name: flattenText(page.meta.title) || document.settings.name, item: own });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}

/** The home page's address in the primary language: the one name of the organisation. */
function home({ release, site }: DataOptions): string | undefined {
  const { pages, languages } = release.document;
  const primary = languages.find(({ isPrimary }) => isPrimary);
  return pages[0] && primary && canonicalAddress(release, site, pages[0], primary);
}

function firstValue(components: readonly Component[], field: string): string {
  for (const { data } of components) {
    const value = data[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

/** The organisation's pages elsewhere, from its social links. */
function profilesOf({ data }: Component): string[] {
  return ['headerSocials', 'socials'].flatMap((field) => {
    const items: unknown = data[field];
    if (!Array.isArray(items)) return [];
    return items
      .map((item: { socialUrl?: unknown } | null) => safeAddress(item?.socialUrl ?? ''))
      .filter((address) => address !== '' && isExternalAddress(address));
  });
}

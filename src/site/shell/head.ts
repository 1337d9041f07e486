/** A page's head: everything about the page that is not its content. */
import type { Page, SiteContext, SiteDocument } from '../../core/document/document';
import { safeAddress } from '../../core/links/safe-address';
import { assetAddress, pageAddress } from '../../core/links/site-address';
import { languagePrefix } from '../../core/languages/language-code';
import { themeColors } from '../../core/theme/theme-css';
import type { PageInfo } from '../../parts/page-context';
import { preloadedFonts } from '../fonts/font-css';
import { escapeHtml, tag } from './escape';

export interface HeadOptions {
  document: SiteDocument;
  site: SiteContext;
  info: PageInfo;
  /** Nothing for the site's 404 page. */
  page: Page | undefined;
  /** Tags that fetch the picture of the first view. */
  preloads: string;
}

/** The head without styles and scripts. */
export function headTags(options: HeadOptions): string {
  const { document, site, info, page, preloads } = options;
  const { settings, theme } = document;
  const meta = pageMeta(document, page);
  const title = page === undefined ? info.words.notFound.title : meta.title || settings.name;
  const isHidden = page === undefined || page.meta.isHidden || info.mode === 'preview';
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    ...named({ description: meta.description, keywords: meta.keywords }),
    tag('meta', { name: 'generator', content: `Plinth ${site.version}` }),
    tag('meta', { name: 'theme-color', content: themeColors(theme).surface }),
    ...(isHidden ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(page === undefined ? [] : addressTags(options, page)),
    ...socialTags(options, title, meta.description),
    iconTag(options),
    ...preloadedFonts(theme, info.language).map((address) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: assetAddress(address, info.routeBase),
        crossorigin: '',
      }),
    ),
    preloads,
  ].join('');
}

/** Title, keywords and description: the page's own, or the first page's where it is for all (spec section 2). */
export function pageMeta(document: SiteDocument, page: Page | undefined) {
  const first = document.pages[0];
  const meta = first?.meta.useForAll ? first.meta : page?.meta;
  return {
    title: meta?.title.trim() ?? '',
    description: meta?.description.trim() ?? '',
    keywords: meta?.keywords.trim() ?? '',
  };
}

function named(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => tag('meta', { name, content }));
}

/** The canonical address, and the page's address in each active language. */
function addressTags({ document, site, info }: HeadOptions, page: Page): string[] {
  const { settings } = document;
  const addressIn = (prefix: string) =>
    site.origin + pageAddress(page.path, { routeBase: settings.routeBase, languagePrefix: prefix });
  const active = info.languages.filter((language) => language.status === 'active');
  const alternates = active.map((language) => ({
    hreflang: language.code,
    href: addressIn(languagePrefix(language, settings)),
  }));
  const primary = active.find((language) => language.isPrimary);
  if (primary) {
    alternates.push({ hreflang: 'x-default', href: addressIn(languagePrefix(primary, settings)) });
  }
  return [
    tag('link', { rel: 'canonical', href: addressIn(info.languagePrefix) }),
    ...(active.length > 1
      ? alternates.map((alternate) => tag('link', { rel: 'alternate', ...alternate }))
      : []),
  ];
}

function socialTags(options: HeadOptions, title: string, description: string): string[] {
  const { document, site, info, page } = options;
  const image = absolute(page?.meta.socialImage || document.settings.socialImage, options);
  const record = info.media[page?.meta.socialImage || document.settings.socialImage];
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description || undefined],
    ['og:site_name', document.settings.name],
    ['og:locale', info.language.replace('-', '_')],
    ['og:url', page && site.origin + pageAddress(page.path, info)],
    ['og:image', image],
    ['og:image:alt', (image && record?.alt) || undefined],
  ];
  return [
    ...properties
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

function absolute(raw: string, { site, info }: HeadOptions): string | undefined {
  const address = assetAddress(safeAddress(raw), info.routeBase);
  if (address === '') return undefined;
  return address.startsWith('/') && !address.startsWith('//') ? site.origin + address : address;
}

function iconTag({ document, info }: HeadOptions): string {
  const address = assetAddress(safeAddress(document.settings.favicon), info.routeBase);
  // Without one a browser would ask for /favicon.ico at every visit.
  return tag('link', { rel: 'icon', href: address === '' ? 'data:,' : address });
}

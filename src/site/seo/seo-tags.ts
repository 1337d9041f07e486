/** What search engines and social networks read in a page's head. */
import { safeAddress } from '../../core/links/safe-address';
import { assetAddress } from '../../core/links/site-address';
import { shownLanguages } from '../../core/translation/page-paths';
import { scriptJson, tag } from '../shell/escape';
import { structuredData } from './json-ld';
import { alternates, canonicalAddress } from './page-addresses';
import type { SeoOptions } from './seo-options';

/** Canonical and alternate addresses, Open Graph and card, structured data. */
export function seoTags(options: SeoOptions): string {
  const { release, site, page, isHidden } = options;
  const own = ownAddress(options);
  const original = release.document.pages.find(({ id }) => id === page?.id);
  return [
    ...(own === undefined ? [] : [tag('link', { rel: 'canonical', href: own })]),
    ...(original === undefined || isHidden
      ? []
      : alternates(release, site, original).map((alternate) =>
          tag('link', { rel: 'alternate', ...alternate }),
        )),
    ...socialTags(options, own),
    ...(own === undefined || isHidden ? [] : structuredTags(options, own)),
  ].join('');
}

function ownAddress({ release, site, info, page }: SeoOptions): string | undefined {
  const language = release.document.languages.find(({ code }) => code === info.language);
  const original = release.document.pages.find(({ id }) => id === page?.id);
  return language && original && canonicalAddress(release, site, original, language);
}

function socialTags(options: SeoOptions, own: string | undefined): string[] {
  const { document, info, page, title, description } = options;
  const image = socialImage(options, page?.meta.socialImage || document.settings.socialImage);
  const others = shownLanguages(document).filter(({ code }) => code !== info.language);
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description || undefined],
    ['og:site_name', document.settings.name],
    ['og:locale', openGraphLocale(info.language)],
    ...(own === undefined ? [] : others).map(({ code }): [string, string] => [
      'og:locale:alternate',
      openGraphLocale(code),
    ]),
    ['og:url', own],
    ['og:image', image?.address],
    ['og:image:width', image?.width?.toString()],
    ['og:image:height', image?.height?.toString()],
    ['og:image:alt', image?.alt || undefined],
  ];
  return [
    ...properties
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

/** The picture for social networks: few of them show AVIF or WebP, so a file with sizes gives its fallback. */
function socialImage({ site, info }: SeoOptions, raw: string) {
  const record = info.media[raw];
  const size = record?.social ?? record?.variants.large;
  const file = record?.social?.url ?? record?.variants.large?.fallback ?? raw;
  const address = assetAddress(safeAddress(file), info.routeBase);
  if (address === '') return undefined;
  const isOwn = address.startsWith('/') && !address.startsWith('//');
  return {
    address: isOwn ? site.origin + encodeURI(address) : address,
    width: size?.width ?? record?.width ?? undefined,
    height: size?.height ?? record?.height ?? undefined,
    alt: record?.alt,
  };
}

/** Open Graph wants a language and a country (`sv_SE`): where a code names none, the language's likely one. */
export function openGraphLocale(code: string): string {
  const locale = new Intl.Locale(code).maximize();
  return [locale.language, locale.region].filter(Boolean).join('_');
}

function structuredTags(options: SeoOptions, own: string): string[] {
  const graph = structuredData({ ...options, own });
  if (graph.length === 0) return [];
  const content = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${content}</script>`];
}

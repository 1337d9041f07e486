/** The files at a site's root that are for machines: sitemap.xml, robots.txt, llms.txt. */
import type { Page, Release, SiteContext } from '../../core/document/document';
import { localise } from '../../core/draft/translations';
import { assetAddress } from '../../core/links/site-address';
import { shownLanguages } from '../../core/translation/page-paths';
import { pageMeta } from '../shell/head';
import { escapeHtml } from '../shell/escape';
import { alternates, canonicalAddress } from './page-addresses';

type Origin = Pick<SiteContext, 'origin'>;

/** Most addresses in one sitemap (sitemaps.org). */
const SITEMAP_MAX = 50_000;

/** Pages that search engines may show. */
function listedPages({ document }: Pick<Release, 'document'>): Page[] {
  return document.pages.filter(({ meta }) => !meta.isHidden);
}

/** Every page in every language with its date and its other languages (sitemaps.org 0.9, xhtml:link). */
export function sitemapXml(
  release: Release,
  site: Origin,
  lastModified: (pageId: string) => string | undefined,
): string {
  const languages = shownLanguages(release.document);
  const entries = listedPages(release).flatMap((page) => {
    const links = alternates(release, site, page)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    const date = lastModified(page.id);
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(canonicalAddress(release, site, page, language))}</loc>` +
        (date === undefined ? '' : `<lastmod>${date}</lastmod>`) +
        `${links}</url>`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.slice(0, SITEMAP_MAX).join('\n')}\n</urlset>\n`
  );
}

/** Everything may be read but previews and the visitors' calls (RFC 9309). */
export function robotsTxt({ document }: Pick<Release, 'document'>, site: Origin): string {
  const { routeBase } = document.settings;
  return [
    'User-agent: *',
    'Disallow: /*?authHash=',
    `Disallow: ${assetAddress('/api', routeBase)}/`,
    '',
    `Sitemap: ${site.origin}${assetAddress('/sitemap.xml', routeBase)}`,
    '',
  ].join('\n');
}

/** For a host without a site to show, and for the builder itself. */
export const ROBOTS_NOTHING = 'User-agent: *\nDisallow: /\n';

/** An overview of the site in Markdown for language models (llmstxt.org). */
export function llmsTxt(release: Release, site: Origin): string {
  const { document } = release;
  const languages = shownLanguages(document);
  const primary = languages.find(({ isPrimary }) => isPrimary) ?? languages[0];
  const about = pageMeta(document, document.pages[0]).description;
  const lines = [`# ${plain(document.settings.name)}`, ''];
  if (about !== '') lines.push(`> ${plain(about)}`, '');
  for (const language of primary ? [primary, ...languages.filter((one) => one !== primary)] : []) {
    const localised = localise(release, language.code);
    lines.push(
      `## ${plain(language === primary ? 'Pages' : language.localizedName || language.code)}`,
      '',
    );
    for (const page of listedPages(release)) {
      const shown = localised.pages.find(({ id }) => id === page.id);
      const { title, description } = pageMeta(localised, shown);
      const name = title || page.path;
      lines.push(
        `- [${plain(name)}](${canonicalAddress(release, site, page, language)})` +
          (description === '' ? '' : `: ${plain(description)}`),
      );
    }
    lines.push('');
  }
  return lines.join('\n');
}

/** Text on one line in which nothing is markup. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|!]/g, String.raw`\$&`);
}

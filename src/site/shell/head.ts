/** A page's head: everything about the page that is not its content. */
import { flattenText } from '../../core/text/commit-text';
import type { Page, ReleaseContent, SiteContext, SiteDocument } from '../../core/document/document';
import { themeColors } from '../../core/theme/theme-css';
import type { PageInfo } from '../../parts/page-context';
import { seoTags } from '../seo/seo-tags';
import { escapeHtml, tag } from './escape';
import { iconTags } from './icon-tags';

export interface HeadOptions {
  release: ReleaseContent;
  /** The release's document in the page's language. */
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
  const marksOf = (name: 'title' | 'description' | 'keywords') =>
    info.foreign?.(`${meta.key}/${name}`, meta[name]);
  const title = page === undefined ? info.words.notFound.title : meta.title || settings.name;
  const isHidden = page === undefined || page.meta.isHidden || info.mode === 'preview';
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `${tag('title', title === meta.title ? { ...marksOf('title') } : {})}${escapeHtml(title)}</title>`,
    ...(['description', 'keywords'] as const)
      .filter((name) => meta[name] !== '')
      .map((name) => tag('meta', { name, content: meta[name], lang: marksOf(name)?.lang })),
    tag('meta', { name: 'generator', content: `Plinth ${site.version}` }),
    tag('meta', { name: 'theme-color', content: themeColors(theme).surface }),
    ...(isHidden ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    seoTags({ ...options, title, description: meta.description, isHidden }),
    iconTags(options.document.settings.favicon, options.info),
    preloads,
  ].join('');
}

/** Title, keywords and description: the page's own, or the first page's where it is for all (spec section 2). */
export function pageMeta(document: SiteDocument, page: Page | undefined) {
  const first = document.pages[0];
  const from = first?.meta.useForAll ? first : page;
  const meta = from?.meta;
  return {
    /** Where they stand in the site's records. */
    key: `page:${from?.id}/meta`,
    title: flattenText(meta?.title ?? ''),
    description: flattenText(meta?.description ?? ''),
    keywords: flattenText(meta?.keywords ?? ''),
  };
}

/** What the tags for search engines are made from. */
import type { Page, ReleaseContent, SiteContext, SiteDocument } from '../../core/document/document';
import type { PageInfo } from '../../parts/page-context';

export interface SeoOptions {
  release: ReleaseContent;
  /** The release's document in the page's language. */
  document: SiteDocument;
  site: SiteContext;
  info: PageInfo;
  /** Nothing for the site's 404 page. */
  page: Page | undefined;
  title: string;
  description: string;
  /** Kept from search engines: by its owner, as a preview, or because there is no page. */
  isHidden: boolean;
}

/** A node of structured data. */
export type JsonLd = Readonly<Record<string, unknown>>;

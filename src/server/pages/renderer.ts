import type { ReleaseContent, SiteContext } from '../../core/document/document';
import type { Logger } from '../logging';
import type { PageAssets } from '../../site/page-assets';
import { render, type RenderedPage } from '../../site/render';

/** A path that no page can have: the site's own page for what is missing. */
const NO_PAGE = '';

interface PageRequest {
  release: ReleaseContent;
  site: SiteContext;
  language: string;
  mode: 'live' | 'preview';
  /** The page's path as the document has it in this language; null for the page of what is missing. */
  path: string | null;
}

/** Makes pages of a release with the styles and the script of this build. */
export class PageRenderer {
  readonly #assets: PageAssets;
  readonly #log: Logger;

  constructor(setup: { assets: PageAssets; log: Logger }) {
    this.#assets = setup.assets;
    this.#log = setup.log;
  }

  render({ release, site, language, mode, path }: PageRequest): RenderedPage {
    const page = render(release, site, path ?? NO_PAGE, language, this.#assets, { mode });
    if (page.problems.length > 0) {
      this.#log.error(
        { siteId: site.id, problems: page.problems },
        'sections could not be rendered',
      );
    }
    return page;
  }
}

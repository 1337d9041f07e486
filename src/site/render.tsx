/**
 * The published page: a pure function from a release to bytes. The same release, site, path and language give the
 * same page; nothing here reads a clock, a random number or the query.
 */
import { localise, localiseMedia } from '../core/draft/translations';
import type {
  Language,
  ReleaseContent,
  SiteContext,
  SiteDocument,
} from '../core/document/document';
import { dirOf } from '../core/languages/language-code';
import { foreignTexts } from '../core/translation/foreign-texts';
import { pathsIn } from '../core/translation/page-paths';
import { themeCss } from '../core/theme/theme-css';
import { fallbackFontCss, fontFaceCss } from './fonts/font-css';
import type { PageAssets } from './page-assets';
import { isDefaultIn, withDefaultWords } from '../core/words/default-words';
import { pageData, pageInfo, pageTags } from './page-info';
import { notFoundBody, pageBody, toMarkup } from './page-body';
import { contentSecurityPolicy } from './shell/csp';
import { bootScript } from './shell/boot-script';
import { escapeHtml, scriptJson, styleText } from './shell/escape';
import { headTags } from './shell/head';
import { heroPreload } from './shell/preload';
import { sharedStyles } from './shell/styles';
import { tagSources } from './tracking/tag-sources';
import { PageConsent, PageWidgets } from './widgets/widgets';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** Value of the Content-Security-Policy header. */
  csp: string;
  /** Sections that could not be rendered and were left out, for the log. */
  problems: readonly string[];
}

interface RenderOptions {
  /** `preview`: the draft as visitors would see it, never indexed, without tracking. */
  mode?: 'live' | 'preview';
}

/**
 * Renders a page of a release. `path` is the page's path as the document has it; where there is none, or the language
 * is not active, the site's own 404 page is the answer.
 */
export function render(
  release: ReleaseContent,
  site: SiteContext,
  path: string,
  language: string,
  assets: PageAssets,
  { mode = 'live' }: RenderOptions = {},
): RenderedPage {
  const { language: shown, isKnown } = pageLanguage(release.document, language);
  const document = withDefaultWords(
    localise(release, shown.code),
    shown.code,
    release.translations[shown.code],
  );
  const page = isKnown ? document.pages.find((candidate) => candidate.path === path) : undefined;
  const media = localiseMedia(release, shown);
  const translatedPaths = pathsIn(release, shown);
  const foreign = foreignTexts(release, shown);
  const info = pageInfo({
    document,
    media,
    site,
    language: shown,
    path,
    mode,
    translatedPaths,
    foreign: (key, text) => (isDefaultIn(key, text, shown.code) ? undefined : foreign(key, text)),
  });
  const widgets = toMarkup(<PageWidgets widgets={document.widgets} isPaid={site.isPaid} />, info);
  const consent = toMarkup(
    <PageConsent widgets={document.widgets} recordsConsents={site.recordsConsents ?? true} />,
    info,
  );
  const surroundings = { document, info, widgets, consent };
  const body = page === undefined ? notFoundBody(surroundings) : pageBody(page, surroundings);
  const css = styleText(
    [
      fallbackFontCss(document.theme),
      themeCss(document.theme),
      assets.styles([...sharedStyles(body.markup), ...viewSources(body.sections, assets)]),
    ].join('\n'),
  );
  const fonts = styleText(fontFaceCss(document.theme, info.routeBase));
  const script = bootScript(info, assets.loaderAddress);
  const head = headTags({
    release,
    document,
    site,
    info,
    page,
    preloads: heroPreload(body.markup),
  });
  const html =
    `<!doctype html><html lang="${escapeHtml(shown.code)}" dir="${dirOf(shown.code)}"><head>${head}` +
    `<style>${css}</style><style id="fonts" media="(scripting:none)">${fonts}</style>` +
    `<script>${script}</script></head><body>${body.markup}` +
    `<script type="application/json" id="page-data">${scriptJson(pageData(info, document))}</script></body></html>`;
  return {
    status: page === undefined ? 404 : 200,
    html,
    csp: contentSecurityPolicy({
      scripts: [script],
      styles: [css, fonts],
      tags: tagSources(pageTags(info, document)),
      calls: site.apiBase === undefined ? undefined : new URL(site.apiBase).origin,
      sha256: assets.sha256,
    }),
    problems: body.problems,
  };
}

/** The language asked for where it is active, else the primary one. */
function pageLanguage(
  document: SiteDocument,
  code: string,
): { language: Language; isKnown: boolean } {
  const wanted = document.languages.find((language) => language.code === code);
  if (wanted && (wanted.status === 'active' || wanted.isPrimary))
    return { language: wanted, isKnown: true };
  const primary =
    document.languages.find((language) => language.isPrimary) ?? document.languages[0];
  return { language: primary ?? FALLBACK_LANGUAGE, isKnown: primary === undefined };
}

/** For a document without any language, which only a damaged draft has. */
const FALLBACK_LANGUAGE: Language = {
  id: 'en',
  code: 'en',
  name: 'English',
  localizedName: 'English',
  flagCode: 'gb',
  status: 'active',
  isPrimary: true,
  order: 0,
};

function viewSources(sections: readonly string[], assets: PageAssets): string[] {
  return [...new Set(sections)]
    .map((section) => assets.viewSource(section))
    .filter((source) => source !== undefined);
}

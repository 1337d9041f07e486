/**
 * The published page: a pure function from a release to bytes. The same release, site, path and language give the
 * same page; nothing here reads a clock, a random number or the query.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { localise, localiseMedia } from '../core/draft/translations';
import type {
  Component,
  Language,
  Page,
  Release,
  SiteContext,
  SiteDocument,
} from '../core/document/document';
import { dirOf } from '../core/languages/language-code';
import { pathsIn } from '../core/translation/page-paths';
import { assetAddress } from '../core/links/site-address';
import { themeCss } from '../core/theme/theme-css';
import { liveParts } from '../parts/live-parts';
import { PageProvider, type PageInfo } from '../parts/page-context';
import { PartsProvider } from '../parts/parts';
import { liveSource } from '../parts/live-source';
import { SectionProvider } from '../parts/section-context';
import { views } from '../sections/views';
import { fontCss } from './fonts/font-css';
import type { PageAssets } from './page-assets';
import { pageData, pageInfo, pageTags } from './page-info';
import { pageSections, type PlacedSection } from './page-sections';
import { SectionElement } from './section-element';
import { contentSecurityPolicy } from './shell/csp';
import { escapeHtml, scriptJson, styleText } from './shell/escape';
import { headTags } from './shell/head';
import { NotFoundBar, NotFoundContent } from './shell/not-found';
import { heroPreload } from './shell/preload';
import { sharedStyles } from './shell/styles';
import { tagSources } from './tracking/tag-sources';
import { PageWidgets } from './widgets/widgets';

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
  release: Release,
  site: SiteContext,
  path: string,
  language: string,
  assets: PageAssets,
  { mode = 'live' }: RenderOptions = {},
): RenderedPage {
  const { language: shown, isKnown } = pageLanguage(release.document, language);
  const document = localise(release, shown.code);
  const page = isKnown ? document.pages.find((candidate) => candidate.path === path) : undefined;
  const media = localiseMedia(release, shown.code);
  const translatedPaths = pathsIn(release, shown);
  const info = pageInfo({
    document,
    media,
    site,
    language: shown,
    path,
    mode,
    translatedPaths,
  });
  const widgets = toMarkup(<PageWidgets widgets={document.widgets} isPaid={site.isPaid} />, info);
  const surroundings = { document, info, widgets };
  const body = page === undefined ? notFoundBody(surroundings) : pageBody(page, surroundings);
  const css = styleText(
    [
      fontCss(document.theme, info.routeBase),
      themeCss(document.theme),
      assets.styles([...sharedStyles(body.markup), ...viewSources(body.sections, assets)]),
    ].join('\n'),
  );
  const script = bootScript(info, assets);
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
    `<style>${css}</style><script>${script}</script></head><body>${body.markup}` +
    `<script type="application/json" id="page-data">${scriptJson(pageData(info, document))}</script></body></html>`;
  return {
    status: page === undefined ? 404 : 200,
    html,
    csp: contentSecurityPolicy({
      scripts: [script],
      styles: [css],
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

/** What the body is made from beside its page. */
interface Surroundings {
  document: SiteDocument;
  info: PageInfo;
  /** Markup of the widgets. */
  widgets: string;
}

interface Body {
  markup: string;
  sections: readonly string[];
  problems: readonly string[];
}

/**
 * Says the page's language (spec section 2, "a global value") and adds the loader: an element made by a trusted script is
 * trusted itself, which `import()` from an inline one is not.
 */
function bootScript(info: PageInfo, assets: PageAssets): string {
  const loader = assetAddress(assets.loaderAddress, info.routeBase);
  return (
    `window.__LANG__=${scriptJson(info.language)};` +
    `{const s=document.createElement('script');s.type='module';s.src=${scriptJson(loader)};document.head.append(s)}`
  );
}

function viewSources(sections: readonly string[], assets: PageAssets): string[] {
  return [...new Set(sections)]
    .map((section) => assets.viewSource(section))
    .filter((source) => source !== undefined);
}

function pageBody(page: Page, { document, info, widgets }: Surroundings): Body {
  const { header, main, footer } = pageSections(page.components);
  const problems: string[] = [];
  const draw = (placed: PlacedSection | undefined) =>
    placed === undefined ? '' : sectionMarkup(placed, document, info, problems);
  const top = draw(header);
  const markup = frame({
    info,
    header: top,
    main: main.map(draw).join(''),
    footer: draw(footer),
    widgets,
  });
  const sections = [header, ...main, footer].map((placed) => placed?.component.section ?? '');
  return { markup, sections, problems };
}

/** The site's 404 page: its own bar and footer around what there is to say. */
function notFoundBody({ document, info, widgets }: Surroundings): Body {
  const components = document.pages[0]?.components ?? [];
  const { header, footer } = pageSections(components);
  const problems: string[] = [];
  const bar = header && withSection(header.component, <NotFoundBar />);
  const markup = frame({
    info,
    header: bar ? toMarkup(bar, info) : '',
    main: toMarkup(<NotFoundContent />, info),
    footer: footer ? sectionMarkup({ ...footer, titleLevel: 2 }, document, info, problems) : '',
    widgets,
  });
  const sections = [header, footer].map((placed) => placed?.component.section ?? '');
  return { markup, sections, problems };
}

function withSection(component: Component, children: ReactNode): ReactNode {
  const info = {
    id: 'not-found',
    section: component.section,
    colorMode: '' as const,
    orientation: 'LEFT' as const,
    titleLevel: 2 as const,
    source: liveSource(component.data),
  };
  return <SectionProvider value={info}>{children}</SectionProvider>;
}

function frame(parts: {
  info: PageInfo;
  header: string;
  main: string;
  footer: string;
  widgets: string;
}): string {
  const { info, header, main, footer, widgets } = parts;
  return (
    `<a class="skip-link" href="#main">${escapeHtml(info.words.skipToContent)}</a>` +
    (header === '' ? '' : `<header>${header}</header>`) +
    `<main id="main" tabindex="-1">${main}</main>` +
    (footer === '' ? '' : `<footer>${footer}</footer>`) +
    widgets
  );
}

/** A section's markup. One that can't be rendered is left out: the rest of the page still serves its visitor. */
function sectionMarkup(
  { component, titleLevel }: PlacedSection,
  document: SiteDocument,
  info: PageInfo,
  problems: string[],
): string {
  const View = views.get(component.section);
  if (View === undefined) return '';
  try {
    return toMarkup(
      <SectionElement {...{ component, titleLevel, View }} theme={document.theme} />,
      info,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(`${component.section} ${component.id}: ${reason}`);
    return '';
  }
}

function toMarkup(content: ReactNode, info: PageInfo): string {
  return renderToString(
    <PageProvider value={info}>
      <PartsProvider value={liveParts}>{content}</PartsProvider>
    </PageProvider>,
  );
}

/** A page's body: the sections of a page, or what the site says where it has none. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { shownData } from '../core/catalogue/shown-data';
import type { Component, Page, SiteDocument } from '../core/document/document';
import '../parts/icons/all-icons';
import { liveParts } from '../parts/live-parts';
import { liveSource } from '../parts/live-source';
import { PageProvider, type PageInfo } from '../parts/page-context';
import { PartsProvider } from '../parts/parts';
import { SectionProvider } from '../parts/section-context';
import { catalogue } from '../sections/catalogue';
import { views } from '../sections/views';
import { pageSections, type PlacedSection } from './page-sections';
import { SectionElement } from './section-element';
import { escapeHtml, tag } from './shell/escape';
import { pageMeta } from './shell/head';
import { NotFoundBar, NotFoundContent } from './shell/not-found';

/** What the body is made from beside its page. */
export interface Surroundings {
  document: SiteDocument;
  info: PageInfo;
  /** Markup of the widgets. */
  widgets: string;
  /** Markup of the cookie banner. */
  consent: string;
}

/** A page's body, and what it was made from. */
export interface Body {
  markup: string;
  sections: readonly string[];
  problems: readonly string[];
}

/** The body of a page. */
export function pageBody(page: Page, { document, info, widgets, consent }: Surroundings): Body {
  const { header, main, footer } = pageSections(page.components);
  const problems: string[] = [];
  const draw = (placed: PlacedSection | undefined) =>
    placed === undefined ? '' : sectionMarkup(placed, document, info, problems);
  const drawn = { header: draw(header), main: main.map(draw).join(''), footer: draw(footer) };
  const hasHeading = Object.values(drawn).some((part) => part.includes('<h1'));
  const markup = frame({
    info,
    ...drawn,
    main: (hasHeading ? '' : unseenHeading(page, document, info)) + drawn.main,
    widgets,
    consent,
  });
  const sections = [header, ...main, footer].map((placed) => placed?.component.section ?? '');
  return { markup, sections, problems };
}

/** A page without any title is still told by its name to whoever doesn't see it. */
function unseenHeading(page: Page, document: SiteDocument, info: PageInfo): string {
  const { key, title } = pageMeta(document, page);
  const marks = info.foreign?.(`${key}/title`, title);
  return `${tag('h1', { class: 'unseen', ...marks })}${escapeHtml(title || document.settings.name)}</h1>`;
}

/** The site's 404 page: its own bar and footer around what there is to say. */
export function notFoundBody({ document, info, widgets, consent }: Surroundings): Body {
  const components = document.pages[0]?.components ?? [];
  const { header, footer } = pageSections(components);
  const problems: string[] = [];
  const bar =
    header &&
    withSection(
      header.component,
      <NotFoundBar colorMode={header.component.colorMode || document.theme.colorMode} />,
    );
  const markup = frame({
    info,
    header: bar ? toMarkup(bar, info) : '',
    main: toMarkup(<NotFoundContent />, info),
    footer: footer ? sectionMarkup({ ...footer, titleLevel: 2 }, document, info, problems) : '',
    widgets,
    consent,
  });
  const sections = [header, footer].map((placed) => placed?.component.section ?? '');
  return { markup, sections, problems };
}

function withSection(component: Component, children: ReactNode): ReactNode {
  const info = {
    id: 'not-found',
    section: component.section,
    colorMode: 'LIGHT' as const,
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
  consent: string;
}): string {
  const { info, header, main, footer, widgets, consent } = parts;
  return (
    `${tag('a', { class: 'skip-link', href: '#main', ...info.wordsMarks })}${escapeHtml(info.words.skipToContent)}</a>` +
    consent +
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
  const fields = catalogue.get(component.section)?.fields ?? {};
  const shown = { ...component, data: shownData(fields, component.data) };
  try {
    return toMarkup(
      <SectionElement {...{ titleLevel, View }} component={shown} theme={document.theme} />,
      info,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(`${component.section} ${component.id}: ${reason}`);
    return '';
  }
}

/** Markup of what stands on a page. */
export function toMarkup(content: ReactNode, info: PageInfo): string {
  return renderToString(
    <PageProvider value={info}>
      <PartsProvider value={liveParts}>{content}</PartsProvider>
    </PageProvider>,
  );
}

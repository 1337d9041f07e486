/** Renders a part as it stands in a section of a page, for tests. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visitorWords } from '../../core/words/visitor';
import '../icons/all-icons';
import { isolatedNumbers } from '../isolated-numbers';
import { liveParts } from '../live-parts';
import { liveSource } from '../live-source';
import { PageProvider, type PageInfo } from '../page-context';
import { PartsProvider } from '../parts';
import { SectionProvider, type SectionInfo } from '../section-context';

export const testPage: PageInfo = {
  mode: 'live',
  siteId: 's1',
  siteHash: 'h1',
  siteName: 'Test site',
  siteLogo: { onLight: '', onDark: '' },
  language: 'en',
  languages: [],
  isPrimaryUnprefixed: true,
  path: '/',
  routeBase: '',
  languagePrefix: '',
  navigation: {
    header: [],
    footer: [],
    privacy: { name: 'Privacy', link: '/PrivacyPolicy', showInFooter: false },
    bar: {
      isFixed: true,
      activeStyle: 'line_bottom',
      alignment: 'right',
      languageMenuLayout: 'full',
    },
  },
  extraLinksLabel: 'More',
  media: {},
  events: [],
  hasCookieSettings: false,
  words: visitorWords('en'),
  numbers: isolatedNumbers,
};

/** The markup of a part over a section's data. */
export function draw(
  content: ReactNode,
  data: Record<string, unknown> = {},
  page: Partial<PageInfo> = {},
  section: Partial<SectionInfo> = {},
): string {
  const info: SectionInfo = {
    id: 'c1',
    section: 'CTA1',
    colorMode: 'LIGHT',
    orientation: 'LEFT',
    titleLevel: 2,
    source: liveSource(data),
    ...section,
  };
  return renderToStaticMarkup(
    <PageProvider value={{ ...testPage, ...page }}>
      <PartsProvider value={liveParts}>
        <SectionProvider value={info}>{content}</SectionProvider>
      </PartsProvider>
    </PageProvider>,
  );
}

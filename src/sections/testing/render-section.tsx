/** Renders one section as a published page does. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initialData } from '../../core/fields/build-field';
import { navigationFields } from '../../core/document/records';
import { visitorWords } from '../../core/words/visitor';
import '../../parts/icons/all-icons';
import { liveParts } from '../../parts/live-parts';
import { liveSource } from '../../parts/live-source';
import { PageProvider, type PageInfo } from '../../parts/page-context';
import { PartsProvider } from '../../parts/parts';
import { SectionProvider, type SectionInfo } from '../../parts/section-context';
import { views } from '../views';

const PAGE: PageInfo = {
  mode: 'live',
  siteId: 's1',
  siteHash: 'h1',
  siteName: 'Site',
  siteLogo: { onLight: '', onDark: '' },
  hasCookieSettings: false,
  language: 'en',
  languages: [],
  isPrimaryUnprefixed: true,
  path: '/',
  routeBase: '/',
  languagePrefix: '',
  navigation: initialData(navigationFields),
  extraLinksLabel: 'More',
  media: {},
  events: [],
  words: visitorWords('en'),
};

interface Options {
  section: string;
  data: Readonly<Record<string, unknown>>;
  page?: Partial<PageInfo>;
  info?: Partial<SectionInfo>;
}

/** A section's view as HTML. */
export function renderSection(options: Options): string {
  const View = views.get(options.section);
  if (View === undefined) throw new Error(`No view is named ${options.section}.`);
  return renderToString(
    <SectionPage {...options}>
      <View />
    </SectionPage>,
  );
}

/** What stands around a section's view on a page. */
export function SectionPage(options: Options & { children: ReactNode }) {
  const { section, data } = options;
  const info: SectionInfo = {
    id: 'c1',
    section,
    colorMode: 'LIGHT',
    orientation: 'LEFT',
    titleLevel: 2,
    source: liveSource(data),
    ...options.info,
  };
  return (
    <PageProvider value={{ ...PAGE, ...options.page }}>
      <PartsProvider value={liveParts}>
        <SectionProvider value={info}>{options.children}</SectionProvider>
      </PartsProvider>
    </PageProvider>
  );
}

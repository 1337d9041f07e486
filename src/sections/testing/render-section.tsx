/** Renders one section as a published page does. */
import { renderToString } from 'react-dom/server';
import { initialData } from '../../core/fields/vocabulary';
import { navigationFields } from '../../core/document/records';
import { visitorWords } from '../../core/words/visitor';
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

export function renderSection(options: {
  section: string;
  data: Readonly<Record<string, unknown>>;
  page?: Partial<PageInfo>;
  info?: Partial<SectionInfo>;
}): string {
  const { section, data } = options;
  const View = views.get(section);
  if (View === undefined) throw new Error(`No view is named ${section}.`);
  const info: SectionInfo = {
    id: 'c1',
    section,
    colorMode: 'LIGHT',
    orientation: 'LEFT',
    titleLevel: 2,
    source: liveSource(data),
    ...options.info,
  };
  return renderToString(
    <PageProvider value={{ ...PAGE, ...options.page }}>
      <PartsProvider value={liveParts}>
        <SectionProvider value={info}>
          <View />
        </SectionProvider>
      </PartsProvider>
    </PageProvider>,
  );
}

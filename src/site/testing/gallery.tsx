/**
 * Pages that hold one section each, in every combination there is: what the gallery shows, the thumbnails picture and
 * the tests over the catalogue look at. Built for itself, never part of the product's build.
 */
import * as Y from 'yjs';
import type { MediaRecord, Release } from '../../core/document/document';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { readDocument } from '../../core/draft/read-document';
import { localise } from '../../core/draft/translations';
import type { Palette } from '../../core/theme/settings';
import { themeCss } from '../../core/theme/theme-css';
import { catalogue } from '../../sections/catalogue';
import { sampleMedia } from '../../sections/sample/media';
import { sampleSite } from '../../sections/sample-site';
import { samples } from '../../sections/samples';
import { combinationName, type Combination } from '../../sections/testing/combinations';
import { fill, type Filling } from '../../sections/testing/fill';
import { fontCss } from '../fonts/font-css';
import type { PageAssets } from '../page-assets';
import { pageBody } from '../page-body';
import { pageInfo } from '../page-info';
import { render } from '../render';
import { sharedStyles } from '../shell/styles';
import { testComponent, testLanguage, testRelease, testSite } from './release';

export { pageAssets } from '../page-assets';
export { staticFile } from '../static-files';
export {
  allCombinations,
  combinationName,
  paletteCombinations,
  pairwiseCombinations,
} from '../../sections/testing/combinations';
export { catalogue, sampleMedia };

/** A paid site has no notice of the builder's under its page. */
const SITE = { ...testSite, isPaid: true };

/** Width and height of the sample's files by name, as the caller has measured them. */
export type Measures = Readonly<Record<string, { width: number; height: number }>>;

/** Where the sample's files and those of filled sections are served. */
const SAMPLE_ADDRESS = '/media/';
const FILLED: Readonly<Record<string, string>> = {
  '/media/picture.jpg': 'locked-valve',
  '/media/film.webm': 'hero-loop',
};

const FILLING = {
  empty: 'empty',
  minimum: 'initial',
  maximum: 'full',
  hostile: 'hostile',
} as const satisfies Record<Exclude<Combination['content'], 'sample'>, Filling>;

/** The file of the sample that an address of the gallery stands for. */
export function sampleFileAt(address: string): string | undefined {
  return sampleMedia.find((media) => {
    return media.name === FILLED[address] || addressOf(media) === address;
  })?.file;
}

/** With the file's ending, by which a video is known. */
function addressOf({ file }: { file: string }): string {
  return `${SAMPLE_ADDRESS}${file}`;
}

/** Data that names files of the sample (`media:{name}`) with their addresses in place of the names. */
function withAddresses<Data>(data: Data): Data {
  return JSON.parse(
    sampleMedia.reduce(
      (json, media) => json.replaceAll(`"media:${media.name}"`, `"${addressOf(media)}"`),
      JSON.stringify(data),
    ),
  ) as Data;
}

/** The whole page of a combination, as a visitor gets it. */
export function galleryPage(
  combination: Combination,
  options: { assets: PageAssets; measures: Measures; palette?: Palette | undefined },
): string {
  const release = galleryRelease(combination, options);
  return render(release, SITE, '/', languageOf(combination), options.assets).html;
}

/** The changing parts of a combination's page; the rest is `galleryStyles`. */
export interface GalleryBody {
  name: string;
  language: string;
  direction: string;
  markup: string;
  theme: string;
  /** Sections that could not be rendered. */
  problems: readonly string[];
}

/** A combination's body and theme: many of them can be shown in one page after another. */
export function galleryBody(
  combination: Combination,
  options: { measures: Measures; palette?: Palette | undefined },
): GalleryBody {
  const release = galleryRelease(combination, options);
  const code = languageOf(combination);
  const document = localise(release, code);
  const language = document.languages.find((candidate) => candidate.code === code);
  const page = document.pages[0];
  if (!language || !page) throw new Error('The gallery has no page.');
  const info = pageInfo({
    document,
    media: release.media,
    site: SITE,
    language,
    path: '/',
    mode: 'live',
  });
  const { markup, problems } = pageBody(page, { document, info, widgets: '', consent: '' });
  return {
    name: combinationName(combination),
    language: code,
    direction: combination.direction,
    markup,
    theme: themeCss(document.theme),
    problems,
  };
}

/** What all of them share: fonts, and the styles of the page, its parts and every section in a page's own order. */
export function galleryStyles(assets: PageAssets): string {
  const sections = [...catalogue.keys()];
  const markup = sections.map((section) => galleryBody(fullest(section), { measures: {} }).markup);
  const views = sections.flatMap((section) => assets.viewSource(section) ?? []);
  const sources = [...sharedStyles(markup.join('')), ...views];
  return `${fontCss(sampleTheme(), '/')}\n${assets.styles(sources)}`;
}

const fullest = (section: string): Combination => ({
  section,
  content: 'maximum',
  colorMode: 'LIGHT',
  look: 'ROUNDED',
  orientation: 'LEFT',
  direction: 'ltr',
});

function languageOf({ direction }: Combination): string {
  return direction === 'rtl' ? 'ar' : 'en';
}

function galleryRelease(
  combination: Combination,
  { measures, palette }: { measures: Measures; palette?: Palette | undefined },
): Release {
  const { section, content, colorMode, look, orientation } = combination;
  const sample = sampleSite();
  const component = testComponent(section, 'one', contentOf(section, content));
  const edits = (name: string) =>
    sample.edits.flatMap((edit) =>
      edit.edit === name && 'values' in edit ? [edit.values as Record<string, unknown>] : [],
    );
  const theme = { ...sampleTheme(), colorMode, look, orientation };
  const release = testRelease(
    [
      {
        path: '/',
        components: [{ ...component, colorMode: '' }],
        meta: { title: combinationName(combination) },
      },
    ],
    {
      theme: palette === undefined ? theme : { ...theme, palette },
      navigation: edits('setNavigation')[0] ?? {},
      languages: [testLanguage('en', { isPrimary: true, localizedName: 'English' }), arabic()],
      media: galleryMedia(measures),
    },
  );
  release.document.events.push(...EVENTS);
  if (content === 'sample') Object.assign(release.document.settings, sampleLogo());
  return release;
}

const EVENTS = [
  {
    id: 'open-day',
    name: 'Open morning on the training rig',
    start: '2027-05-20T08:00',
    end: '2027-05-20T12:30',
    place: 'Regent Quay 14, Aberdeen',
  },
];

const arabic = () => testLanguage('ar', { localizedName: 'العربية', flagCode: 'eg', order: 1 });

/** The sample site's logos, which its headers and footers show. */
function sampleLogo() {
  const edit = sampleSite().edits.find((candidate) => candidate.edit === 'setSettings');
  const { logo, logoDark } = { ...(edit?.values as { logo: string; logoDark: string }) };
  return withAddresses({ logo, logoDark });
}

function sampleTheme() {
  const edit = sampleSite().edits.find((candidate) => candidate.edit === 'setTheme');
  return { ...(edit?.values as { primaryFont: string; secondaryFont: string }) };
}

function contentOf(section: string, content: Combination['content']): Record<string, unknown> {
  if (content !== 'sample') return fill(catalogue.get(section)?.fields ?? {}, FILLING[content]);
  const data = withAddresses(samples.get(section) ?? {});
  const doc = new Y.Doc();
  const edits = [
    { edit: 'addLanguage', code: 'en', values: { name: 'English', status: 'active' } },
    { edit: 'addPage', id: 'page', values: { path: '/' } },
    { edit: 'addSection', page: 'page', section, data },
  ];
  Y.applyUpdate(doc, applyEdits(doc, edits, catalogue).update);
  const { pages } = readDocument(new Draft(doc, catalogue));
  return pages[0]?.components[0]?.data ?? {};
}

function galleryMedia(measures: Measures): Release['media'] {
  const record = (url: string, name: string, alt: string): [string, MediaRecord] => {
    const { width, height } = measures[name] ?? { width: null, height: null };
    const type = 'image/jpeg';
    return [url, { id: name, url, type, width, height, alt, variants: {} }];
  };
  return Object.fromEntries([
    ...sampleMedia.map((media) => record(addressOf(media), media.name, media.alt)),
    ...Object.entries(FILLED).map(([url, name]) => record(url, name, 'A locked valve')),
  ]);
}

/** Whether a section's sample has something to show: the sample site's second footer is empty on purpose. */
export function isSampleShown(section: string): boolean {
  return section !== 'Footer5';
}

/** Releases for tests: every section with what a new one has, and whatever a test puts in its place. */
import type { SectionDefinition } from '../../core/catalogue/section';
import type { Component, Language, Release, SiteContext } from '../../core/document/document';
import {
  navigationFields,
  pageFields,
  settingsFields,
  themeFields,
  widgetsFields,
} from '../../core/document/records';
import type { Field, Fields } from '../../core/fields/field';
import { catalogue } from '../../sections/catalogue';
import type { PageAssets } from '../page-assets';

/** What a new record has, the items of its lists included. */
export function initialRecord(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, initialValue(field)]),
  );
}

function initialValue(field: Field): unknown {
  if (field.meta.kind === 'group') return initialRecord(field.fields ?? {});
  if (field.meta.kind !== 'list') return field.initial();
  return (field.initialItems ?? []).map((item, index) => ({
    ...initialRecord(field.fields ?? {}),
    id: `i${index + 1}`,
    ...item,
  }));
}

/** A component with a new section's data, and the values given. */
export function testComponent(
  section: string,
  id: string,
  data: Record<string, unknown> = {},
): Component {
  const definition: SectionDefinition | undefined = catalogue.get(section);
  if (definition === undefined) throw new Error(`No section ${section}.`);
  return {
    id,
    uniqId: id,
    section,
    version: definition.version,
    category: definition.category,
    colorMode: definition.colorMode,
    orientation: '',
    status: 'published',
    data: { ...initialRecord(definition.fields), ...data },
  };
}

export function testLanguage(code: string, values: Partial<Language> = {}): Language {
  return {
    id: code,
    code,
    name: code,
    localizedName: code,
    flagCode: code === 'en' ? 'gb' : 'se',
    status: 'active',
    isPrimary: false,
    order: 0,
    ...values,
  };
}

export interface TestPage {
  path: string;
  components: Component[];
  meta?: Record<string, unknown>;
}

/** A release with these pages; the settings given replace single values of a new site's. */
export function testRelease(
  pages: readonly TestPage[],
  changes: {
    settings?: object;
    navigation?: object;
    widgets?: object;
    theme?: object;
    languages?: Language[];
    translations?: Release['translations'];
    media?: Release['media'];
  } = {},
): Release {
  const document = {
    version: 1,
    settings: { ...initialRecord(settingsFields), name: 'Test site', ...changes.settings },
    theme: { ...initialRecord(themeFields), ...changes.theme },
    languages: changes.languages ?? [testLanguage('en', { isPrimary: true })],
    navigation: { ...initialRecord(navigationFields), ...changes.navigation },
    widgets: { ...initialRecord(widgetsFields), ...changes.widgets },
    events: [],
    pages: pages.map(({ path, components, meta }, index) => ({
      id: `page${index + 1}`,
      path,
      meta: { ...(initialRecord(pageFields)['meta'] as object), ...meta },
      components,
    })),
  };
  return {
    number: 1,
    // Built from the same field declarations as a document; the type can't follow the loop.
    document: document as unknown as Release['document'],
    translations: changes.translations ?? {},
    media: changes.media ?? {},
  };
}

export const testSite: SiteContext = {
  id: 'site1',
  hash: 'hash1',
  origin: 'https://demo.example',
  isPaid: false,
  version: '0.1.0',
};

/** Assets without a build: the styles name their sources. */
export const testAssets: PageAssets = {
  styles: (sources) => sources.map((source) => `/* ${source} */`).join('\n'),
  viewSource: (section) => `src/sections/${section}/view.tsx`,
  loaderAddress: '/static/rt/loader.js',
  // Enough to tell contents apart; a test of the policy brings the real one.
  sha256: (content) => `length${content.length}`,
};

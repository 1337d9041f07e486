/** A site's content as the list of edits that makes it: for import, and for going back to a release. */
import type { Component, Page, Release } from '../document/document';
import type { Edit } from './edits/edit';

type Content = Pick<Release, 'document' | 'translations' | 'media'>;

/**
 * The edits that make a site's content in an empty draft, every id kept. Apply them with `unknown: 'keep'`: what another version wrote
 * goes along as it stands.
 */
export function documentEdits({ document, translations, media }: Content): Edit[] {
  const { settings, theme, navigation, widgets, languages, events, pages, redirects } = document;
  const edits = [
    ...languages.map(({ code, id: _id, order: _order, ...values }) => ({
      edit: 'addLanguage',
      code,
      values,
    })),
    { edit: 'setSettings', values: settings },
    { edit: 'setTheme', values: theme },
    { edit: 'setNavigation', values: navigation },
    { edit: 'setWidgets', values: widgets },
    ...events.map(({ id, ...values }) => ({ edit: 'addEvent', id, values })),
    ...pages.flatMap(pageEdits),
    ...redirects.map(({ from, page }) => ({ edit: 'setRedirect', from, page })),
    ...Object.values(media)
      .filter(({ alt }) => alt !== '')
      .map(({ id, alt }) => ({ edit: 'setText', scope: `media:${id}`, path: ['alt'], text: alt })),
    ...Object.entries(translations).flatMap(([lang, texts]) =>
      Object.entries(texts).map(([key, text]) => translationEdit(lang, key, text)),
    ),
  ];
  // Values of a document are JSON of the edits' own shapes; each edit is checked where it is applied.
  return edits as Edit[];
}

function pageEdits({ id, components, ...values }: Page): object[] {
  return [
    { edit: 'addPage', id, values },
    ...components.map((component) => sectionEdit(id, component)),
  ];
}

function sectionEdit(page: string, component: Component): object {
  const { id, section, data, colorMode, orientation, status } = component;
  return {
    edit: 'addSection',
    page,
    id,
    section,
    data,
    values: { colorMode, orientation, status },
  };
}

const SINGLE = new Set(['settings', 'navigation', 'widgets']);

/** The edit that sets the translation under a key such as `c1/plans/#p2/cardTitle`. */
function translationEdit(lang: string, key: string, text: string): object {
  const [record = '', ...segments] = key.split('/');
  const path = segments.map((segment) => segment.replace(/^#/, ''));
  const isScope = SINGLE.has(record) || record.includes(':');
  return {
    edit: 'setText',
    ...(isScope ? { scope: record } : { component: record }),
    path,
    text,
    lang,
  };
}

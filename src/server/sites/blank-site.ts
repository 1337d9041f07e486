import { INITIAL_CATEGORIES } from '../../core/document/consent-fields';

/** What a new site starts with: one language and one empty page. */
export function blankSite(name: string): Record<string, unknown>[] {
  return [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'setSettings', values: { name } },
    {
      edit: 'setWidgets',
      values: { gdprBanner: { settings: { categories: INITIAL_CATEGORIES } } },
    },
    { edit: 'addPage', values: { path: '/', meta: { title: name } } },
  ];
}

/** What a new site starts with: one language and one empty page. */
export function blankSite(name: string): Record<string, unknown>[] {
  return [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'setSettings', values: { name } },
    { edit: 'addPage', values: { path: '/', meta: { title: name } } },
  ];
}

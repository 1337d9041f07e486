import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { checkSite } from '../../core/checks/check-site';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { History } from '../../core/draft/history';
import { readDocument } from '../../core/draft/read-document';
import { catalogue } from '../../sections/catalogue';
import { pageTemplates } from '../../sections/page-templates/page-templates';
import { templateEdits } from './template-edits';

function site(more: readonly Edit[] = []): Draft {
  const draft = new Draft(new Y.Doc(), catalogue);
  const edits: readonly Edit[] = [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'addPage', id: 'home', values: { path: '/' } },
    ...more,
  ];
  for (const edit of edits) applyEdit(draft, edit);
  return draft;
}

const add = (draft: Draft, index: number, path = '/new') => {
  const template = pageTemplates[index];
  if (template === undefined) throw new Error('No such template.');
  const history = new History(draft);
  history.applyAll(templateEdits(draft, template, { page: 'new', path, title: template.name }, {}));
  return { history, page: () => readDocument(draft).pages.find(({ id }) => id === 'new') };
};
const indexOf = (id: string) => pageTemplates.findIndex((template) => template.id === id);

describe('a page from a template', () => {
  it.each(pageTemplates.map(({ id }, index) => [id, index] as const))(
    '“%s” breaks no rule and has a title, a header and a footer',
    (_, index) => {
      const draft = site();
      const page = add(draft, index).page();
      expect(page?.components[0]?.category).toBe('header');
      expect(page?.components.at(-1)?.category).toBe('footer');
      // What only its owner can give it.
      const owners = ['description', 'picture'];
      const findings = checkSite({
        document: readDocument(draft),
        alt: {},
        untranslated: {},
        catalogue,
      }).filter(({ page, rule }) => page === 'new' && !owners.includes(rule));
      expect(findings).toEqual([]);
    },
  );

  it('has the site’s logo, its footer and the way to its contact form', () => {
    const draft = site([
      {
        edit: 'addSection',
        id: 'hero',
        page: 'home',
        section: 'Header53',
        data: { logoSrc: '/media/mark.svg', logoWidth: 210 },
      },
      { edit: 'addSection', id: 'form', page: 'home', section: 'Contact3' },
      {
        edit: 'addSection',
        id: 'foot',
        page: 'home',
        section: 'Footer5',
        data: { copyrightText: '© Lockstep' },
      },
    ]);
    const page = add(draft, indexOf('about')).page();
    expect(page?.components[0]?.data).toMatchObject({
      logoSrc: '/media/mark.svg',
      logoWidth: 210,
      title: 'The people behind the work',
    });
    expect(page?.components.at(-1)).toMatchObject({
      section: 'Footer5',
      data: { copyrightText: '© Lockstep' },
    });
    const call = page?.components.find(({ section }) => section === 'CTA1');
    expect(call?.data).toMatchObject({ buttons: [{ btnUrl: '/#comp-form' }] });
  });

  it('takes the navigation alone once per site, then a hero', () => {
    const draft = site();
    expect(add(draft, indexOf('contact')).page()?.components[0]?.section).toBe('NoHeader');
    const second = pageTemplates[indexOf('questions')];
    if (second === undefined) throw new Error('No such template.');
    const edits = templateEdits(draft, second, { page: 'more', path: '/more', title: 'More' }, {});
    expect(edits).toContainEqual(expect.objectContaining({ section: 'Header53', page: 'more' }));
  });

  it('is one step of undo', () => {
    const draft = site();
    const { history, page } = add(draft, 0);
    history.undo();
    expect(page()).toBeUndefined();
    history.redo();
    expect(page()?.components.length).toBeGreaterThan(3);
  });
});

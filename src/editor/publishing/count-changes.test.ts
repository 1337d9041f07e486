import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { ReleaseChanges } from '../../core/api/release';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { changedParts } from './changed-parts';
import { countChanges, countTouched } from './count-changes';

const field = (path: string) => ({ path, before: 'a', after: 'b' });

describe('the number of changes', () => {
  it('counts fields, and a new section as one', () => {
    const changes: ReleaseChanges = {
      pages: [
        {
          page: 'home',
          path: '/',
          title: '',
          change: 'changed',
          fields: [field('title')],
          sections: [
            { component: 'c1', section: 'CTA1', change: 'changed', fields: [field('title')] },
            {
              component: 'c2',
              section: 'Pricing7',
              change: 'added',
              fields: [field('title'), field('paragraph')],
            },
            { component: 'c3', section: 'CTA1', change: 'moved', fields: [] },
          ],
        },
      ],
      site: [{ part: 'theme', fields: [field('look')] }],
    };
    expect(changedParts(changes).map(({ name, count }) => [name, count])).toEqual([
      ['Home', 4],
      ['Theme', 1],
    ]);
    expect(countChanges(changes)).toBe(5);
  });

  it('is told of pages of one title by their paths too', () => {
    const pages = ['/about', '/about-copy'].map((path): ReleaseChanges['pages'][number] => ({
      page: path,
      path,
      title: 'About us',
      change: 'added',
      fields: [],
      sections: [],
    }));
    expect(changedParts({ pages, site: [] }).map(({ name }) => name)).toEqual([
      'About us (/about)',
      'About us (/about-copy)',
    ]);
  });

  it('counts a new language as one, whatever is known of it', () => {
    const changes: ReleaseChanges = {
      pages: [],
      site: [
        { part: 'languages', fields: [field('#sv/name'), field('#sv/code'), field('#de/status')] },
      ],
    };
    expect(countChanges(changes)).toBe(2);
  });

  it('counts a page that came or went as one', () => {
    const changes: ReleaseChanges = {
      pages: [
        {
          page: 'a',
          path: '/about',
          title: 'About',
          change: 'added',
          fields: [field('title')],
          sections: [{ component: 'c1', section: 'CTA1', change: 'added', fields: [] }],
        },
        { page: 'b', path: '/old', title: '', change: 'removed', fields: [], sections: [] },
      ],
      site: [],
    };
    expect(changedParts(changes)).toMatchObject([
      { name: 'About', note: 'new page', count: 1, page: 'a' },
      { name: '/old', note: 'removed', count: 1 },
    ]);
  });
});

describe('the number of changes that the server has not counted yet', () => {
  const NONE: ReleaseChanges = { pages: [], site: [] };
  /** What is counted of edits to a page with two sections, where the server has named some changes already. */
  function countOf(edits: readonly Edit[], known = NONE): number {
    const draft = new Draft(new Y.Doc(), catalogue);
    applyEdit(draft, { edit: 'addLanguage', code: 'en' });
    applyEdit(draft, { edit: 'addPage', id: 'p1', values: { path: '/' } });
    for (const id of ['c1', 'c2'])
      applyEdit(draft, { edit: 'addSection', id, page: 'p1', section: 'CTA1' });
    const touched = new Set<string>();
    new DraftStore(draft).subscribeAll((keys) => keys.forEach((key) => touched.add(key)));
    for (const edit of edits) applyEdit(draft, edit);
    return countTouched(touched, known, (section) => draft.placeOf(section)?.page);
  }
  const setText = (field: string, text: string): Edit => ({
    edit: 'setText',
    component: 'c1',
    path: [field],
    text,
  });

  it('counts each text once, however often it is written', () => {
    const edits = [setText('title', 'A'), setText('title', 'B'), setText('paragraph', 'C')];
    expect(countOf(edits)).toBe(2);
  });

  it('counts a section that came, moved or went as one', () => {
    const section = 'Pricing7';
    expect(countOf([{ edit: 'addSection', id: 'c3', page: 'p1', section }])).toBe(1);
    expect(countOf([{ edit: 'moveSection', component: 'c1', index: 1 }])).toBe(1);
    expect(countOf([{ edit: 'removeSection', component: 'c1' }])).toBe(1);
  });

  const newPage: readonly Edit[] = [
    { edit: 'addPage', id: 'p2', values: { path: '/about', meta: { title: 'About' } } },
    { edit: 'addSection', id: 'c3', page: 'p2', section: 'CTA1' },
    { edit: 'addSection', id: 'c4', page: 'p2', section: 'Pricing7' },
  ];

  it('counts a new page as one, with the sections that came on it', () => {
    expect(countOf(newPage)).toBe(1);
  });

  it('counts a new language as one', () => {
    expect(countOf([{ edit: 'addLanguage', code: 'sv' }])).toBe(1);
  });

  it('adds nothing to what the server names already', () => {
    const known: ReleaseChanges = {
      pages: [
        {
          page: 'p1',
          path: '/',
          title: '',
          change: 'changed',
          fields: [],
          sections: [
            { component: 'c1', section: 'CTA1', change: 'changed', fields: [field('title')] },
          ],
        },
        { page: 'p2', path: '/about', title: '', change: 'added', fields: [], sections: [] },
      ],
      site: [{ part: 'languages', fields: [field('#sv/name')] }],
    };
    expect(countOf([setText('title', 'A')], known)).toBe(0);
    expect(countOf(newPage, known)).toBe(0);
    expect(countOf([{ edit: 'addLanguage', code: 'sv' }], known)).toBe(0);
    const other: Edit = { edit: 'setText', component: 'c2', path: ['title'], text: 'B' };
    expect(countOf([other], known)).toBe(1);
    const title: Edit = { edit: 'setPage', page: 'p1', values: { meta: { title: 'Home' } } };
    expect(countOf([title], known)).toBe(1);
  });
});

import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { placeName } from './place-name';

it('calls a page by its title, else by its path, the home page “Home”', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  const name = (page: string) => placeName(draft, `page:${page}.meta.description`);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'p1', values: { path: '/' } });
  applyEdit(draft, { edit: 'addPage', id: 'p2', values: { path: '/about' } });
  expect([name('p1'), name('p2')]).toEqual([
    'Page “Home”, Description',
    'Page “/about”, Description',
  ]);
  applyEdit(draft, { edit: 'setPage', page: 'p2', values: { meta: { title: ' Who we are ' } } });
  expect(name('p2')).toBe('Page “Who we are”, Description');
});

import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { isThere, ownersOf } from './place-of-value';

it('a value stands in its section and in each item around it', () => {
  expect(ownersOf('c1/logoSrc')).toEqual(['c1']);
  expect(ownersOf('c1/plans/#p2/options/#o1/text')).toEqual([
    'c1',
    'c1/plans/#p2',
    'c1/plans/#p2/options/#o1',
  ]);
});

it('a link of the site stands in no section', () => {
  expect(ownersOf('navigation/header/#l1/link')).toEqual(['navigation/header/#l1']);
  expect(ownersOf('navigation/privacy')).toEqual([]);
});

it.each<[what: string, edit: Edit]>([
  ['its section', { edit: 'removeSection', component: 'plans' }],
  ['its page', { edit: 'removePage', page: 'about' }],
  ['an item around it', { edit: 'removeItem', component: 'plans', path: ['plans', 'p1'] }],
])('a value is there until somebody deletes %s', (_what, edit) => {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  applyEdit(draft, { edit: 'addPage', id: 'about', values: { path: '/about' } });
  applyEdit(draft, { edit: 'addSection', id: 'plans', page: 'about', section: 'Pricing7' });
  applyEdit(draft, { edit: 'addItem', component: 'plans', path: ['plans'], id: 'p1' });
  const key = 'plans/plans/#p1/cardBtnLink';
  expect(isThere(draft, key)).toBe(true);
  expect(isThere(draft, 'navigation/privacy')).toBe(true);
  applyEdit(draft, edit);
  expect(isThere(draft, key)).toBe(false);
});

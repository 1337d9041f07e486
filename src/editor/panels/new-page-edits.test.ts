import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { siteEdit } from '../../core/draft/edits/site-edits';
import { History } from '../../core/draft/history';
import { readDocument } from '../../core/draft/read-document';
import { catalogue } from '../../sections/catalogue';
import { MENU_MAX, menuEdit } from './new-page-edits';

function siteWith(title: string) {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  const history = new History(draft);
  const page = { page: 'new', path: '/crew', title };
  history.applyAll([
    siteEdit({ edit: 'addPage', id: 'new', values: { path: page.path, meta: { title } } }),
    menuEdit(page),
  ]);
  const menu = () => readDocument(draft).navigation.header.map(({ text, link }) => [text, link]);
  return { draft, history, menu };
}

it('a new page comes with its link at the end of the menu, in one step of undo, and the link follows its path', () => {
  const { draft, history, menu } = siteWith('Our crew');
  expect(menu()).toEqual([['Our crew', '/crew']]);
  applyEdit(draft, { edit: 'setPage', page: 'new', values: { path: '/team' } });
  expect(menu()).toEqual([['Our crew', '/team']]);
  history.undo();
  expect(menu()).toEqual([]);
  expect(draft.childrenOf('pages').map(([id]) => id)).toEqual(['home']);
});

it('the menu’s link has words within its limit of 60 characters, and some where the page has no title', () => {
  expect(siteWith('x'.repeat(80)).menu()).toEqual([['x'.repeat(60), '/crew']]);
  expect(siteWith('').menu()).toEqual([['/crew', '/crew']]);
  expect(MENU_MAX).toBe(30);
});

// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import * as Y from 'yjs';
import { afterEach, expect, it } from 'vitest';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { History } from '../../core/draft/history';
import { catalogue, SITE } from '../../core/draft/testing/test-site';
import { People } from '../live/people';
import { DeletedNotice } from './deleted-notice';
import { setUi, useUi } from './ui-state';

afterEach(() => {
  cleanup();
  setUi({ notice: '', selected: null });
});

/** A site with a page of news, as somebody edits it. */
function editing() {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, applyEdits(new Y.Doc(), SITE, catalogue).update);
  const draft = new Draft(doc, catalogue);
  const store = new DraftStore(draft);
  const history = new History(draft);
  history.apply({ edit: 'addPage', id: 'news', values: { path: '/news' } });
  return { live: { draft, store, people: new People(doc, () => true) }, history };
}

/** A page that one is at, which somebody else deletes. */
function deletePage() {
  const { live, history } = editing();
  const { rerender } = render(<DeletedNotice live={live} pageId="news" />);
  act(() => void history.apply({ edit: 'removePage', page: 'news' }));
  // The workspace shows that no page is there.
  rerender(<DeletedNotice live={live} pageId="" />);
  expect(notice()).toBe('The page /news was deleted by somebody else.');
  return { undo: () => act(() => void history.undo()) };
}

const notice = () => useUi.getState().notice;

it('what somebody else deleted is told until it is back', () => {
  const { undo } = deletePage();
  undo();
  expect(notice()).toBe('');
});

it('something else that is told meanwhile stays', () => {
  const { undo } = deletePage();
  setUi({ notice: 'The server can’t be reached.' });
  undo();
  expect(notice()).toBe('The server can’t be reached.');
});

it('what is gone before anybody watches is told, and not again on another page', () => {
  const { live, history } = editing();
  setUi({ selected: 'c1' });
  history.apply({ edit: 'removeSection', component: 'c1' });
  const { rerender } = render(<DeletedNotice live={live} pageId="home" />);
  expect(notice()).toBe('What you were changing was deleted by somebody else.');
  setUi({ notice: '', selected: 'c1' });
  rerender(<DeletedNotice live={live} pageId="news" />);
  expect(notice()).toBe('');
});

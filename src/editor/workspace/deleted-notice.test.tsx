// @vitest-environment jsdom
import { siteEdit } from '../../core/draft/edits/site-edits';
import { act, cleanup, render } from '@testing-library/react';
import * as Y from 'yjs';
import { afterEach, describe, expect, it } from 'vitest';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { ownEdit, type Edit } from '../../core/draft/edits/edit';
import { DraftStore } from '../../core/draft/draft-store';
import { History } from '../../core/draft/history';
import { catalogue, SITE } from '../../core/draft/testing/test-site';
import type { ActiveText } from '../editing/editing-context';
import type { TextState } from '../text/text-entry';
import { People } from '../live/people';
import { DeletedNotice } from './deleted-notice';
import { setUi, useUi } from './ui-state';

afterEach(() => {
  cleanup();
  setUi({ notice: '', text: null, lastText: '' });
});

/** A site with a page of news, as somebody edits it. */
function editing() {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, applyEdits(new Y.Doc(), SITE, catalogue).update);
  const draft = new Draft(doc, catalogue);
  const store = new DraftStore(draft);
  const history = new History(draft);
  history.apply(siteEdit({ edit: 'addPage', id: 'news', values: { path: '/news' } }));
  return { live: { draft, store, people: new People(doc, () => true) }, history };
}

/** A page that one is at, which somebody else deletes. */
function deletePage() {
  const { live, history } = editing();
  const { rerender } = render(<DeletedNotice live={live} pageId="news" />);
  act(() => void history.apply(siteEdit({ edit: 'removePage', page: 'news' })));
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

describe('what one wrote in, gone before anybody watches', () => {
  const watch = (lastText: string, removal: Edit, text: ActiveText | null = null) => {
    const { live, history } = editing();
    history.apply(ownEdit(removal));
    setUi({ lastText, text });
    return render(<DeletedNotice live={live} pageId="home" />);
  };
  const NOTICE = 'What you were writing in was deleted by somebody else.';
  const item: Edit = { edit: 'removeItem', component: 'c2', path: ['plans', 'p1'] };

  it.each([
    ['a section', 'c2/title', { edit: 'removeSection', component: 'c2' }],
    ['an item', 'c2/plans/#p1/cardTitle', item],
    ['an item within', 'c2/plans/#p1/options/#o/text', item],
  ] satisfies [string, string, Edit][])(
    'is told, of %s, and not again on another page',
    (_, at, removal) => {
      const { rerender } = watch(at, removal);
      expect(notice()).toBe(NOTICE);
      setUi({ notice: '' });
      const { live } = editing();
      rerender(<DeletedNotice live={live} pageId="news" />);
      expect(notice()).toBe('');
    },
  );

  it('is not what stands there still, and not what was left for another text', () => {
    watch('c1/placeholders/name', item);
    watch('c2/plans/#p2/cardTitle', item);
    const state: TextState = {
      length: 0,
      max: 20,
      counter: 'none',
      isFocused: true,
      message: '',
    };
    watch('c2/plans/#p1/cardTitle', item, {
      element: document.createElement('p'),
      key: 'c1/title',
      state,
    });
    expect(notice()).toBe('');
  });
});

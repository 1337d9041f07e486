// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { applyEdit } from '../../core/draft/edits/edit';
import { History } from '../../core/draft/history';
import { readLook } from '../../core/draft/read-look';
import { catalogue } from '../../sections/catalogue';
import { EditingProvider } from '../editing/editing-context';
import { OwnColours } from './own-colours';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

it('sections that don’t follow the theme’s colour mode are counted, and follow it by one step of undo', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  const modes = { first: 'DARK', second: '', third: 'LIGHT' } as const;
  for (const page of ['home', 'about'])
    applyEdit(draft, { edit: 'addPage', id: page, values: { path: `/${page}` } });
  for (const [id, colorMode] of Object.entries(modes)) {
    const page = id === 'third' ? 'about' : 'home';
    applyEdit(draft, { edit: 'addSection', page, id, section: 'CTA1', values: { colorMode } });
  }
  const history = new History(draft);
  const editing = {
    draft: {
      draft,
      store: new DraftStore(draft),
      edit: (...args: Parameters<History['apply']>) => history.apply(...args),
      editAll: (edits: Parameters<History['applyAll']>[0]) => history.applyAll(edits),
      giveUp: () => undefined,
      flush: () => undefined,
      undo: () => history.undo(),
      redo: () => history.redo(),
    },
    mayEdit: true,
    language: undefined,
    onText: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  };
  render(
    <EditingProvider value={editing}>
      <OwnColours />
    </EditingProvider>,
  );
  const now = () => Object.keys(modes).map((id) => readLook(draft, id).colorMode);
  expect(screen.getByText('2 of 3 sections set their own colours.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Let all follow the theme' }));
  expect(now()).toEqual(['', '', '']);
  expect(screen.queryByRole('button')).toBeNull();
  history.undo();
  expect(now()).toEqual(['DARK', '', 'LIGHT']);
});

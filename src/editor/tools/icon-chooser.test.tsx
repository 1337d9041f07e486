// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import { catalogue } from '../../sections/catalogue';
import { EditingProvider } from '../editing/editing-context';
import { IconChooser } from './icon-chooser';

beforeEach(() => {
  document.documentElement.lang = 'en';
  // Here nothing comes into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openChooser() {
  const draft = new Draft(new Y.Doc(), catalogue);
  const edit = vi.fn(() => ({}));
  const onDone = vi.fn();
  const nothing = () => undefined;
  const editable = {
    draft,
    store: new DraftStore(draft),
    edit,
    editAll: () => [],
    giveUp: nothing,
    flush: nothing,
    undo: nothing,
    redo: nothing,
  };
  render(
    <EditingProvider
      value={{
        draft: editable,
        mayEdit: true,
        language: undefined,
        onText: nothing,
        onUndo: nothing,
        onRedo: nothing,
      }}
    >
      <IconChooser valueKey="list/icon" onDone={onDone} />
    </EditingProvider>,
  );
  return { search: screen.getByRole('textbox', { name: 'Find an icon' }), edit, onDone };
}

it('Enter in the search takes the first icon that is found, and none before a word', () => {
  const { search, edit, onDone } = openChooser();
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.change(search, { target: { value: 'no such thing' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(edit).not.toHaveBeenCalled();
  fireEvent.change(search, { target: { value: 'anch' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 'anchor' }));
  expect(onDone).toHaveBeenCalledOnce();
});

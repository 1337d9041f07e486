// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { showEditing } from '../editing/testing/show-editing';
import { RewriteNotices } from './rewrite-notices';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.body.innerHTML = '<h1 data-at="c1/title"></h1>';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const title = (text: string): Edit => ({
  edit: 'setText',
  component: 'c1',
  path: ['title'],
  text,
  isRewrite: true,
});

it('shows what each wrote, and keeps what is chosen, in one step of undo', () => {
  const { draft, edit } = showEditing(<RewriteNotices canvas={document} />, {
    edits: [{ edit: 'addSection', page: 'about', section: 'CTA1', id: 'c1' }],
  });
  const offline = new Draft(new Y.Doc(), catalogue);
  Y.applyUpdate(offline.doc, Y.encodeStateAsUpdate(draft.doc));
  applyEdit(draft, title('Prices'));
  applyEdit(offline, title('Opening hours'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => Y.applyUpdate(draft.doc, Y.encodeStateAsUpdate(offline.doc)));
  expect(screen.getByRole('status').textContent).toContain('Two people rewrote this text');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect([...names].sort()).toEqual(['Keep both', 'Keep “Opening hours”', 'Keep “Prices”']);
  fireEvent.click(screen.getByText('Keep “Opening hours”'));
  expect(draft.textIn('en', 'c1/title')).toBe('Opening hours');
  expect(edit).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

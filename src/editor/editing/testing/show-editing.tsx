/** Shows a part of the editor beside a small draft. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../../core/draft/draft';
import { DraftStore } from '../../../core/draft/draft-store';
import { applyEdit, type Edit } from '../../../core/draft/edits/edit';
import { History } from '../../../core/draft/history';
import { catalogue } from '../../../sections/catalogue';
import { EditingProvider } from '../editing-context';

/** @returns the draft, every edit that is made in it, and how often what was written was sent */
export function showEditing(
  children: ReactNode,
  options: { edits?: Edit[]; language?: string } = {},
) {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'about', values: { path: '/about' } });
  for (const edit of options.edits ?? []) applyEdit(draft, edit);
  const history = new History(draft);
  const edit = vi.fn<History['apply']>((one, group) => history.apply(one, group));
  const flush = vi.fn<() => void>();
  const editing = {
    draft: {
      draft,
      store: new DraftStore(draft),
      edit,
      editAll: (edits: Parameters<History['applyAll']>[0]) => history.applyAll(edits),
      giveUp: () => undefined,
      flush,
      undo: () => history.undo(),
      redo: () => history.redo(),
    },
    mayEdit: true,
    language: options.language,
    onText: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  };
  render(<EditingProvider value={editing}>{children}</EditingProvider>);
  return { draft, edit, flush };
}

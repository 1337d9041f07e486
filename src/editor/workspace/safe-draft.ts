/** Edits that can be refused: what is edited may have been removed by somebody else a moment ago. */
import { isAppError } from '../../core/errors';
import type { EditableDraft } from '../editing/editing-context';
import type { LiveDraft } from '../live/live-draft';
import { setUi, useUi } from './ui-state';

/** The live draft, with refusals shown to the person instead of thrown at the caller. */
export function safeDraft(live: LiveDraft): EditableDraft {
  const guard = <Result>(work: () => Result, refused: Result): Result => {
    try {
      const result = work();
      const { notice, undoable } = useUi.getState();
      if (notice !== '' || undoable !== '') setUi({ notice: '', undoable: '' });
      return result;
    } catch (error) {
      if (!isAppError(error)) throw error;
      setUi({ notice: error.fields?.[0]?.message ?? error.message });
      return refused;
    }
  };
  return {
    draft: live.draft,
    store: live.store,
    edit: (edit, group) => guard(() => live.edit(edit, group), {}),
    editAll: (edits) => guard(() => live.editAll(edits), []),
    flush: () => live.flush(),
    undo: () => live.undo(),
    redo: () => live.redo(),
  };
}

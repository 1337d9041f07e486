/** Edits that can be refused: what is edited may have been removed by somebody else a moment ago. */
import { isAppError } from '../../core/errors';
import type { OwnEdit } from '../../core/draft/history';
import type { EditableDraft } from '../editing/editing-context';
import type { LiveDraft } from '../live/live-draft';
import { setUi, useUi } from './ui-state';
import { sayMessage } from '../words/say';

/** The live draft, with refusals shown to the person instead of thrown at the caller. */
export function safeDraft(live: LiveDraft): EditableDraft {
  const guard = <Result>(work: () => Result, refused: Result, isTyped = false): Result => {
    ownEdits += 1;
    try {
      const result = work();
      const { notice, undoable } = useUi.getState();
      if (notice !== '' || undoable !== '') setUi({ notice: '', undoable: '' });
      return result;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (!isTyped) setUi({ notice: sayMessage(error.fields?.[0]?.message ?? error.message) });
      return refused;
    } finally {
      ownEdits -= 1;
    }
  };
  return {
    draft: live.draft,
    store: live.store,
    edit: (edit, group) => {
      tellRemoval(live, edit);
      // A section's text is only refused when it has just been removed: what is typed goes with it.
      const isTyped = edit.edit === 'setText' && edit.component !== undefined;
      return guard(() => live.edit(edit, group), {}, isTyped);
    },
    editAll: (edits) => guard(() => live.editAll(edits), []),
    giveUp: (group) => guard(() => live.giveUp(group), undefined),
    flush: () => live.flush(),
    undo: () => guard(() => live.undo(), undefined),
    redo: () => guard(() => live.redo(), undefined),
  };
}

/** Whether what changes now is changed by the person at this screen. */
export const isOwnEdit = (): boolean => ownEdits > 0;

let ownEdits = 0;

/** Others who are in what is removed are told by whom: the word travels ahead of the change. */
function tellRemoval({ people }: LiveDraft, edit: OwnEdit): void {
  if (edit.edit === 'removeSection') people.tellRemoval(edit.component);
  else if (edit.edit === 'removePage') people.tellRemoval(`page:${edit.page}`);
  else if (edit.edit === 'removeItem') {
    people.tellRemoval([edit.component ?? edit.scope ?? '', ...edit.path].join('/'));
  }
}

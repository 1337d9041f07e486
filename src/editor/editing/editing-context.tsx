/** What the editing parts work on: the local draft, and how edits reach it. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Draft } from '../../core/draft/draft';
import type { DraftStore } from '../../core/draft/draft-store';
import type { EditResult } from '../../core/draft/edits/edit-result';
import type { EditTarget, OwnEdit } from '../../core/draft/history';
import type { TextState } from '../text/text-entry';

/** The draft as the editor uses it. A live draft is one; so is a test's. */
export interface EditableDraft {
  readonly draft: Draft;
  readonly store: DraftStore;
  edit(edit: OwnEdit, group?: string): EditResult;
  editAll(edits: readonly OwnEdit[]): EditResult[];
  giveUp(group: string): void;
  flush(): void;
  undo(): EditTarget | undefined;
  redo(): EditTarget | undefined;
}

/** A text that is being edited, for whoever shows its counter and its tools. */
export interface ActiveText {
  element: HTMLElement;
  /** The text's key in the draft. */
  key: string;
  state: TextState;
}

export interface Editing {
  draft: EditableDraft;
  mayEdit: boolean;
  /** Language of the texts; undefined: the primary one. */
  language: string | undefined;
  onText: (text: ActiveText) => void;
  onUndo: () => void;
  onRedo: () => void;
}

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider(props: { value: Editing; children: ReactNode }) {
  return <EditingContext value={props.value}>{props.children}</EditingContext>;
}

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('An editing part stands outside the editor.');
  return editing;
}

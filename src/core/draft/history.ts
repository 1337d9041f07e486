/** Undo and redo of one person's own edits, in the order in which they were made. */
import * as Y from 'yjs';
import { LOCAL_EDIT, type Draft } from './draft';
import { applyContentEdit, type ContentEdit } from './edits/content-edits';
import type { EditResult } from './edits/edit-result';
import type { BroughtEdit } from './edits/site-edits';

/** Where an edit happened, so that undoing it can lead there. */
export interface EditTarget {
  record: string;
  path: readonly string[];
  /** Where the step took it away: the section's name, or the page's path. */
  was?: string | undefined;
}

/** An edit of the person's own: one that is known here, or one that brings along how it is applied. */
export type OwnEdit = ContentEdit | BroughtEdit;

/** One step of the undo manager. */
interface Step {
  meta: Map<unknown, unknown>;
}

interface StepEvent {
  stackItem: Step;
  changedParentTypes: Map<unknown, Y.YEvent<Y.AbstractType<unknown>>[]>;
}

/** Where a step keeps the keys of the things that it made. */
const MADE = 'made';
/** Origin of what goes with a step taken back or repeated; it is no step of its own. */
const WITH_STEP = Symbol('with a step');

/** Pause after which further typing in one text becomes a step of its own, milliseconds. */
const TYPING_PAUSE_MS = 1000;

export class History {
  private readonly manager: Y.UndoManager;
  private readonly listeners = new Set<() => void>();
  private group: string | undefined;
  private target: EditTarget | undefined;

  constructor(private readonly draft: Draft) {
    this.manager = new Y.UndoManager(draft.doc, {
      trackedOrigins: new Set([LOCAL_EDIT]),
      captureTimeout: TYPING_PAUSE_MS,
      // A text itself is never taken back, only what stands in it: somebody else may have written there since.
      deleteFilter: (item) => !(item.content instanceof Y.ContentType),
    });
    const remember = ({ stackItem, changedParentTypes }: StepEvent) => {
      stackItem.meta.set('target', this.target).set('group', this.group);
      const made = keysMade(changedParentTypes.get(draft.places) ?? []);
      stackItem.meta.set(MADE, [...madeBy(stackItem), ...made]);
      this.notify();
    };
    this.manager.on('stack-item-added', remember);
    this.manager.on('stack-item-updated', remember);
    this.manager.on('stack-item-popped', () => this.notify());
    this.manager.on('stack-cleared', () => this.notify());
  }

  /**
   * Applies an edit as a step of its own; edits of one `group` that follow each other closely (typing in one text,
   * dragging one slider) are one step.
   */
  apply(edit: OwnEdit, group: string | undefined = groupOf(edit)): EditResult {
    if (group === undefined || group !== this.group) this.manager.stopCapturing();
    this.group = group;
    this.target = targetOf(edit);
    const result = applyOwn(this.draft, edit);
    // Where a new section or page is, is known now.
    const record = result.id === undefined ? undefined : newRecord(edit, result.id);
    if (record !== undefined)
      this.manager.undoStack.at(-1)?.meta.set('target', { record, path: [] });
    return result;
  }

  /** Runs several edits as one step. */
  applyAll(edits: readonly OwnEdit[]): EditResult[] {
    this.manager.stopCapturing();
    this.group = undefined;
    this.target = edits[0] && targetOf(edits[0]);
    return this.draft.transact(() => edits.map((edit) => applyOwn(this.draft, edit)));
  }

  /** Takes back what a group has done until now, as if it had not begun: nothing of it can be undone or redone. */
  giveUp(group: string): void {
    // Whoever pauses with a slider in hand makes several steps.
    while (this.manager.undoStack.at(-1)?.meta.get('group') === group) {
      this.manager.undo();
      this.manager.redoStack.pop();
    }
    this.group = undefined;
    this.notify();
  }

  get canUndo(): boolean {
    return this.manager.canUndo();
  }

  get canRedo(): boolean {
    return this.manager.canRedo();
  }

  /** Takes the last step back; answers where it was. */
  undo(): EditTarget | undefined {
    return this.pop(
      () => this.manager.undo(),
      [this.manager.undoStack, this.manager.redoStack],
      // Somebody may have moved what this step made, or be about to: it goes all the same, as with any deletion.
      (key) => this.draft.remove(key),
    );
  }

  /** Repeats the step taken back last; answers where it was. */
  redo(): EditTarget | undefined {
    return this.pop(
      () => this.manager.redo(),
      [this.manager.redoStack, this.manager.undoStack],
      (key) => this.draft.bringBack(key),
    );
  }

  /** Calls back whenever what can be undone or redone changes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  destroy(): void {
    this.manager.destroy();
  }

  private pop(
    step: () => Step | null,
    [stack, opposite]: readonly [readonly Step[], readonly Step[]],
    forEachMade: (key: string) => void,
  ): EditTarget | undefined {
    this.group = undefined;
    const before = stack.at(-1)?.meta.get('target') as EditTarget | undefined;
    const was = before && this.whatIs(before.record);
    const popped = step();
    if (popped === null) return undefined;
    const made = madeBy(popped);
    if (made.length > 0) this.draft.doc.transact(() => made.forEach(forEachMade), WITH_STEP);
    const target = popped.meta.get('target') as EditTarget | undefined;
    // The opposite step was recorded while this one ran: it concerns the same place and the same things.
    opposite.at(-1)?.meta.set('target', target).set(MADE, made);
    const isGone = target !== undefined && this.draft.placeOf(target.record) === undefined;
    return isGone && was !== undefined ? { ...target, was } : target;
  }

  /** A section's name, a page's path. */
  private whatIs(record: string): string | undefined {
    const { section } = this.draft.placeOf(record) ?? {};
    const path = this.draft.values.get(`${record}/path`);
    return section ?? (typeof path === 'string' ? path : undefined);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

function applyOwn(draft: Draft, edit: OwnEdit): EditResult {
  return 'apply' in edit ? edit.apply(draft) : applyContentEdit(draft, edit);
}

/** Keys that had no place before. */
function keysMade(events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): string[] {
  return events.flatMap(({ changes }) =>
    [...changes.keys].flatMap(([key, { action }]) => (action === 'add' ? [key] : [])),
  );
}

function madeBy(step: Step): readonly string[] {
  return (step.meta.get(MADE) as readonly string[] | undefined) ?? [];
}

/** Typing in one text is one group; every other edit stands alone. */
function groupOf(edit: OwnEdit): string | undefined {
  if (edit.edit !== 'setText') return undefined;
  return [edit.component ?? edit.scope, ...edit.path, edit.lang].join('/');
}

/** The record that an edit has made, where undo and redo are to lead there and not to where it was made. */
function newRecord({ edit }: OwnEdit, id: string): string | undefined {
  if (edit === 'addSection') return id;
  return edit === 'addPage' || edit === 'duplicatePage' ? `page:${id}` : undefined;
}

function targetOf(edit: OwnEdit): EditTarget | undefined {
  const made = 'id' in edit && edit.id !== undefined ? newRecord(edit, edit.id) : undefined;
  if (made !== undefined) return { record: made, path: [] };
  if ('component' in edit && edit.component !== undefined) {
    return { record: edit.component, path: 'path' in edit ? edit.path : [] };
  }
  if ('scope' in edit && edit.scope !== undefined) return { record: edit.scope, path: edit.path };
  if ('page' in edit && edit.page !== undefined) return { record: `page:${edit.page}`, path: [] };
  return { record: edit.edit.replace(/^set/, '').toLowerCase(), path: [] };
}

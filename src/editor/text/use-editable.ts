/** Binds an element of a section to a text of the draft, and lets it be edited where it stands. */
import { useCallback } from 'react';
import { fieldAt, type Fields, type TextMeta } from '../../core/fields/field';
import { usePath, useSection } from '../../parts/section-context';
import { useEditing, type Editing } from '../editing/editing-context';
import { editPath } from '../editing/edit-path';
import { useFields } from '../editing/use-fields';
import { DraftText, type TextPlace } from './draft-text';
import { EditableText, type ElementBinding } from './editable-text';
import type { TextState } from './text-entry';
import { say } from '../words/say';

/**
 * What a text's element carries. A long page has thousands of them: nothing is said twice, and one function binds each.
 * @param text.field where the part stands; its last name is what `data-field` tells
 */
export function useEditable(text: { field: string; isMultiline: boolean }) {
  const { field, isMultiline } = text;
  const { id: component } = useSection();
  const editing = useEditing();
  const path = usePath(field);
  const fields = useFields();
  const { mayEdit, language } = editing;
  const meta = textMeta(fields, path);
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element === null
        ? undefined
        : bind(element, { component, fields, path, meta, isMultiline }, editing),
    [component, fields, path, meta, isMultiline, editing],
  );
  const name = field.slice(field.lastIndexOf('/') + 1);
  return {
    ref,
    role: 'textbox',
    contentEditable: mayEdit,
    suppressContentEditableWarning: true,
    dir: 'auto',
    lang: language,
    'aria-label': meta === undefined ? name : say(meta.label),
    'aria-multiline': true,
    'aria-readonly': mayEdit ? undefined : true,
    'data-field': name,
    'data-at': editPath(`${component}/${path}`),
  } as const;
}

/** @returns a function that lets go of the element */
function bind(element: HTMLElement, place: TextPlace, editing: Editing): () => void {
  const text = new PageText(element, place, editing);
  const editable = new EditableText(element, text);
  const unsubscribe = editing.draft.store.subscribe(text.key, (delta) => editable.refresh(delta));
  return () => {
    unsubscribe();
    editable.destroy();
  };
}

/** The text of an element on the page. */
class PageText extends DraftText implements ElementBinding {
  /** Visitors see nothing where it is empty: its hint takes no room either. */
  readonly isOptional: boolean;

  constructor(
    readonly element: HTMLElement,
    place: TextPlace,
    editing: Editing,
  ) {
    super(place, editing);
    const { meta } = place;
    this.isOptional = meta?.required !== 'always' && meta?.fallback === undefined;
  }

  undo(): void {
    this.editing.onUndo();
  }

  redo(): void {
    this.editing.onRedo();
  }

  onState(state: TextState): void {
    const { element, key } = this;
    this.editing.onText({ element, key, state });
  }
}

function textMeta(fields: Fields, path: string): TextMeta | undefined {
  const meta = fieldAt(fields, path.split('/'))?.meta;
  return meta?.kind === 'text' ? meta : undefined;
}

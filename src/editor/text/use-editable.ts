/** Binds an element of a section to a text of the draft, and lets it be edited where it stands. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Edit } from '../../core/draft/edits/edit';
import { fieldAt, type Fields, type TextMeta } from '../../core/fields/field';
import { DEFAULT_TEXT_MAX } from '../../core/fields/vocabulary';
import { useEditing, type Editing } from '../editing/editing-context';
import { editPath } from '../editing/edit-path';
import { addressOf } from '../editing/record-address';
import { EditableText } from './editable-text';
import { isRequiredNow } from './required-rule';
import { say, term } from '../words/say';

/** Shown where a text is empty (spec section 4). */
export const HINT = term('Your text');

export interface EditableTarget {
  /** The component's id, or the site's own record that the text stands in. */
  component: string;
  fields: Fields;
  /** Path in the component, item ids marked by `#`. */
  path: string;
  /** The field's own name, as `data-field` tells it. */
  field: string;
  isMultiline: boolean;
  /** Name of the element, where it can become another one: a title of another level is bound anew. */
  tag?: string | undefined;
}

/** What a text's element carries. */
export function useEditable<Element extends HTMLElement>(target: EditableTarget) {
  const editing = useEditing();
  const { component, fields, path, field } = target;
  const ref = useRef<Element>(null);
  const meta = textMeta(fields, path);
  const { mayEdit } = editing;
  useEditableElement(ref, target, editing);
  return {
    ref,
    role: 'textbox',
    tabIndex: mayEdit ? 0 : undefined,
    contentEditable: mayEdit,
    suppressContentEditableWarning: true,
    dir: 'auto',
    lang: editing.language,
    'aria-label': meta === undefined ? field : say(meta.label),
    'aria-multiline': true,
    'aria-readonly': mayEdit ? undefined : true,
    'data-field': field,
    'data-at': editPath(`${component}/${path}`),
    'aria-placeholder': meta?.fallback ?? say(HINT),
    // Where visitors see nothing, the hint takes no room either; a fallback is what they see.
    'data-optional': meta?.required !== 'always' && meta?.fallback === undefined ? '' : undefined,
  } as const;
}

function useEditableElement(
  ref: RefObject<HTMLElement | null>,
  target: EditableTarget,
  editing: Editing,
): void {
  // The newest of both, for listeners that outlive a render.
  const latest = useRef({ target, editing });
  useEffect(() => {
    latest.current = { target, editing };
  });
  const { component, path, tag } = target;
  const { draft, mayEdit, language } = editing;
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const { store } = draft;
    const key = `${component}/${path}`;
    // A translation that is not there is empty, not the primary text: that would be stored as its translation.
    const read = () =>
      (language === undefined ? store.text(key) : draft.draft.textIn(language, key)) ?? '';
    const editable = new EditableText(element, {
      max: textMeta(latest.current.target.fields, path)?.max ?? DEFAULT_TEXT_MAX,
      isMultiline: latest.current.target.isMultiline,
      read,
      write: (text) => draft.edit(setTextOf({ component, path, text, language })),
      isRequired: () =>
        isRequiredNow(
          latest.current.target.fields,
          path,
          (sibling) => store.text(`${component}/${sibling}`, language) ?? '',
        ),
      flush: () => draft.flush(),
      undo: () => latest.current.editing.onUndo(),
      redo: () => latest.current.editing.onRedo(),
      onState: (state) => latest.current.editing.onText({ element, key, state }),
    });
    const unsubscribe = store.subscribe(key, () => editable.refresh());
    return () => {
      unsubscribe();
      editable.destroy();
    };
  }, [ref, draft, component, path, mayEdit, language, tag]);
}

function setTextOf(options: {
  component: string;
  path: string;
  text: string;
  language: string | undefined;
}): Edit {
  const { component, path, text, language } = options;
  return {
    edit: 'setText',
    ...addressOf(component),
    path: editPath(path).split('/'),
    text,
    ...(language === undefined ? {} : { lang: language }),
  };
}

function textMeta(fields: Fields, path: string): TextMeta | undefined {
  const meta = fieldAt(fields, path.split('/'))?.meta;
  return meta?.kind === 'text' ? meta : undefined;
}

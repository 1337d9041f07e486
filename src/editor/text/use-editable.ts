/** Binds an element of a section to a text of the draft, and lets it be edited where it stands. */
import { useCallback } from 'react';
import type { Edit } from '../../core/draft/edits/edit';
import { fieldAt, type Fields, type TextMeta } from '../../core/fields/field';
import { DEFAULT_TEXT_MAX } from '../../core/fields/vocabulary';
import { usePath, useSection } from '../../parts/section-context';
import { useEditing, type Editing } from '../editing/editing-context';
import { editPath } from '../editing/edit-path';
import { addressOf } from '../editing/record-address';
import { useFields } from '../editing/use-fields';
import { EditableText, type TextBinding, type TextState } from './editable-text';
import { isRequiredNow } from './required-rule';
import { say, term } from '../words/say';

/** Shown where a text is empty (spec section 4). */
export const HINT = term('Your text');

/** A text in the draft, and how it is written. */
interface Target {
  /** The component's id, or the site's own record that the text stands in. */
  component: string;
  fields: Fields;
  /** Path in the component, item ids marked by `#`. */
  path: string;
  meta: TextMeta | undefined;
  isMultiline: boolean;
  hint: string | undefined;
}

/**
 * What a text's element carries. A long page has thousands of them: nothing is said twice, and one function binds each.
 * @param text.field where the part stands; its last name is what `data-field` tells
 * @param text.hint what stands there while it is empty, where "Your text" would not tell what it is
 */
export function useEditable(text: {
  field: string;
  isMultiline: boolean;
  hint?: string | undefined;
}) {
  const { field, isMultiline, hint } = text;
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
        : bind(element, { component, fields, path, meta, isMultiline, hint }, editing),
    [component, fields, path, meta, isMultiline, hint, editing],
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
function bind(element: HTMLElement, target: Target, editing: Editing): () => void {
  const text = new DraftText(element, target, editing);
  const editable = new EditableText(element, text);
  const unsubscribe = editing.draft.store.subscribe(text.key, () => editable.refresh());
  return () => {
    unsubscribe();
    editable.destroy();
  };
}

/** A text of the draft, as it is edited in an element. A class, for a closure more would be thousands on a long page. */
class DraftText implements TextBinding {
  readonly key: string;
  readonly max: number;
  readonly isMultiline: boolean;
  readonly hint: string;
  readonly isOptional: boolean;

  constructor(
    readonly element: HTMLElement,
    readonly target: Target,
    readonly editing: Editing,
  ) {
    const { component, path, meta, isMultiline, hint } = target;
    this.key = `${component}/${path}`;
    this.max = meta?.max ?? DEFAULT_TEXT_MAX;
    this.isMultiline = isMultiline;
    this.hint = hint ?? meta?.fallback ?? say(HINT);
    this.isOptional = meta?.required !== 'always' && meta?.fallback === undefined;
  }

  read(): string {
    const { draft, language } = this.editing;
    // A translation that is not there is empty, not the primary text: that would be stored as its translation.
    const text =
      language === undefined ? draft.store.text(this.key) : draft.draft.textIn(language, this.key);
    return text ?? '';
  }

  write(text: string): void {
    const { draft, language } = this.editing;
    const { component, path } = this.target;
    draft.edit(setTextOf({ component, path, text, language }));
  }

  isRequired(): boolean {
    const { draft, language } = this.editing;
    const { component, fields, path } = this.target;
    return isRequiredNow(
      fields,
      path,
      (sibling) => draft.store.text(`${component}/${sibling}`, language) ?? '',
    );
  }

  flush(): void {
    this.editing.draft.flush();
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

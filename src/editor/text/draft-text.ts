/** A text of the draft as it is written, on the page or in a panel. A class, as closures would be thousands on a long page. */
import { fieldAt, type Fields, type TextMeta } from '../../core/fields/field';
import { isRequiredAt } from '../../core/fields/required';
import { DEFAULT_TEXT_MAX } from '../../core/fields/vocabulary';
import { initialOf } from '../editing/draft-hooks';
import type { Editing } from '../editing/editing-context';
import { editPath } from '../editing/edit-path';
import { addressOf } from '../editing/record-address';
import { say, term } from '../words/say';
import type { TextBinding } from './text-entry';

/** Shown where a text is empty (spec section 4). */
const HINT = term('Your text');

/** Which text it is. */
export interface TextPlace {
  /** The component's id, or the site's own record that the text stands in. */
  component: string;
  fields: Fields;
  /** Path in the component, item ids marked by `#`. */
  path: string;
  meta: TextMeta | undefined;
  isMultiline: boolean;
}

export class DraftText implements TextBinding {
  readonly key: string;
  readonly max: number;
  readonly isMultiline: boolean;
  readonly isLine: boolean;
  /** What stands there while it is empty. */
  readonly hint: string;

  constructor(
    readonly place: TextPlace,
    readonly editing: Editing,
  ) {
    const { component, path, meta, isMultiline } = place;
    this.key = `${component}/${path}`;
    this.max = meta?.max ?? DEFAULT_TEXT_MAX;
    this.isMultiline = isMultiline;
    this.isLine = meta?.isLine === true;
    this.hint = meta?.fallback ?? say(HINT);
  }

  read(): string {
    const { draft, language } = this.editing;
    // A translation that is not there is empty, not the primary text: that would be stored as its translation.
    return language === undefined
      ? this.#primary(this.place.path)
      : (draft.draft.textIn(language, this.key) ?? '');
  }

  write(text: string, { caret, isRewrite }: { caret: number; isRewrite: boolean }): void {
    const { draft, language } = this.editing;
    const { component, path } = this.place;
    draft.edit({
      edit: 'setText',
      ...addressOf(component),
      path: editPath(path).split('/'),
      text,
      caret,
      ...(isRewrite ? { isRewrite } : {}),
      ...(language === undefined ? {} : { lang: language }),
    });
  }

  /** For an emptied translation the primary text stands in. */
  isRequired(): boolean {
    const { fields, path } = this.place;
    if (this.editing.language !== undefined) return false;
    return isRequiredAt(fields, path, (sibling) => this.#primary(sibling));
  }

  flush(): void {
    this.editing.draft.flush();
  }

  #primary(path: string): string {
    const { component, fields } = this.place;
    const text = this.editing.draft.store.text(`${component}/${path}`);
    if (text !== undefined) return text;
    const field = fieldAt(fields, path.split('/'));
    return field === undefined ? '' : String(initialOf(field));
  }
}

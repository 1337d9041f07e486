import type { ContentEdit } from '../../core/draft/edits/content-edits';
import { editPath } from './edit-path';
import { addressOf } from './record-address';

/** What a value may be: one leaf of the draft. */
export type SettableValue = string | number | boolean | null | { [name: string]: string | number };

/** The edit that sets the value under a key of the draft. */
export function setValueOf(key: string, value: SettableValue): ContentEdit {
  const [record = '', ...path] = editPath(key).split('/');
  return { edit: 'setValue', ...addressOf(record), path, value };
}

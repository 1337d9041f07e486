import type { Edit } from '../../core/draft/edits/edit';
import { editPath } from './edit-path';
import { addressOf } from './record-address';

/** The edit that sets the value under a key of the draft. */
export function setValueOf(key: string, value: string | number | boolean): Edit {
  const [record = '', ...path] = editPath(key).split('/');
  return { edit: 'setValue', ...addressOf(record), path, value };
}

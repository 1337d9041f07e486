/** A place of the draft in words: "Plans, Name". */
import type { Draft } from '../../core/draft/draft';
import { recordFields } from '../../core/draft/keys';
import { fieldAt } from '../../core/fields/field';

/** @param path as a refusal names it: record and fields, joined by dots */
export function placeName(draft: Draft, path: string): string {
  const [record = '', ...rest] = path.split('.');
  const definition = draft.catalogue.get(draft.placeOf(record)?.section ?? '');
  const fields = definition?.fields ?? recordFields(record) ?? {};
  const field = fieldAt(fields, rest)?.meta.label;
  const name = definition?.label ?? recordName(draft, record);
  return field === undefined ? name : `${name}, ${field}`;
}

function recordName(draft: Draft, record: string): string {
  if (record.startsWith('page:')) {
    return `Page ${String(draft.values.get(`${record}/path`) ?? '')}`;
  }
  if (record.startsWith('lang:')) {
    return String(draft.values.get(`${record}/name`) ?? record.slice('lang:'.length));
  }
  if (record.startsWith('media:')) return 'Media';
  return record === '' ? 'Site' : record.charAt(0).toUpperCase() + record.slice(1);
}

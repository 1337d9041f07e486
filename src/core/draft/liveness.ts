import type { Draft } from './draft';
import { pageKey, SINGLE_RECORDS } from './keys';

const FREE_RECORDS = new Set([...Object.keys(SINGLE_RECORDS), 'redirects']);

/**
 * Tells of a key whether what it belongs to is there: its record, the page of its component, and every list item on its
 * way. What is found out of records holds until the draft changes.
 */
export function liveness(draft: Draft): (key: string) => boolean {
  const records = new Map<string, boolean>();
  const isRecordThere = (record: string): boolean => {
    if (FREE_RECORDS.has(record) || record.startsWith('media:')) return true;
    const place = draft.placeOf(record);
    if (!place || record.includes(':')) return place !== undefined;
    return place.page !== undefined && draft.placeOf(pageKey(place.page)) !== undefined;
  };
  return (key) => {
    const [record = '', ...segments] = key.split('/');
    let isThere = records.get(record);
    if (isThere === undefined) records.set(record, (isThere = isRecordThere(record)));
    if (!isThere) return false;
    let at = record;
    return segments.every((segment) => {
      at = `${at}/${segment}`;
      return !segment.startsWith('#') || draft.placeOf(at) !== undefined;
    });
  };
}

import { recordFields } from '../../core/draft/keys';

/** How edits name a record: components by their id, the site's own records as a scope. */
export function addressOf(record: string): { component: string } | { scope: string } {
  return recordFields(record) === undefined ? { component: record } : { scope: record };
}

/** What a value of the site stands in: it goes with its section, and with the items around it. */
import type { Draft } from '../../core/draft/draft';
import { recordFields } from '../../core/draft/keys';
import { liveness } from '../../core/draft/liveness';

/** An item and those around it, outermost first: "c1/plans/#p2" and "c1/plans/#p2/options/#o1". */
export function itemChain(key: string): string[] {
  const segments = key.split('/');
  return segments.flatMap((segment, index) =>
    segment.startsWith('#') ? [segments.slice(0, index + 1).join('/')] : [],
  );
}

/** The section of a value and the items around it, outermost first; the site's own records are always there. */
export function ownersOf(key: string): string[] {
  const [record = ''] = key.split('/');
  const isFixed = recordFields(record) !== undefined && !record.includes(':');
  return [...(isFixed ? [] : [record]), ...itemChain(key)];
}

/** Whether nobody has deleted what a value stands in, or the page that this is on. */
export function isThere(draft: Draft, key: string): boolean {
  return liveness(draft)(key);
}

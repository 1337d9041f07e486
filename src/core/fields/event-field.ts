import type { Field } from './field';
import { string } from './vocabulary';

/** The id of one of the site's events; empty, or of none that is there: the first one (spec section 3). */
export function event({ label }: { label: string }): Field<string> {
  return { ...string({ label, max: 64 }), meta: { kind: 'event', label, max: 64 } };
}

/** Edits of the site's events (RSVP). */
import type * as z from 'zod/mini';
import type * as schemas from './site-edit-schemas';
import { ENDS_EARLY, endsBeforeStart } from '../../document/event-time';
import { eventFields } from '../../document/records';
import type { Draft } from '../draft';
import { eventKey, isId, refusal } from '../keys';
import { EVENTS } from '../place-index';
import { mergeFields, writeNew, type UnknownRule } from '../write-fields';

/** Adds an event. What another version wrote (`keep`) may end before it starts: publishing names it. */
export function addEvent(
  draft: Draft,
  edit: z.infer<typeof schemas.addEventSchema>,
  unknown: UnknownRule = 'refuse',
): { id: string } {
  const id = edit.id ?? edit.event ?? draft.newId();
  if (!isId(id) || draft.places.has(eventKey(id)))
    throw refusal(['id'], 'This id is taken, or is none.');
  if (unknown === 'refuse') requireOrder({ start: '', end: '', ...edit.values });
  draft.transact(() => {
    const options = { language: draft.primaryLanguage(), unknown: 'refuse' } as const;
    writeNew(draft, eventFields, eventKey(id), edit.values ?? {}, [eventKey(id)], options);
    draft.place(eventKey(id), id, EVENTS, edit.index);
  });
  return { id };
}

/** Changes an event. */
export function setEvent(draft: Draft, edit: z.infer<typeof schemas.setEventSchema>): void {
  const key = requireEvent(draft, edit.event);
  if ('start' in edit.values || 'end' in edit.values) {
    const stored = (name: string) => draft.values.get(`${key}/${name}`) ?? '';
    requireOrder({ start: stored('start'), end: stored('end'), ...edit.values });
  }
  const options = { language: draft.primaryLanguage(), unknown: 'refuse' } as const;
  draft.transact(() => mergeFields(draft, eventFields, key, edit.values, [key], options));
}

/** Moves an event to an index; the first is the one of invitations that name none. */
export function moveEvent(draft: Draft, edit: z.infer<typeof schemas.moveEventSchema>): void {
  const key = requireEvent(draft, edit.event);
  draft.transact(() => draft.place(key, edit.event, EVENTS, edit.index));
}

/** Removes an event. */
export function removeEvent(draft: Draft, edit: z.infer<typeof schemas.removeEventSchema>): void {
  const key = requireEvent(draft, edit.event);
  draft.transact(() => draft.remove(key));
}

/** What is no time is refused by its own field. */
function requireOrder({ start, end }: { start: unknown; end: unknown }): void {
  if (typeof start !== 'string' || typeof end !== 'string') return;
  if (endsBeforeStart({ start, end })) throw refusal(['values', 'end'], ENDS_EARLY);
}

function requireEvent(draft: Draft, id: string): string {
  if (!isId(id) || !draft.placeOf(eventKey(id)))
    throw refusal(['event'], `The event “${id}” doesn’t exist, or was removed.`);
  return eventKey(id);
}

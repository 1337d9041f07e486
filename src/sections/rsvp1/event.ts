/** The event that an invitation is for, and its time in words. */
import type { SiteEvent } from '../../core/document/document';

/** The event of an id, otherwise the first one (spec section 3); undefined on a site without events. */
export function eventOf(events: readonly SiteEvent[], id: unknown): SiteEvent | undefined {
  return events.find((event) => event.id === id) ?? events[0];
}

/** An event's time as people read it in a language; empty where it has no start. */
export function eventTime({ start, end }: Pick<SiteEvent, 'start' | 'end'>, language: string) {
  const from = wallClock(start);
  if (from === undefined) return '';
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const to = wallClock(end);
  return to === undefined || to < from ? format.format(from) : format.formatRange(from, to);
}

/** The time on the clock of the place itself: an event has no other. UTC stands in, so that nothing is moved. */
function wallClock(time: string): Date | undefined {
  const match = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(time);
  const date = match === null ? undefined : new Date(`${match[0]}:00Z`);
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

/** The event that an invitation is for, and its time in words. */
import type { SiteEvent } from '../../core/document/document';

/** The event of an id, otherwise the first one (spec section 3); undefined on a site without events. */
export function eventOf(events: readonly SiteEvent[], id: unknown): SiteEvent | undefined {
  return events.find((event) => event.id === id) ?? events[0];
}

/** What ends within this after its start ends the same night: nobody needs to be told the next day's date. */
const NIGHT_MS = 12 * 60 * 60 * 1000;

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
  if (to === undefined) return format.format(from);
  // Wrong, and so published by an earlier version at most: guests see what was written.
  if (to < from) return `${format.format(from)} – ${format.format(to)}`;
  if (from.getUTCDate() === to.getUTCDate() || Number(to) - Number(from) > NIGHT_MS) {
    return format.formatRange(from, to);
  }
  const hour = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(from)} – ${hour.format(to)}`;
}

/** The time on the clock of the place itself: an event has no other. UTC stands in, so that nothing is moved. */
function wallClock(time: string): Date | undefined {
  const match = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(time);
  const date = match === null ? undefined : new Date(`${match[0]}:00Z`);
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

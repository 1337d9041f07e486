/** The times of an event, on the clock of its place. */

/** Date and time of day, as far as minutes: what follows (seconds, a zone) says nothing to guests. */
export const MINUTES = 'YYYY-MM-DDTHH:MM'.length;

export const ENDS_EARLY = 'The end is before the start.';

/** Whether an event ends before it starts. Without one of its times nobody can tell. */
export function endsBeforeStart({ start, end }: { start: string; end: string }): boolean {
  return start !== '' && end !== '' && end.slice(0, MINUTES) < start.slice(0, MINUTES);
}

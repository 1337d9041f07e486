/** The times of an event, on the clock of its place. */

/** Date and time of day, as far as minutes: what follows (seconds, a zone) says nothing to guests. */
const MINUTES = 'YYYY-MM-DDTHH:MM'.length;

export const ENDS_EARLY = 'The end is before the start.';

/** Whether an event ends before it starts. Without one of its times nobody can tell. */
export function endsBeforeStart({ start, end }: { start: string; end: string }): boolean {
  return start !== '' && end !== '' && end.slice(0, MINUTES) < start.slice(0, MINUTES);
}

/** An end that keeps an event as long as it was, for another start; undefined where it had no length. */
export function movedEnd(times: { start: string; end: string }, start: string): string | undefined {
  const [from, to, next] = [times.start, times.end, start].map((time) =>
    Date.parse(`${time.slice(0, MINUTES)}Z`),
  );
  const moved = Number(next) + Number(to) - Number(from);
  if (Number.isNaN(moved) || endsBeforeStart(times)) return undefined;
  return new Date(moved).toISOString().slice(0, MINUTES);
}

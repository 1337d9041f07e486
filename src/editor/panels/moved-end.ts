import { endsBeforeStart, MINUTES } from '../../core/document/event-time';

/** An end that keeps an event as long as it was, for another start; undefined where it had no length. */
export function movedEnd(times: { start: string; end: string }, start: string): string | undefined {
  const [from, to, next] = [times.start, times.end, start].map((time) =>
    Date.parse(`${time.slice(0, MINUTES)}Z`),
  );
  const moved = Number(next) + Number(to) - Number(from);
  if (Number.isNaN(moved) || endsBeforeStart(times)) return undefined;
  return new Date(moved).toISOString().slice(0, MINUTES);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A moment to the minute, in the reader's own zone. */
export const momentText = (iso: string): string => moment.format(new Date(iso));

/** A day: today, yesterday, or its date. */
export function dayText(iso: string, now = Date.now()): string {
  const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((startOf(now) - startOf(Date.parse(iso))) / DAY_MS);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : day.format(new Date(iso));
}

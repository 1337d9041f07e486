import { formatDate, relativeDay } from '../words/format';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day: today, yesterday, or its date. */
export function dayText(iso: string, now = Date.now()): string {
  const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((startOf(now) - startOf(Date.parse(iso))) / DAY_MS);
  return days <= 1 ? relativeDay(-Math.max(days, 0)) : formatDate(iso);
}

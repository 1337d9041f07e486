/** Dates, numbers and sizes as the interface's language writes them. */

const language = (): string => document.documentElement.lang;

/** A moment with date and time, in the browser's zone. */
export function formatTime(moment: string | Date): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}

export function formatDate(moment: string | Date): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(moment));
}

export function formatNumber(number: number): string {
  return number.toLocaleString(language());
}

/** Today (0), yesterday (-1) and their like in the language's own words. */
export function relativeDay(days: number): string {
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
}

const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as the owner's browser writes it. */
export function timeOf(time: string): string {
  return FORMAT.format(new Date(time));
}

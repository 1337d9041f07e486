/** Dates, numbers and sizes as the interface's language writes them. */

/** The locale of all that is formatted. */
export const interfaceLocale = (): string => document.documentElement.lang || 'en';

/** A moment with date and time, in the browser's zone. */
export function formatTime(moment: string | Date): string {
  return new Intl.DateTimeFormat(interfaceLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

export function formatDate(moment: string | Date): string {
  return new Intl.DateTimeFormat(interfaceLocale(), { dateStyle: 'medium' }).format(
    new Date(moment),
  );
}

export function formatNumber(number: number): string {
  return number.toLocaleString(interfaceLocale());
}

/** Today (0), yesterday (-1) and their like in the language's own words. */
export function relativeDay(days: number): string {
  return new Intl.RelativeTimeFormat(interfaceLocale(), { numeric: 'auto' }).format(days, 'day');
}

/**
 * A language's name: in the interface's language where it is the usual English one, else as the site calls it.
 * @param called what the site calls it; its code only where nobody has a name for it
 */
export function languageName(code: string, called: unknown): string {
  const locale = interfaceLocale();
  // An earlier version gave a language that it didn't know its code for a name.
  if (typeof called !== 'string' || called === '' || called === code)
    return nameIn(locale, code) ?? code;
  const name = called;
  if (locale.startsWith('en') || !isUsual(code, name)) return name;
  return nameIn(locale, code) ?? name;
}

/** Englishes that differ in names of languages: what is Bangla in one is Bengali in another. */
const ENGLISH = ['en', 'en-AU'] as const;

/** Whether a name is an English one of its language, whichever way round: "Chinese (simplified)", "Norwegian". */
function isUsual(code: string, given: string): boolean {
  const usual = ENGLISH.flatMap((locale) => [
    wordsOf(nameIn(locale, code) ?? ''),
    wordsOf(nameIn(locale, code, 'standard') ?? ''),
  ]);
  return usual.some((words) => wordsOf(given).every((word) => words.includes(word)));
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [''];

function nameIn(
  locale: string,
  code: string,
  languageDisplay: 'dialect' | 'standard' = 'dialect',
): string | undefined {
  const options = { type: 'language', fallback: 'none', languageDisplay } as const;
  try {
    return new Intl.DisplayNames(locale, options).of(code);
  } catch {
    // A code that no language can have.
    return undefined;
  }
}

/** A share from 0 to 1, in whole percent; all of it only when it is there. */
export function formatPercent(share: number): string {
  const whole = Math.floor(share * 100) / 100;
  return new Intl.NumberFormat(interfaceLocale(), { style: 'percent' }).format(whole);
}

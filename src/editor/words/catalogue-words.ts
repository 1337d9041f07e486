/** Words that the catalogue and the records give in code's form, in the form in which they are said. */
import { say } from './say';

/** "line_bottom" and "tertiary" as people read them. */
export function optionWord(option: string): string {
  const words = option.replaceAll('_', ' ').toLowerCase();
  return capital(words);
}

/** A part of the site, by its record's name. */
export function recordWord(record: string): string {
  return capital(record);
}

/** An item without words of its own: "Plan 2". */
export function numbered(item: string, index: number): string {
  return `${capital(say(item))} ${index + 1}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

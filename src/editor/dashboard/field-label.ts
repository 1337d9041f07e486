import { fieldAt, type Fields } from '../../core/fields/field';
import { say, term } from '../words/say';

/** What a section has besides its fields. */
const COMMON: Readonly<Record<string, string>> = {
  colorMode: term('Colour mode'),
  orientation: term('Orientation'),
  status: term('Shown or hidden'),
};

/**
 * The words for the path of a change ("plans/#p2/cardTitle" is "Plans, Name"): of each field its label, items by the list
 * that they are in. What this version doesn't know is shown by its own name.
 */
export function labelOf(fields: Fields, path: string): string {
  const segments = path.split('/');
  const words: string[] = [];
  for (let end = 1; end <= segments.length; end += 1) {
    const segment = segments[end - 1] ?? '';
    if (segment.startsWith('#')) continue;
    const place = segments.slice(0, end);
    // A list of records, such as the languages, has its items at the top.
    const inRecord = place[0]?.startsWith('#') ? place.slice(1) : place;
    const label = fieldAt(fields, inRecord)?.meta.label;
    const known = label ?? COMMON[segment];
    words.push(known === undefined ? segment : say(known));
  }
  return words.join(', ');
}

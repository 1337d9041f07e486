/** A table for spreadsheets (RFC 4180, UTF-8): one row for each text. */
import { BYTE_ORDER_MARK, csvRow, unguarded } from '../text/csv-table';
import { UnreadableFile, type Exchange, type Returned, type ReturnedUnit } from './exchange';

export const CSV_TYPE = 'text/csv';

const HEAD = ['key', 'place', 'field', 'state', 'limit'] as const;

/** Writes the table: what the text is, then source and translation under their languages' codes. */
export function writeCsv({ sourceLanguage, targetLanguage, units }: Exchange): string {
  const rows = [
    [...HEAD, `source:${sourceLanguage}`, `translation:${targetLanguage}`],
    ...units.map(({ key, place, label, state, max, source, target }) => [
      key,
      place,
      label,
      state,
      max === Infinity ? '' : String(max),
      source,
      target,
    ]),
  ];
  return BYTE_ORDER_MARK + rows.map(csvRow).join('');
}

/**
 * Reads a table that came back, with commas, semicolons or tabs between its columns: spreadsheets choose by country.
 * @throws UnreadableFile for what is no such table
 */
export function readCsv(text: string): Returned {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [head = [], ...rows] = parseRows(content, separatorOf(content));
  const names = head.map((name) => name.trim());
  const column = (prefix: string) =>
    names.findIndex((name) => name === prefix || name.startsWith(`${prefix}:`));
  const [key, state] = [column('key'), column('state')];
  const [source, target] = [column('source'), column('translation')];
  if (key === -1 || target === -1)
    throw new UnreadableFile('The table needs the columns “key” and “translation:{language}”.');
  const languageAt = (index: number) => names[index]?.split(':')[1];
  const [sourceLanguage, targetLanguage] = [languageAt(source), languageAt(target)];
  const units = rows
    .filter((row) => (row[key] ?? '') !== '')
    .map((row): ReturnedUnit => ({
      key: row[key] ?? '',
      ...(source === -1 ? {} : { source: unguarded(row[source] ?? '') }),
      target: unguarded(row[target] ?? ''),
      isConfirmed: row[state]?.trim() === 'done',
    }));
  return {
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(targetLanguage === undefined ? {} : { targetLanguage }),
    units,
  };
}

function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

function parseRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(value);
    if (row.length > 1 || value !== '') rows.push(row);
    row = [];
    value = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text.charAt(index + 1) === '"') {
        value += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === separator) {
      row.push(value);
      value = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r' || text.charAt(index + 1) !== '\n') value += character;
  }
  if (isQuoted) throw new UnreadableFile('The table ends inside a quoted cell.');
  endRow();
  return rows;
}

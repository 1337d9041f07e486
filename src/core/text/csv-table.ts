/** Tables for spreadsheets (RFC 4180, UTF-8). */

/** Spreadsheets take a file without it for one in an old character set. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would calculate: also in the wide letters that some turn into plain ones. */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const GUARDED = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** One row with its line's end. */
export function csvRow(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A cell in quotes where it needs them. What a spreadsheet would calculate begins with an apostrophe instead. */
function cell(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A cell's value without the apostrophe that {@link csvRow} put before it. */
export function unguarded(value: string): string {
  return GUARDED.test(value) ? value.slice(1) : value;
}

import * as fs from 'node:fs';
import * as path from 'node:path';

/** Whoever may ask, in the order of the table's columns. */
export const ROLES = [
  'nobody',
  'stranger',
  'preview link',
  'edit link',
  'publish link',
  'editor',
  'publisher',
  'owner',
  'operator',
] as const;
export type Role = (typeof ROLES)[number];

/** One endpoint, and what it says to each role: `yes`, or the status of the refusal. */
export interface Row {
  endpoint: string;
  verdicts: Record<Role, string>;
}

const FILE = path.join(import.meta.dirname, '../../../docs/permissions.md');

/** The rows of the tables in docs/permissions.md whose first cell is code. */
export function readPermissions(): Row[] {
  const lines = fs.readFileSync(FILE, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, endpoint, rest] = /^\| `([^`]+)`\s*\|(.*)\|\s*$/.exec(line) ?? [];
    if (endpoint === undefined || rest === undefined) return [];
    const cells = rest.split('|').map((cell) => cell.trim());
    // A row with one cell holds for everybody.
    const verdicts = Object.fromEntries(
      ROLES.map((role, index) => [
        role,
        cells.length === 1 ? (cells[0] ?? '') : (cells[index] ?? ''),
      ]),
    ) as Record<Role, string>;
    return [{ endpoint, verdicts }];
  });
}

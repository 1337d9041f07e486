import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editSchema } from './edit-schema';

it('docs/api.md names every edit, and none that does not exist', () => {
  const document = readFileSync('docs/api.md', 'utf8');
  const rows = document.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm);
  const named = [...rows].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  const edits = editSchema._zod.def.options.map(
    (option) => option._zod.def.shape.edit._zod.def.values[0],
  );
  expect(new Set(named)).toEqual(new Set(edits));
});

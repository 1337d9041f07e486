import { expect, it } from 'vitest';
import type { Fields } from '../core/fields/field';
import common from '../parts/icons/common.json';
import { catalogue } from './catalogue';

it('the common icons leave nothing to fetch of what a new section shows', () => {
  const known = { ...common.blocks, ...common.brands };
  const shown = [...catalogue.values()].flatMap(({ fields }) => initialIcons(fields));
  expect(shown.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
});

function initialIcons(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.meta.kind === 'icon' && field.initial() !== '' ? [String(field.initial())] : []),
    ...(field.initialItems ?? []).flatMap((item) =>
      Object.entries(item).flatMap(([key, value]) =>
        field.fields?.[key]?.meta.kind === 'icon' ? [String(value)] : [],
      ),
    ),
    ...(field.fields === undefined ? [] : initialIcons(field.fields)),
  ]);
}

import { expect, it } from 'vitest';
import faces from '../../src/site/fonts/faces.json';
import { charactersOf } from './font-characters.mjs';

const lora = (subset: string) =>
  charactersOf(
    `node_modules/@fontsource-variable/lora/files/lora-${subset}-wght-normal.woff2`,
  ) as Set<number>;

it('a font’s file tells which characters it has', () => {
  const characters = lora('math');
  expect(characters.has('∑'.codePointAt(0) ?? 0)).toBe(true);
  expect(characters.has('𝐀'.codePointAt(0) ?? 0)).toBe(false);
});

it.each(['math', 'symbols'] as const)(
  'a page asks for %s of a font only where it has them',
  (subset) => {
    const characters = lora(subset);
    const codes = faces.ranges[subset].match(/[\dA-F]{4,}/g) ?? [];
    expect(codes).not.toHaveLength(0);
    expect(codes.filter((code) => !characters.has(Number.parseInt(code, 16)))).toEqual([]);
  },
);

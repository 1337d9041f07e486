/** Everything that a section can be shown in: one list for the gallery, the thumbnails and the tests over the catalogue. */
import { COLOR_MODES, LOOKS, type ColorMode, type Look } from '../../core/theme/settings';
import { catalogue } from '../catalogue';
import { PALETTES } from './palettes';

/** `empty`: no text and fewest items; `minimum`: a new section; `maximum`: longest texts, most items; `hostile`: markup in every text. */
export const CONTENTS = ['empty', 'minimum', 'maximum', 'hostile'] as const;
export const ORIENTATIONS = ['LEFT', 'RIGHT'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Content = (typeof CONTENTS)[number] | 'sample';

export interface Combination {
  section: string;
  content: Content;
  colorMode: ColorMode;
  look: Look;
  orientation: (typeof ORIENTATIONS)[number];
  direction: (typeof DIRECTIONS)[number];
}

const AXES = [
  [...catalogue.keys()],
  CONTENTS,
  COLOR_MODES,
  LOOKS,
  ORIENTATIONS,
  DIRECTIONS,
] as const satisfies readonly (readonly string[])[];

/** Every combination: sections x contents x colour modes x looks x orientations x directions. */
export function allCombinations(): Combination[] {
  return product(AXES).map(combinationOf);
}

/** A small part of them in which every two values of two axes meet at least once. */
export function pairwiseCombinations(): Combination[] {
  return pairwise(AXES).map(combinationOf);
}

/** A palette in a colour mode, on a section filled to its limits: what a text may have to be read on. */
export interface PaletteCombination {
  section: string;
  colorMode: ColorMode;
  palette: string;
}

const PALETTE_AXES = [[...catalogue.keys()], COLOR_MODES, Object.keys(PALETTES)] as const;

/** Palettes x colour modes x sections: all of them, or those in which every two values meet. */
export function paletteCombinations(isFull: boolean): PaletteCombination[] {
  const rows = isFull ? product(PALETTE_AXES) : pairwise(PALETTE_AXES);
  return rows.map(
    ([section, colorMode, palette]) => ({ section, colorMode, palette }) as PaletteCombination,
  );
}

/** A combination's name in addresses and messages. */
export function combinationName(combination: Combination): string {
  const { section, content, colorMode, look, orientation, direction } = combination;
  return [section, content, colorMode, look, orientation, direction].join('-');
}

function combinationOf(row: readonly string[]): Combination {
  const [section, content, colorMode, look, orientation, direction] = row;
  // The rows come from the axes above, which hold exactly these types in this order.
  return { section, content, colorMode, look, orientation, direction } as Combination;
}

function product(axes: readonly (readonly string[])[]): string[][] {
  return axes.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/**
 * Rows in which each pair of values of two axes stands together. Greedy: a row starts from a pair that hasn't been met,
 * and takes on each other axis the value that meets most new pairs. The same axes always give the same rows.
 */
export function pairwise(axes: readonly (readonly string[])[]): string[][] {
  const key = (i: number, a: string, j: number, b: string) =>
    i < j ? `${i}:${a}|${j}:${b}` : `${j}:${b}|${i}:${a}`;
  const missing = new Map<string, [i: number, a: string, j: number, b: string]>();
  axes.forEach((values, i) =>
    axes.slice(i + 1).forEach((others, offset) => {
      const j = i + 1 + offset;
      for (const a of values) for (const b of others) missing.set(key(i, a, j, b), [i, a, j, b]);
    }),
  );
  const rows: string[][] = [];
  for (const first of missing.values()) {
    const [i, a, j, b] = first;
    const row = new Map([
      [i, a],
      [j, b],
    ]);
    axes.forEach((values, axis) => {
      if (row.has(axis)) return;
      const gain = (value: string) =>
        [...row].filter(([other, chosen]) => missing.has(key(axis, value, other, chosen))).length;
      // The row's number turns the start, so that values without gain take turns as well.
      const turned = values.map((_, index) => values[(index + rows.length) % values.length] ?? '');
      const best = turned.reduce((one, other) => (gain(other) > gain(one) ? other : one));
      row.set(axis, best);
    });
    for (const [one, x] of row) for (const [other, y] of row) missing.delete(key(one, x, other, y));
    rows.push(axes.map((_, axis) => row.get(axis) ?? ''));
  }
  return rows;
}

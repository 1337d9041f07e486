import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, shadeOf } from './color';

register(modeRgb);
register(modeOklch);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('OKLCH', () => {
  it('has the values of the CSS specification’s examples', () => {
    expect(shadeOf('#ff0000').l).toBeCloseTo(0.628, 3);
    expect(shadeOf('#ff0000').c).toBeCloseTo(0.2577, 3);
    expect(shadeOf('#ff0000').h).toBeCloseTo(29.23, 1);
    expect(shadeOf('#ffffff')).toEqual({ l: expect.closeTo(1, 6), c: 0, h: 0 });
  });

  it('leads back to the same colour', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(shadeOf(color))).toBe(color);
      }),
    );
  });

  it('takes the same chroma from what no screen shows', () => {
    const shade = fc.record({
      l: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      c: fc.double({ min: 0.3, max: 0.4, noNaN: true }),
      h: fc.double({ min: 0, max: 359, noNaN: true }),
    });
    fc.assert(
      fc.property(shade, (one) => {
        const other = formatHex(clampChroma({ mode: 'oklch', ...one }, 'oklch'));
        const [own, theirs] = [hexOf(one), other ?? ''].map((color) =>
          [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
        );
        own?.forEach((channel, index) =>
          expect(Math.abs(channel - (theirs?.[index] ?? NaN))).toBeLessThanOrEqual(1),
        );
      }),
    );
  });
});

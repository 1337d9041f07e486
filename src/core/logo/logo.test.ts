import { describe, expect, it } from 'vitest';
import { clampLogo, logoBounds } from './logo-size';

describe('logo bounds', () => {
  it('follow the window: up to 768 px, up to 1024 px, above', () => {
    const small = { minWidth: 10, maxWidth: 200, minHeight: 20, maxHeight: 70 };
    const medium = { minWidth: 10, maxWidth: 300, minHeight: 20, maxHeight: 90 };
    const large = { minWidth: 10, maxWidth: 400, minHeight: 20, maxHeight: 115 };
    expect([320, 768].map(logoBounds)).toEqual([small, small]);
    expect([769, 1024].map(logoBounds)).toEqual([medium, medium]);
    expect([1025, 2560].map(logoBounds)).toEqual([large, large]);
  });
});

describe('clampLogo', () => {
  it('leaves a size within the bounds alone', () => {
    expect(clampLogo(160, { ratio: 4, viewportWidth: 1440 })).toEqual({ width: 160, height: 40 });
  });

  it('clamps by whichever bound comes first', () => {
    // A square reaches the height of 115 before the width of 400.
    expect(clampLogo(500, { ratio: 1, viewportWidth: 1440 })).toEqual({ width: 115, height: 115 });
    expect(clampLogo(500, { ratio: 8, viewportWidth: 1440 })).toEqual({ width: 400, height: 50 });
    expect(clampLogo(5, { ratio: 4, viewportWidth: 1440 })).toEqual({ width: 80, height: 20 });
    expect(clampLogo(5, { ratio: 0.25, viewportWidth: 1440 })).toEqual({ width: 10, height: 40 });
    expect(clampLogo(400, { ratio: 8, viewportWidth: 768 })).toEqual({ width: 200, height: 25 });
  });

  it('never exceeds the upper bounds, whatever the ratio', () => {
    expect(clampLogo(300, { ratio: 40, viewportWidth: 500 })).toEqual({ width: 200, height: 5 });
    expect(clampLogo(300, { ratio: 0.05, viewportWidth: 500 })).toEqual({ width: 3.5, height: 70 });
    expect(clampLogo(Number.NaN, { ratio: 0, viewportWidth: 500 })).toEqual({
      width: 50,
      height: 50,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { freePlace } from './free-place';

const VIEW = { left: 0, top: 0, right: 100, bottom: 100 };
const SIZE = { width: 20, height: 10 };

describe('the place of a tool', () => {
  it('is the first that covers nothing', () => {
    const inTheWay = [{ left: 0, top: 0, right: 50, bottom: 20 }];
    const spots = [
      { left: 40, top: 5 },
      { left: 60, top: 5 },
      { left: 60, top: 50 },
    ];
    expect(freePlace(spots, SIZE, inTheWay, VIEW)).toEqual({ left: 60, top: 5 });
  });

  it('is where least is covered when none is free', () => {
    const inTheWay = [VIEW];
    const half = [{ left: 0, top: 0, right: 100, bottom: 55 }];
    const spots = [
      { left: 0, top: 0 },
      { left: 0, top: 50 },
    ];
    expect(freePlace(spots, SIZE, half, VIEW)).toEqual({ left: 0, top: 50 });
    expect(freePlace(spots, SIZE, inTheWay, VIEW)).toEqual({ left: 0, top: 0 });
  });

  it('is in view, or nowhere', () => {
    expect(freePlace([{ left: 90, top: 0 }], SIZE, [], VIEW)).toBeNull();
    expect(freePlace([{ left: 0, top: -1 }], SIZE, [], VIEW)).toBeNull();
    expect(freePlace([{ left: 80, top: 90 }], SIZE, [], VIEW)).toEqual({ left: 80, top: 90 });
  });

  it('covers much of what has little weight before little of what is written', () => {
    const written = { left: 0, top: 0, right: 5, bottom: 5, weight: 100 };
    const below = { left: 0, top: 50, right: 100, bottom: 100 };
    const spots = [
      { left: 0, top: 0 },
      { left: 0, top: 60 },
    ];
    expect(freePlace(spots, SIZE, [written, below], VIEW)).toEqual({ left: 0, top: 60 });
  });
});

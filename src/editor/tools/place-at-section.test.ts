import { describe, expect, it } from 'vitest';
import type { Box } from './free-place';
import { placeAtSection, type LastSide } from './place-at-section';

const view: Box = { left: 0, top: 0, right: 1000, bottom: 700 };

/** Tools of 300 by 40 px at a section of 1000 px that the page has scrolled by some px. */
function place(scrolled: number, inTheWay: Box[], last: LastSide, isMoving = false) {
  const box = { left: 0, top: 100 - scrolled, right: 1000, bottom: 1100 - scrolled };
  const moved = inTheWay.map((one) => ({
    ...one,
    top: one.top - scrolled,
    bottom: one.bottom - scrolled,
  }));
  return placeAtSection({ box, view, width: 300, height: 40, isMoving }, moved, false, last);
}

describe('the place of a section’s tools', () => {
  it('is over its corner at the end, and within its first free room once that is out of view', () => {
    const last: LastSide = { side: 'end' };
    expect(place(0, [], last)).toEqual({ left: 692, top: 52 });
    expect(place(200, [], last)).toEqual({ left: 692, top: 8 });
  });

  it('changes sides where one is full, and keeps to the new one once both are free', () => {
    const last: LastSide = { side: 'end' };
    const picture = { left: 600, top: 0, right: 1000, bottom: 1100 };
    expect(place(200, [picture], last)?.left).toBe(8);
    expect(place(240, [], last)?.left).toBe(8);
    expect(place(280, [], last)?.left).toBe(8);
  });

  it('is between the corners where both are full, and goes back to its side', () => {
    const last: LastSide = { side: 'end' };
    const logo = { left: 0, top: 0, right: 200, bottom: 1100 };
    const links = { left: 900, top: 0, right: 1000, bottom: 1100 };
    expect(place(200, [logo, links], last)).toEqual({ left: 596, top: 8 });
    expect(place(240, [], last)).toEqual({ left: 692, top: 8 });
  });

  it('is nowhere while the page moves and it would cover something', () => {
    const text = { left: 0, top: 0, right: 1000, bottom: 1100 };
    expect(place(200, [text], { side: 'end' }, true)).toBeNull();
    expect(place(200, [text], { side: 'end' })).not.toBeNull();
  });
});

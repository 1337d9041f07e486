import { describe, expect, it } from 'vitest';
import { dropSlot } from './drop-slot';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the slot that something is dropped into', () => {
  const column = [box(0, 0, 100, 50), box(0, 50, 100, 50), box(0, 100, 100, 50)];
  const grid = [box(0, 0, 40, 40), box(50, 0, 40, 40), box(0, 50, 40, 40), box(50, 50, 40, 40)];

  it('lies before or after the nearest, by which half is pointed at', () => {
    expect(dropSlot({ x: 10, y: 60 }, column, 0)).toEqual({ index: 0, line: box(0, 50, 100, 0) });
    expect(dropSlot({ x: 10, y: 90 }, column, 0)).toEqual({ index: 1, line: box(0, 100, 100, 0) });
    expect(dropSlot({ x: 10, y: 10 }, column, 2)?.index).toBe(0);
    expect(dropSlot({ x: 10, y: 900 }, column, 0)?.index).toBe(2);
  });

  it('stands upright where items stand beside each other', () => {
    expect(dropSlot({ x: 80, y: 60 }, grid, 0)).toEqual({ index: 3, line: box(90, 50, 0, 40) });
    expect(dropSlot({ x: 55, y: 20 }, grid, 3)).toEqual({ index: 1, line: box(50, 0, 0, 40) });
  });

  it('lies at the other side in a row that is read from right to left', () => {
    const row = [box(100, 0, 40, 40), box(50, 0, 40, 40), box(0, 0, 40, 40)];
    const toLeft = { index: 1, line: box(50, 0, 0, 40) };
    expect(dropSlot({ x: 55, y: 20 }, row, 0, true)).toEqual(toLeft);
    expect(dropSlot({ x: 85, y: 20 }, row, 2, true)).toEqual({ index: 1, line: box(90, 0, 0, 40) });
  });

  it('is nowhere for what stands alone', () => {
    expect(dropSlot({ x: 0, y: 0 }, [box(0, 0, 10, 10)], 0)).toBeNull();
  });
});

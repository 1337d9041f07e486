import { describe, expect, it } from 'vitest';
import { sideWithRoom } from './dialog-side';

const screen = { left: 0, top: 0, right: 1440, bottom: 900 };
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a dialog stands', () => {
  it('below what it changes, else above it', () => {
    expect(sideWithRoom(at(600, 300, 120, 40), screen)).toBe('bottom');
    expect(sideWithRoom(at(600, 700, 120, 40), screen)).toBe('top');
  });

  it('beside what is too high for that', () => {
    expect(sideWithRoom(at(200, 300, 500, 500), screen)).toBe('right');
    expect(sideWithRoom(at(1000, 300, 400, 500), screen)).toBe('left');
  });

  it('where it is only partly seen at once, in a low window', () => {
    const low = { ...screen, right: 720, bottom: 450 };
    expect(sideWithRoom(at(300, 60, 120, 40), low)).toBe('bottom');
    expect(sideWithRoom(at(300, 360, 120, 40), low)).toBe('top');
  });

  it('on no side of what fills the view', () => {
    expect(sideWithRoom(at(0, 48, 1440, 852), screen)).toBeNull();
  });
});

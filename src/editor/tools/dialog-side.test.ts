import { describe, expect, it } from 'vitest';
import { boxAround, sideWithRoom } from './dialog-side';

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

  it('clear of the tools that stay in use', () => {
    const logo = at(600, 520, 200, 60);
    // Tools over it: without them the dialog would stand above it.
    const withTools = boxAround(logo, [at(660, 420, 180, 28)]);
    expect(withTools).toEqual({ left: 600, top: 420, right: 840, bottom: 580 });
    expect(sideWithRoom(logo, screen)).toBe('top');
    expect(sideWithRoom(withTools, screen)).toBe('right');
  });

  it('on no side of what fills the view', () => {
    expect(sideWithRoom(at(0, 48, 1440, 852), screen)).toBeNull();
  });
});

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isSecondPress } from './second-press';

/** A press at a time and a place of the window. */
function press(at: number, clientX: number, clientY: number): boolean {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  window.dispatchEvent(new MouseEvent('pointerdown', { clientX, clientY }));
  return isSecondPress({ pointerType: 'mouse' });
}

test('two presses at one place are a double click, whatever lies there by then', () => {
  expect(press(1000, 110, 210)).toBe(false);
  expect(press(1300, 113, 214)).toBe(true);
  // The third of three, too.
  expect(press(1600, 110, 210)).toBe(true);
  expect(press(2100, 110, 210)).toBe(false);
});

test('whoever presses one thing and soon another means both', () => {
  expect(press(10_000, 110, 210)).toBe(false);
  expect(press(10_200, 142, 210)).toBe(false);
  // Back at the first place, but not twice there.
  expect(press(10_400, 110, 210)).toBe(false);
});

test('keys are pressed on purpose', () => {
  press(20_000, 110, 210);
  press(20_100, 110, 210);
  expect(isSecondPress({ pointerType: 'keyboard' })).toBe(false);
});

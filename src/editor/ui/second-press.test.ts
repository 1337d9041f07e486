// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isSecondPress } from './second-press';

/** A press at a place of the window, on a target whose corner lies elsewhere. */
function press(at: number, place: [x: number, y: number], pointerType = 'mouse'): boolean {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  const target = document.createElement('button');
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 30, 30));
  return isSecondPress({ pointerType, target, x: place[0] - 100, y: place[1] - 200 });
}

test('two presses at one place are a double click, whatever lies there by then', () => {
  expect(press(1000, [110, 210])).toBe(false);
  expect(press(1300, [113, 214])).toBe(true);
  // The third of three, too.
  expect(press(1600, [110, 210])).toBe(true);
  expect(press(2100, [110, 210])).toBe(false);
});

test('whoever presses one thing and soon the next beside it means both', () => {
  expect(press(10_000, [110, 210])).toBe(false);
  expect(press(10_200, [142, 210])).toBe(false);
  expect(press(10_400, [142, 178])).toBe(false);
});

test('keys are pressed on purpose', () => {
  expect(press(20_000, [110, 210], 'keyboard')).toBe(false);
  expect(press(20_100, [110, 210], 'keyboard')).toBe(false);
  expect(press(20_200, [110, 210])).toBe(false);
});

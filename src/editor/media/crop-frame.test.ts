import { expect, it } from 'vitest';
import { scaled } from './crop-frame';

it('draws corners larger or smaller with their frame, shares as they are', () => {
  expect(scaled('8px', 2)).toBe('16px');
  expect(scaled('10.5px 4px', 0.5)).toBe('5.25px 2px');
  expect(scaled('43% 45%', 2)).toBe('43% 45%');
  expect(scaled('50% 3px', 3)).toBe('50% 9px');
});

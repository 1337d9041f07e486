import { expect, it } from 'vitest';
import { movedEnd } from './moved-end';

it('the end of an event keeps its length when the start moves', () => {
  const night = { start: '2027-06-19T20:00', end: '2027-06-20T02:00' };
  expect(movedEnd(night, '2027-06-26T21:30')).toBe('2027-06-27T03:30');
  expect(movedEnd({ ...night, end: '' }, '2027-06-26T21:30')).toBeUndefined();
  expect(movedEnd({ ...night, end: '2027-06-18T20:00' }, '2027-06-26T21:30')).toBeUndefined();
  expect(movedEnd(night, '')).toBeUndefined();
});

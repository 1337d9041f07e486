import { describe, expect, it } from 'vitest';
import { endsBeforeStart, movedEnd } from './event-time';

describe('the times of an event', () => {
  it.each([
    ['2026-05-21T08:00', '2026-05-21T07:59', true],
    ['2026-05-21T08:00', '2026-05-21T08:00', false],
    ['2026-05-21T08:00:30', '2026-05-21T08:00', false],
    ['2026-05-21T20:00', '2026-05-22T02:00', false],
    ['', '2026-05-21T08:00', false],
    ['2026-05-21T08:00', '', false],
  ])('from %s to %s it ends before it starts: %s', (start, end, isEarly) => {
    expect(endsBeforeStart({ start, end })).toBe(isEarly);
  });

  it('keep their length when the start moves', () => {
    const night = { start: '2027-06-19T20:00', end: '2027-06-20T02:00' };
    expect(movedEnd(night, '2027-06-26T21:30')).toBe('2027-06-27T03:30');
    expect(movedEnd({ ...night, end: '' }, '2027-06-26T21:30')).toBeUndefined();
    expect(movedEnd({ ...night, end: '2027-06-18T20:00' }, '2027-06-26T21:30')).toBeUndefined();
    expect(movedEnd(night, '')).toBeUndefined();
  });
});

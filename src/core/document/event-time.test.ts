import { describe, expect, it } from 'vitest';
import { endsBeforeStart } from './event-time';

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
});

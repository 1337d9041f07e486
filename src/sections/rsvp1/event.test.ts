import { describe, expect, it } from 'vitest';
import { eventOf, eventTime } from './event';

const event = (id: string, start = '', end = '') => ({ id, name: id, start, end, place: '' });

describe('the event of an invitation (spec section 3)', () => {
  const events = [event('spring'), event('autumn')];

  it('is the one of its eventId, otherwise the first event', () => {
    expect(eventOf(events, 'autumn')?.id).toBe('autumn');
    expect(eventOf(events, 'winter')?.id).toBe('spring');
    expect(eventOf(events, '')?.id).toBe('spring');
    expect(eventOf([], 'autumn')).toBeUndefined();
  });

  it('is told in the page’s language, on the place’s own clock', () => {
    const day = event('day', '2026-05-21T08:00', '2026-05-21T12:30');
    // 21 May 2026 is a Thursday.
    expect(eventTime(day, 'en-GB')).toMatch(/Thursday,? 21 May 2026.*08:00.*12:30/);
    expect(eventTime(day, 'de')).toMatch(/Donnerstag, 21\. Mai 2026.*08:00.*12:30/);
  });

  it('ends the same night without a second date, on a later day with one', () => {
    // 19 June 2027 is a Saturday.
    const night = event('night', '2027-06-19T20:00', '2027-06-20T02:00');
    expect(eventTime(night, 'en-GB')).toMatch(/^Saturday,? 19 June 2027.*20:00 – 02:00$/);
    expect(eventTime(night, 'de')).toMatch(/^Samstag, 19\. Juni 2027.*20:00 – 02:00$/);
    const fair = event('fair', '2027-06-19T20:00', '2027-06-20T20:00');
    expect(eventTime(fair, 'en-GB')).toMatch(/Saturday,? 19 June.*Sunday,? 20 June 2027.*20:00$/);
  });

  it('has no time without a start, and an end before it as it was written', () => {
    expect(eventTime(event('none'), 'en')).toBe('');
    expect(eventTime(event('odd', '2026-13-45T99:99'), 'en')).toBe('');
    expect(eventTime(event('turned', '2026-05-21T08:00', '2026-05-20T08:00'), 'en-GB')).toMatch(
      /21 May 2026.*08:00 – .*20 May 2026.*08:00$/,
    );
  });
});

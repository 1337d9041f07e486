import { describe, expect, it } from 'vitest';
import { rsvpAddress } from './address';
import { rsvpPayload } from './send';

const payload = (entries: Record<string, string>, storedConsent: string | null = null) =>
  rsvpPayload({ entries, storedConsent, elapsedMs: 3000 });

const ENTRIES = {
  name: ' Ada ',
  email: 'ada@plant.example',
  isAttending: 'true',
  guests: '2',
  eventId: 'open-day',
  siteHash: 'h1',
  component: 'c1',
};

describe('an answer to an invitation', () => {
  it('says who comes, with how many, to which event', () => {
    expect(payload(ENTRIES)).toEqual({
      name: 'Ada',
      email: 'ada@plant.example',
      isAttending: true,
      guests: 2,
      eventId: 'open-day',
      siteHash: 'h1',
      elapsedMs: 3000,
    });
  });

  it('brings nobody when it declines, and never more than twenty', () => {
    expect(payload({ ...ENTRIES, isAttending: 'false' })).toMatchObject({
      isAttending: false,
      guests: 0,
    });
    expect(['', '-3', '1.7', '999', 'x'].map((guests) => payload({ ...ENTRIES, guests }))).toEqual(
      [0, 0, 1, 20, 0].map((guests) => expect.objectContaining({ guests })),
    );
  });

  it('tells whether marketing was accepted, where that is stored', () => {
    expect(payload(ENTRIES, '{"marketing":true}')).toMatchObject({ isCookieAccepted: true });
    expect(payload(ENTRIES)).not.toHaveProperty('isCookieAccepted');
  });

  it('goes to the site’s own call', () => {
    expect(rsvpAddress({ siteId: 's1', routeBase: '' })).toBe('/api/v1/sites/form/rsvp/s1/');
  });
});

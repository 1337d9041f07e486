import { describe, expect, it } from 'vitest';
import { contactAddress } from './address';
import { contactPayload } from './send';

const ENTRIES = {
  name: ' Ada Lovelace ',
  email: ' ada@b.example ',
  message: '',
  siteHash: 'h1',
  component: 'contact',
  plinthSubject: '',
};

describe('the payload of the contact call (spec section 7)', () => {
  it('holds only fields that are not empty, trimmed', () => {
    expect(contactPayload({ entries: ENTRIES, storedConsent: null, elapsedMs: 2500.4 })).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@b.example',
      siteHash: 'h1',
      elapsedMs: 2500,
    });
  });

  it('holds the e-mail in the letters that were typed, not in a browser’s encoding (C80)', () => {
    const entries = { ...ENTRIES, email: 'info@xn--mnchen-3ya.example' };
    expect(contactPayload({ entries, storedConsent: null, elapsedMs: 0 })['email']).toBe(
      'info@münchen.example',
    );
  });

  it('tells whether marketing was accepted, where that is stored', () => {
    const accepted = (storedConsent: string | null) =>
      contactPayload({ entries: ENTRIES, storedConsent, elapsedMs: 0 })['isCookieAccepted'];
    expect(accepted('{"analytics":true,"marketing":false,"functional":true}')).toBe(false);
    expect(accepted('{"analytics":false,"marketing":true,"functional":false}')).toBe(true);
    expect(accepted('{"analytics":true}')).toBeUndefined();
    expect(accepted('not json')).toBeUndefined();
    expect(accepted('null')).toBeUndefined();
    expect(accepted(null)).toBeUndefined();
  });

  it('sends a filled trap along, for the server to see', () => {
    const entries = { ...ENTRIES, plinthSubject: 'Buy now' };
    expect(contactPayload({ entries, storedConsent: null, elapsedMs: 0 })).toMatchObject({
      plinthSubject: 'Buy now',
    });
  });
});

describe('the address of the contact call', () => {
  it('stands behind the route base', () => {
    expect(contactAddress({ siteId: 's1', routeBase: '' })).toBe('/api/v1/sites/form/contact/s1/');
    expect(contactAddress({ siteId: 's1', routeBase: '/shop/' })).toBe(
      '/shop/api/v1/sites/form/contact/s1/',
    );
  });
});

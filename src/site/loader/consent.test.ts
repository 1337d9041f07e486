// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../widgets/cookie-banner/save-consent';
import { givenConsent, hasChosen } from './consent';

const ALL = { analytics: true, marketing: true, functional: true };
const NONE = { analytics: false, marketing: false, functional: false };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  }
});

describe('consent', () => {
  it('is none before the visitor has chosen', () => {
    expect(hasChosen('site1', 1)).toBe(false);
    expect(givenConsent('site1', 1)).toEqual(NONE);
  });

  it('is what was chosen, as JSON under cookieSettings (spec section 3)', () => {
    saveConsent('site1', 1, { ...ALL, marketing: false });
    expect(hasChosen('site1', 1)).toBe(true);
    expect(JSON.parse(localStorage.getItem('cookieSettings') ?? '')).toEqual({
      analytics: true,
      marketing: false,
      functional: true,
    });
    expect(givenConsent('site1', 1)).toEqual({ ...ALL, marketing: false });
  });

  it('of an older policy counts as none', () => {
    saveConsent('site1', 1, ALL);
    expect(hasChosen('site1', 2)).toBe(false);
    expect(givenConsent('site1', 2)).toEqual(NONE);
    saveConsent('site1', 3, ALL);
    expect(hasChosen('site1', 2)).toBe(true);
  });

  it('of another site on the same host is not inherited (C72)', () => {
    saveConsent('site1', 1, ALL);
    expect(givenConsent('site2', 1)).toEqual(NONE);
  });

  it('that is withdrawn removes the cookies of what was refused (C74)', () => {
    document.cookie = '_ga=1; Path=/';
    document.cookie = '_ym_uid=1; Path=/';
    document.cookie = 'own=1; Path=/';
    localStorage.setItem('_ym_uid', '1');
    saveConsent('site1', 1, { ...ALL, analytics: false });
    expect(document.cookie).not.toMatch(/_ga|_ym/);
    expect(Object.keys(localStorage)).toEqual(['cookieSettings']);
    expect(document.cookie).toContain('own=1');
  });

  it('is none, without a fault, where the storage is refused or broken (C68)', () => {
    saveConsent('site1', 1, ALL);
    localStorage.setItem('cookieSettings', '{broken');
    expect(givenConsent('site1', 1)).toEqual(NONE);
    localStorage.setItem('cookieSettings', 'null');
    expect(givenConsent('site1', 1)).toEqual(NONE);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(givenConsent('site1', 1)).toEqual(NONE);
  });
});

/**
 * A visitor's consent: kept in a cookie named by the site and in local storage, nowhere else (spec section 7). Every
 * third-party script asks here first.
 */
import { COOKIE_SETTINGS_KEY } from '../../core/limits';
import { readCookie, readStored } from './storage';

export interface Consent {
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

const NONE: Consent = { analytics: false, marketing: false, functional: false };

/** Whether the visitor has chosen under this version of the policy; an older choice counts as none. */
export function hasChosen(siteId: string, policyVersion: number): boolean {
  const chosen = readCookie(siteId);
  return chosen !== null && /^\d+$/.test(chosen) && Number(chosen) >= policyVersion;
}

/**
 * What the visitor agreed to; nothing without the site's own cookie, so that a choice made on another site of the
 * same host doesn't count here.
 */
export function givenConsent(siteId: string, policyVersion: number): Consent {
  if (!hasChosen(siteId, policyVersion)) return NONE;
  try {
    const stored = JSON.parse(readStored(COOKIE_SETTINGS_KEY) ?? '{}') as Partial<Consent> | null;
    return {
      analytics: stored?.analytics === true,
      marketing: stored?.marketing === true,
      functional: stored?.functional === true,
    };
  } catch {
    return NONE;
  }
}

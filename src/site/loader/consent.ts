/**
 * A visitor's consent: kept in a cookie named by the site and in local storage, nowhere else (spec section 7). Every
 * third-party script asks here first.
 */
import { CONSENT_COOKIE_LIFETIME_DAYS, COOKIE_SETTINGS_KEY } from '../../core/limits';
import { readCookie, readStored, store } from './storage';

export interface Consent {
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

const NONE: Consent = { analytics: false, marketing: false, functional: false };
const DAY_SECONDS = 24 * 60 * 60;

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

/** Keeps a choice: as JSON in local storage, and the cookie for 100 days (spec sections 4 and 9). */
export function saveConsent(siteId: string, policyVersion: number, consent: Consent): void {
  store(COOKIE_SETTINGS_KEY, JSON.stringify(consent));
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie =
    `${encodeURIComponent(siteId)}=${policyVersion}; Max-Age=${CONSENT_COOKIE_LIFETIME_DAYS * DAY_SECONDS}; ` +
    `Path=/; SameSite=Lax${isSecure}`;
  if (!consent.analytics) removeCookies(ANALYTICS_COOKIES);
  if (!consent.marketing) removeCookies(MARKETING_COOKIES);
}

const ANALYTICS_COOKIES = /^(?:_ga|_gid|_gat|_fbp|_fbc|_ym|_dc_gtm)/;
const MARKETING_COOKIES = /^(?:__lc|_gcl|__gads|__gpi|intercom-|jv_|_ok|olfsk|hblid|wcsid)/;

/** Removes cookies on this host and on those above it, with and without the leading dot. */
function removeCookies(names: RegExp): void {
  const parts = location.hostname.split('.');
  const hosts = parts.map((_, index) => parts.slice(index).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!names.test(name)) continue;
    const end = `${name}=; Max-Age=0; Path=/`;
    document.cookie = end;
    for (const host of hosts) document.cookie = `${end}; Domain=${host}`;
  }
}

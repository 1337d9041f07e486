/** Keeps a visitor's choice, and removes what was kept under one that is withdrawn. */
import { CONSENT_COOKIE_LIFETIME_DAYS, COOKIE_SETTINGS_KEY } from '../../../core/limits';
import { hasChosen, type Consent } from '../../loader/consent';
import { store } from '../../loader/storage';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Keeps a choice: as JSON in local storage, and the cookie for 100 days (spec sections 4 and 9).
 * @returns false where this browser keeps no cookie: nothing was agreed to then
 */
export function saveConsent(siteId: string, policyVersion: number, consent: Consent): boolean {
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie =
      `${encodeURIComponent(siteId)}=${policyVersion}; Max-Age=${CONSENT_COOKIE_LIFETIME_DAYS * DAY_SECONDS}; ` +
      `Path=/; SameSite=Lax${isSecure}`;
    if (!consent.analytics) removeTraces(ANALYTICS_TRACES);
    if (!consent.marketing) removeTraces(MARKETING_TRACES);
  } catch (error) {
    // A frame without an origin may not even touch cookies.
    console.error(error);
  }
  // After the cookie: other tabs hear of this, and look at both.
  store(COOKIE_SETTINGS_KEY, JSON.stringify(consent));
  return hasChosen(siteId, policyVersion);
}

const ANALYTICS_TRACES = /^(?:_ga|_gid|_gat|_fbp|_fbc|_ym|_dc_gtm)/;
const MARKETING_TRACES =
  /^(?:__lc|__livechat|_gcl|__gads|__gpi|__eoi|intercom|jv_|_ok|olfsk|hblid|wcsid|_fw_crm)/;

/** Removes what tags have kept: cookies on this host and on those above it, and in the local storage. */
function removeTraces(names: RegExp): void {
  const parts = location.hostname.split('.');
  const hosts = parts.map((_, index) => parts.slice(index).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!names.test(name)) continue;
    const end = `${name}=; Max-Age=0; Path=/`;
    document.cookie = end;
    for (const host of hosts) document.cookie = `${end}; Domain=${host}`;
  }
  forget(names);
}

/** Removes every value whose key is like this. */
function forget(keys: RegExp): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (keys.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Refused: then there is nothing kept.
  }
}

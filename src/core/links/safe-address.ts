import { normaliseAddress } from './normalise-address';

/**
 * The address if it may reach an `href` or `src`, otherwise the empty string. Every address goes through
 * here (or `resolveLink`) when it is rendered, whatever was checked when it was stored. Idempotent.
 */
export function safeAddress(raw: unknown): string {
  const checked = normaliseAddress(raw);
  return checked.isValid ? checked.address : '';
}

/** Whether a value may be stored as an address; the empty one may. */
export function isSafeAddress(raw: unknown): boolean {
  return normaliseAddress(raw).isValid;
}

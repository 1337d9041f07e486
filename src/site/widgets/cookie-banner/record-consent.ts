/** Tells the site what a visitor agreed to, so that its owner can show it (product decision "consent that can be proved"). */
import type { ConsentRequest } from '../../../core/api/consent';
import { CONSENT_VISITOR_KEY } from '../../../core/limits';
import { readStored, store } from '../../loader/storage';

const VISITOR = /^[A-Za-z0-9_-]{8,64}$/;
const VISITOR_BYTES = 16;

/**
 * Posts a choice that was just saved. The page reloads meanwhile, so the call outlives it; one that fails is only
 * logged, for the choice holds in this browser anyway.
 * @param address where the site keeps choices; undefined where nobody does
 */
export function recordConsent(
  address: string | undefined,
  saved: Pick<ConsentRequest, 'choice' | 'policyVersion'>,
): void {
  if (address === undefined) return;
  const request: ConsentRequest = { ...saved, visitor: visitorId() };
  fetch(address, {
    method: 'POST',
    keepalive: true,
    // Who the visitor is otherwise is none of the record's business.
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(request),
  }).catch((error: unknown) => console.error(error));
}

/** The random id that this visitor's choices go by. It is made with the first choice; refused storage makes a new one. */
function visitorId(): string {
  const kept = readStored(CONSENT_VISITOR_KEY);
  if (kept !== null && VISITOR.test(kept)) return kept;
  // randomUUID is missing on pages without https.
  const bytes = crypto.getRandomValues(new Uint8Array(VISITOR_BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  store(CONSENT_VISITOR_KEY, id);
  return id;
}

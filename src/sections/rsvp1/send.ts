/** Sends an answer to an invitation with the generic client; the call stands beside the contact form's (spec section 7). */
import { createClient } from '../../core/api/client';
import { pageApiBase } from '../../core/api/page-api';
import { contactPayload, storedConsent } from '../contact3/send';
import type { Entries, Sending } from '../visitor-form/use-visitor-form';
import { rsvpPath } from './address';
import { RSVP_GUESTS_MAX } from '../../core/validation/rsvp-form';

/** Sends what a visitor chose; rejects with an ApiError. */
export async function sendRsvp({ page, entries }: Sending): Promise<void> {
  const client = createClient({
    fetch: (address, init) => fetch(address, init),
    base: pageApiBase(page),
    language: () => page.language,
  });
  await client.post(
    rsvpPath(page.siteId),
    // The page's clock starts when it is asked for: near enough to the moment it was shown.
    rsvpPayload({ entries, storedConsent: storedConsent(), elapsedMs: performance.now() }),
    { isAnswerIgnored: true },
  );
}

/** The payload: the contact form's, with an answer and a number in place of a message. Who stays away brings nobody. */
export function rsvpPayload(options: {
  entries: Entries;
  storedConsent: string | null;
  elapsedMs: number;
}): Record<string, unknown> {
  const { isAttending, guests, ...typed } = options.entries;
  const isComing = isAttending !== 'false';
  return {
    ...contactPayload({ ...options, entries: typed }),
    isAttending: isComing,
    guests: isComing ? countOf(guests) : 0,
  };
}

function countOf(guests: string | undefined): number {
  const count = Math.trunc(Number(guests));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), RSVP_GUESTS_MAX) : 0;
}

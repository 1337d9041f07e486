/** Sends an answer to an invitation with the generic client; the call stands beside the contact form's (spec section 7). */
import { createClient } from '../../core/api/client';
import { pageApiBase } from '../../core/api/page-api';
import { contactPayload, storedConsent, type SendingPage } from '../contact3/send';
import type { Entries } from '../visitor-form/use-visitor-form';

/** Most guests that one answer brings. */
export const GUESTS_MAX = 20;

const rsvpPath = (siteId: string) => `/sites/form/rsvp/${siteId}/`;

/** Where the form posts to without script. */
export function rsvpAddress(page: Pick<SendingPage, 'siteId' | 'routeBase' | 'apiBase'>): string {
  return pageApiBase(page) + rsvpPath(page.siteId);
}

/** Sends what a visitor chose; rejects with an ApiError. */
export async function sendRsvp(options: { page: SendingPage; entries: Entries }): Promise<void> {
  const { page, entries } = options;
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
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), GUESTS_MAX) : 0;
}

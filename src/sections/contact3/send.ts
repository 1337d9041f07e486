/** Sends the contact form with the generic client (spec section 7). */
import { createClient } from '../../core/api/client';
import { COMPONENT_FIELD, ELAPSED_FIELD } from '../../core/api/contact-form-fields';
import { pageApiBase } from '../../core/api/page-api';
import { cleanContact } from '../../core/validation/contact-form';
import { typedEmail } from '../../core/validation/typed-email';
import type { Sending } from '../visitor-form/use-visitor-form';
import { contactPath } from './address';

/** Sends what a visitor typed; rejects with an ApiError. */
export async function sendContact({ page, entries }: Sending): Promise<void> {
  const client = createClient({
    fetch: (address, init) => fetch(address, init),
    base: pageApiBase(page),
    language: () => page.language,
  });
  await client.post(
    contactPath(page.siteId),
    // The page's clock starts when it is asked for: near enough to the moment it was shown.
    contactPayload({ entries, storedConsent: storedConsent(), elapsedMs: performance.now() }),
    { isAnswerIgnored: true },
  );
}

/** The payload of spec section 7: only fields that are not empty, and the marketing flag where one is stored. */
export function contactPayload(options: {
  entries: Readonly<Record<string, string>>;
  storedConsent: string | null;
  elapsedMs: number;
}): Record<string, unknown> {
  const { [COMPONENT_FIELD]: _, ...typed } = options.entries;
  const cleaned = cleanContact(typed);
  const email = typedEmail(cleaned.email);
  const filled = Object.entries({ ...typed, ...cleaned, email }).filter(
    ([, value]) => value !== '',
  );
  const isCookieAccepted = marketingFlag(options.storedConsent);
  return {
    ...Object.fromEntries(filled),
    [ELAPSED_FIELD]: Math.round(options.elapsedMs),
    ...(isCookieAccepted === undefined ? {} : { isCookieAccepted }),
  };
}

function marketingFlag(stored: string | null): boolean | undefined {
  try {
    const settings: unknown = JSON.parse(stored ?? 'null');
    const flag = (settings as { marketing?: unknown } | null)?.marketing;
    return typeof flag === 'boolean' ? flag : undefined;
  } catch {
    return undefined;
  }
}

/** The stored choice of cookies as it stands in the browser. */
export function storedConsent(): string | null {
  try {
    return localStorage.getItem('cookieSettings');
  } catch {
    // Some browsers refuse even to read it.
    return null;
  }
}

/** Sends a complaint about a site (spec section 7). */
import { createClient } from '../../../core/api/client';
import { pageApiBase } from '../../../core/api/page-api';
import { cleanComplaint, type ComplaintValues } from '../../../core/validation/complaint-form';
import { typedEmail } from '../../../core/validation/typed-email';

interface SendingPage {
  siteId: string;
  siteHash: string;
  language: string;
  routeBase: string;
  apiBase?: string;
}

const complaintPath = (siteId: string) => `/sites/form/compliance/${encodeURIComponent(siteId)}/`;

/** Where the form posts to without script. */
export function complaintAddress(page: SendingPage): string {
  return pageApiBase(page) + complaintPath(page.siteId);
}

/** Sends what a visitor typed; rejects with an ApiError. */
export async function sendComplaint(options: {
  page: SendingPage;
  values: ComplaintValues;
}): Promise<void> {
  const { page, values } = options;
  const client = createClient({
    fetch: (address, init) => fetch(address, init),
    base: pageApiBase(page),
    language: () => page.language,
  });
  const cleaned = cleanComplaint(values);
  const body = { ...cleaned, email: typedEmail(cleaned.email), siteHash: page.siteHash };
  await client.post(complaintPath(page.siteId), body, { isAnswerIgnored: true });
}

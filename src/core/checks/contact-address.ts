/** Where the messages of a site's forms are mailed: an address that its owner reads. */
import type { Catalogue } from '../catalogue/section';
import type { SiteDocument } from '../document/document';
import { isExampleAddress } from '../validation/example-address';
import type { Finding } from './finding';

const FORMS: ReadonlySet<string> = new Set(['contact', 'rsvp']);

/** A site with a form that visitors send, whose messages are mailed to nobody. */
export function findContactAddress(
  { pages, settings }: SiteDocument,
  catalogue: Catalogue,
): Finding[] {
  const hasForm = pages.some(({ components }) =>
    components.some(
      ({ section, status }) =>
        status === 'published' && FORMS.has(catalogue.get(section)?.category ?? ''),
    ),
  );
  const { contactEmail } = settings;
  if (!hasForm || (contactEmail !== '' && !isExampleAddress(contactEmail))) return [];
  return [
    {
      severity: 'warning',
      rule: 'contact',
      message:
        contactEmail === ''
          ? 'Messages of the forms are mailed to nobody: the site has no contact e-mail.'
          : `Messages of the forms are mailed to ${contactEmail}, an example address that nobody reads.`,
      record: 'settings',
      path: ['contactEmail'],
    },
  ];
}

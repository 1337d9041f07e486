/** A site's slug: a DNS label in front of the sites' domain (RFC 1123). */
import { foldLetters } from '../text/fold-letters';

/** What to tell whoever chose a slug that can't be one. */
export const SLUG_REFUSALS = {
  form: 'Use small letters, digits and hyphens, a letter or digit at both ends, at most 63 characters.',
  reserved: 'This name is reserved. Choose another one.',
} as const;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// Hosts that mail clients, browsers and certificate authorities take for the operator's own.
const RESERVED: ReadonlySet<string> = new Set(
  'www api admin mail smtp imap pop ftp ns1 ns2 localhost autoconfig autodiscover wpad mta-sts'.split(
    ' ',
  ),
);

/** Why a slug is refused, or undefined when it isn't. */
export function slugRefusal(slug: string): keyof typeof SLUG_REFUSALS | undefined {
  // Two hyphens in third place mark encoded names such as `xn--` (RFC 5891, 4.2.3.1).
  if (!LABEL.test(slug) || slug.slice(2, 4) === '--') return 'form';
  return RESERVED.has(slug) ? 'reserved' : undefined;
}

/** A slug from a site's name: Latin letters lose their accents; a name without any is `site`. */
export function siteSlugFrom(name: string): string {
  const label = foldLetters(name, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  if (label === '') return 'site';
  return slugRefusal(label) === undefined ? label : `${label}-site`;
}

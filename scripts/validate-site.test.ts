import { describe, expect, it } from 'vitest';
import { validateSite } from './validate-site.mjs';

const ORIGIN = 'https://shop.example';

interface TestPage {
  lang: string;
  canonical: string;
  alternates?: [string, string][];
  body?: string;
}

const html = ({ lang, canonical, alternates = [], body = '<h1>Hi</h1>' }: TestPage) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>x</title>` +
  `<link rel="canonical" href="${ORIGIN}${canonical}">` +
  alternates
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}">`)
    .join('') +
  `</head><body><main>${body}</main></body></html>`;

const entry = (path: string, alternates: [string, string][]) =>
  `<url><loc>${ORIGIN}${path}</loc>` +
  alternates
    .map(([code, to]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}${to}"/>`)
    .join('') +
  '</url>';

const SET: [string, string][] = [
  ['en', '/'],
  ['sv', '/sv/'],
  ['x-default', '/'],
];
const OFFER = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Product', name: 'Plan', offers: { '@type': 'Offer', price: '10' } }],
});
const good: Record<string, string> = {
  '/robots.txt': `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  '/sitemap.xml': `<urlset>${entry('/', SET)}${entry('/sv/', SET)}</urlset>`,
  '/': html({ lang: 'en', canonical: '/', alternates: SET }),
  '/sv/': html({ lang: 'sv', canonical: '/sv/', alternates: SET }),
};

async function faultsOf(
  changes: Record<string, string>,
): Promise<{ faults: string[]; count: number }> {
  const files = { ...good, ...changes };
  return validateSite(`${ORIGIN}/`, (address: string) => {
    const text = files[address.slice(ORIGIN.length)];
    return Promise.resolve({
      status: text === undefined ? 404 : 200,
      headers: {},
      text: text ?? '',
    });
  });
}

describe('the validation of a site', () => {
  it('finds nothing in a site that is right', async () => {
    expect(await faultsOf({})).toEqual({ faults: [], count: 2 });
  });

  it.each([
    [
      'HTML that is not valid',
      {
        '/': html({
          lang: 'en',
          canonical: '/',
          alternates: SET,
          body: '<h1><div>x</div></h1><p>',
        }),
      },
      /element-permitted-content|close-order|no-implicit-close/,
    ],
    [
      'a link to a page that isn’t there',
      {
        '/': html({
          lang: 'en',
          canonical: '/',
          alternates: SET,
          body: '<h1>x</h1><a href="/gone/">y</a>',
        }),
      },
      /gone\/: answers 404/,
    ],
    [
      'alternates that are not mutual',
      { '/sv/': html({ lang: 'sv', canonical: '/sv/', alternates: SET.slice(1) }) },
      /name different languages/,
    ],
    [
      'a page in another language than it is called',
      { '/sv/': html({ lang: 'en', canonical: '/sv/', alternates: SET }) },
      /is in en, not in sv/,
    ],
    [
      'a page that the sitemap leaves out',
      { '/sitemap.xml': `<urlset>${entry('/', SET)}</urlset>` },
      /sv\/: is not in the sitemap/,
    ],
    [
      'an address in the sitemap that is no page',
      { '/sitemap.xml': `${good['/sitemap.xml']}${entry('/x/', [])}` },
      /x\/: is in the sitemap, and no page/,
    ],
    [
      'an offer without its currency',
      {
        '/': html({
          lang: 'en',
          canonical: '/',
          alternates: SET,
          body: `<h1>x</h1><script type="application/ld+json">${OFFER}</script>`,
        }),
      },
      /structured data without priceCurrency/,
    ],
    ['a site without a sitemap', { '/robots.txt': 'User-agent: *\n' }, /names no sitemap/],
  ])('names %s', async (_what, changes, message) => {
    const { faults } = await faultsOf(changes as Record<string, string>);
    expect(faults.join('\n')).toMatch(message);
  });
});

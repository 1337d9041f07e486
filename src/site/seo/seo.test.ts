import { describe, expect, it } from 'vitest';
import { testAssets, testComponent, testLanguage, testRelease, testSite } from '../testing/release';
import { render } from '../render';
import { parsePrice } from './parse-price';
import { llmsTxt, robotsTxt, sitemapXml } from './site-files';

const en = testLanguage('en', { isPrimary: true });
const sv = testLanguage('sv', { order: 1, localizedName: 'Svenska' });
const de = testLanguage('de', { order: 2, status: 'inactive' });

const pricing = testComponent('Pricing7', 'plans', {
  plans: [
    {
      id: 'a',
      cardTitle: 'PTW Basic',
      labelTitle: '£1,000',
      labelParagraph: 'per month',
      options: [{ id: 'o', text: 'Up to 10 users' }],
    },
    { id: 'b', cardTitle: 'Enterprise', labelTitle: 'POA', labelParagraph: '', options: [] },
  ],
});
const footer = testComponent('Footer3', 'foot', {
  socials: [{ id: 's', socialUrl: 'https://social.example/us', icon: 'facebook' }],
});

function release(changes: Parameters<typeof testRelease>[1] = {}) {
  return testRelease(
    [
      {
        path: '/',
        components: [pricing, footer],
        meta: { title: 'Home', description: 'All </script> of "it"' },
      },
      { path: '/about', components: [], meta: { title: 'About' } },
      { path: '/about/team', components: [], meta: { title: 'Team' } },
      { path: '/hidden', components: [], meta: { title: 'Hidden', isHidden: true } },
    ],
    {
      languages: [en, sv, de],
      translations: { sv: { 'page:page2/path': '/om-öss', 'page:page2/meta/title': 'Om oss' } },
      ...changes,
    },
  );
}

const page = (path: string, language = 'en', changes: Parameters<typeof testRelease>[1] = {}) =>
  render(release(changes), testSite, path, language, testAssets).html;

const links = (html: string) =>
  [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g),
  ].map(([, rel, hreflang, href]) => [hreflang ?? rel, href]);

const graph = (html: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] } | null)?.['@graph'] ?? [];
};

describe('addresses', () => {
  it('name the page in each active language and x-default, the same set on every page of it', () => {
    const set = [
      ['en', 'https://demo.example/about/'],
      ['sv', 'https://demo.example/sv/om-%C3%B6ss/'],
      ['x-default', 'https://demo.example/about/'],
    ];
    expect(links(page('/about'))).toEqual([['canonical', 'https://demo.example/about/'], ...set]);
    expect(links(page('/om-öss', 'sv'))).toEqual([
      ['canonical', 'https://demo.example/sv/om-%C3%B6ss/'],
      ...set,
    ]);
  });

  it('respect the route base and the flag of the primary language', () => {
    const settings = { routeBase: '/x/', isPrimaryUnprefixed: false };
    expect(links(page('/', 'en', { settings }))).toEqual([
      ['canonical', 'https://demo.example/x/en/'],
      ['en', 'https://demo.example/x/en/'],
      ['sv', 'https://demo.example/x/sv/'],
      ['x-default', 'https://demo.example/x/en/'],
    ]);
  });

  it('of one language alone need no alternates; a hidden page has none and is not indexed', () => {
    expect(links(page('/', 'en', { languages: [en, de] }))).toHaveLength(1);
    const hidden = page('/hidden');
    expect(links(hidden)).toHaveLength(1);
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(graph(hidden)).toEqual([]);
  });

  it('of links lead straight to a page’s path in the language', () => {
    const navigation = { header: [{ id: 'l', text: 'About', link: '/about#top' }] };
    const html = render(
      testRelease(
        [
          { path: '/', components: [testComponent('NoHeader', 'bar')] },
          { path: '/about', components: [] },
        ],
        {
          languages: [en, sv],
          navigation,
          translations: { sv: { 'page:page2/path': '/om' } },
        },
      ),
      testSite,
      '/',
      'sv',
      testAssets,
    ).html;
    expect(html).toContain('href="/sv/om/#top"');
  });
});

describe('sharing', () => {
  it('says language and country, and takes a picture that social networks can show', () => {
    const media = {
      '/media/a.avif': {
        id: 'm1',
        url: '/media/a.avif',
        type: 'image/avif',
        width: 4000,
        height: 2000,
        alt: 'A valve',
        variants: { large: { width: 1440, height: 720, fallback: '/media/a-large.jpg' } },
      },
    };
    const settings = { socialImage: '/media/a.avif' };
    const translations = { sv: { 'media:m1/alt': 'En ventil' } };
    const html = page('/', 'sv', { media, settings, translations });
    for (const [property, content] of [
      ['og:locale', 'sv_SE'],
      ['og:locale:alternate', 'en_US'],
      ['og:url', 'https://demo.example/sv/'],
      ['og:image', 'https://demo.example/media/a-large.jpg'],
      ['og:image:width', '1440'],
      ['og:image:alt', 'En ventil'],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}">`);
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});

describe('structured data', () => {
  it('of the home page says whose site it is, in text that is never markup', () => {
    const nodes = graph(page('/'));
    expect(nodes.map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'Product']);
    expect(nodes[0]).toMatchObject({ description: 'All </script> of "it"', inLanguage: 'en' });
    expect(nodes[1]).toMatchObject({
      '@id': 'https://demo.example/#organization',
      sameAs: ['https://social.example/us'],
    });
    expect(graph(page('/', 'sv'))[0]).toMatchObject({
      url: 'https://demo.example/sv/',
      publisher: { '@id': 'https://demo.example/#organization' },
    });
  });

  it('of plans names those with a price', () => {
    expect(graph(page('/'))[2]).toMatchObject({
      name: 'PTW Basic',
      description: 'Up to 10 users',
      offers: { price: '1000', priceCurrency: 'GBP', url: 'https://demo.example/#comp-plans' },
    });
  });

  it('of a page inside says the way to it', () => {
    expect(graph(page('/about/team'))).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://demo.example/' },
          { '@type': 'ListItem', position: 2, name: 'About', item: 'https://demo.example/about/' },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Team',
            item: 'https://demo.example/about/team/',
          },
        ],
      },
    ]);
  });

  it.each([
    ['£1000', '1000', 'GBP'],
    ['1 300 zł', '1300', 'PLN'],
    ['1.300,5 €', '1300.50', 'EUR'],
    ['EUR 12.99', '12.99', 'EUR'],
  ])('reads %s as a price', (raw, amount, currency) => {
    expect(parsePrice(raw)).toEqual({ amount, currency });
  });

  it.each(['POA', '', '$5', '100 kr', '£', 'from £5 to £9', '£1,00,0'])(
    'doesn’t guess %s',
    (raw) => {
      expect(parsePrice(raw)).toBeUndefined();
    },
  );
});

describe('files for machines', () => {
  it('sitemap.xml lists every shown page in every active language, with dates and alternates', () => {
    const xml = sitemapXml(release(), testSite, (id) =>
      id === 'page1' ? '2026-03-01' : undefined,
    );
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://demo.example/',
      'https://demo.example/sv/',
      'https://demo.example/about/',
      'https://demo.example/sv/om-%C3%B6ss/',
      'https://demo.example/about/team/',
      'https://demo.example/sv/about/team/',
    ]);
    expect(xml.match(/<lastmod>2026-03-01<\/lastmod>/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(6);
  });

  it('robots.txt keeps previews and calls out, and names the sitemap', () => {
    const robots = robotsTxt(release({ settings: { routeBase: '/x/' } }), testSite);
    expect(robots).toBe(
      'User-agent: *\nDisallow: /*?authHash=\nDisallow: /x/api/\n\nSitemap: https://demo.example/x/sitemap.xml\n',
    );
  });

  it('llms.txt lists the pages in Markdown that nobody’s text can break', () => {
    const text = llmsTxt(release({ settings: { name: 'A [b](c)\n# d' } }), testSite);
    expect(text).toContain('# A \\[b\\](c) \\# d\n');
    expect(text).toContain('- [About](https://demo.example/about/)');
    expect(text).toContain('## Svenska');
    expect(text).toContain('- [Om oss](https://demo.example/sv/om-%C3%B6ss/)');
    expect(text).not.toContain('Hidden');
  });
});

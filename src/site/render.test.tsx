import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../sections/catalogue';
import { render } from './render';
import {
  testAssets,
  testComponent,
  testLanguage,
  testRelease,
  testSite,
  type TestPage,
} from './testing/release';

const HOME: TestPage = {
  path: '/',
  components: [
    testComponent('Header53', 'h'),
    testComponent('Feature34', 'f'),
    testComponent('Contact3', 'c'),
    testComponent('Footer3', 'b'),
  ],
};
const home = (changes?: Parameters<typeof testRelease>[1]) => testRelease([HOME], changes);
const draw = (release = home(), path = '/', language = 'en', site = testSite) =>
  render(release, site, path, language, testAssets);

describe('a page', () => {
  it('is the same bytes every time', () => {
    expect(draw().html).toBe(draw().html);
    expect(draw(structuredClone(home())).html).toBe(draw().html);
  });

  it('has one main, the first header and the last footer outside it, and one h1', () => {
    const { html, status, problems } = draw();
    expect(problems).toEqual([]);
    expect(status).toBe(200);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const [before = '', after = ''] = html.split('<main');
    expect(before).toContain('<header><section id="comp-h" data-section="Header53"');
    expect(after.split('</main>')[1]).toContain('<footer><section id="comp-b"');
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  it('tells a section the mode it is seen in: the highlighted plan differs from the theme’s too', () => {
    const plans = {
      ...testComponent('Pricing7', 'p', { primaryPlanIdx: 0 }),
      colorMode: '',
    } as const;
    const release = testRelease([{ path: '/', components: [plans] }], {
      theme: { colorMode: 'DARK' },
    });
    expect(draw(release).html.match(/<[^>]*data-color-mode="(?:LIGHT|DARK)"/g)).toEqual([
      expect.stringContaining('DARK'),
      expect.stringContaining('LIGHT'),
    ]);
  });

  it('gives the h1 to the first section that has a title', () => {
    const { html } = draw(
      testRelease([
        {
          path: '/',
          components: [testComponent('NoHeader', 'n'), testComponent('PrivacyPolicy1', 'p')],
        },
      ]),
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.indexOf('<h1')).toBeGreaterThan(html.indexOf('comp-p'));
  });

  it('without any title has its own as an h1 that nobody sees', () => {
    const untitled = [testComponent('NoHeader', 'n'), testComponent('CTA1', 'c', { title: ' ' })];
    const named = testRelease([{ path: '/', components: untitled, meta: { title: 'Ours & <b>' } }]);
    const { html } = draw(named);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(
      '<main id="main" tabindex="-1"><h1 class="unseen">Ours &amp; &lt;b&gt;</h1>',
    );
    const { html: plain } = draw(testRelease([{ path: '/', components: untitled }]));
    expect(plain).toMatch(/<h1 class="unseen">[^<]+<\/h1>/);
  });

  it('leaves hidden sections and sections of another version out', () => {
    const hidden = { ...testComponent('CTA1', 'x'), status: 'hidden' as const };
    const unknown = { ...testComponent('CTA1', 'y'), section: 'Future9' };
    const { html } = draw(testRelease([{ path: '/', components: [hidden, unknown] }]));
    expect(html).not.toContain('comp-x');
    expect(html).not.toContain('comp-y');
  });

  it('leaves items out in which there is nothing to read or see', () => {
    const { html, problems } = draw(
      testRelease([
        {
          path: '/',
          components: [
            testComponent('Feature1', 'f', {
              featureIconText: [
                { id: 'i1', icon: 'users', title: ' ', content: '', additionalUrl: '/a' },
                { id: 'i2', icon: '', title: 'Kept', content: '' },
              ],
            }),
            testComponent('Clients1', 'c', {
              clientsLogos: [
                { id: 'i1', logoUrl: '', clientUrl: 'example.com' },
                { id: 'i2', logoUrl: '/media/a.svg', clientUrl: '' },
              ],
            }),
            testComponent('Pricing7', 'p', {
              plans: [
                { id: 'i1', labelTitle: '', options: [] },
                { id: 'i2', labelTitle: '9', options: [{ id: 'o1', text: '' }] },
              ],
              primaryPlanIdx: 1,
            }),
            testComponent('Footer3', 'b', {
              socials: [{ id: 'i1', icon: 'github', socialUrl: 'https://github.com/x' }],
            }),
          ],
        },
      ]),
    );
    expect(problems).toEqual([]);
    expect(html.match(/data-item="\w+"/g)).toEqual([
      'data-item="featureIconText"',
      'data-item="clientsLogos"',
      // A plan stays: the number of the highlighted one counts them.
      'data-item="plans"',
      'data-item="plans"',
      'data-item="socials"',
    ]);
    expect(html).toContain('Kept');
  });

  it('leaves a section out that can’t be rendered, and says so', () => {
    const broken = testComponent('CTA1', 'x', { buttons: 'no list' });
    const page = draw(
      testRelease([{ path: '/', components: [broken, testComponent('CTA1', 'y')] }]),
    );
    expect(page.problems).toEqual(['CTA1 x: Provided `data` prop is not of type `array`']);
    expect(page.html).toContain('comp-y');
  });

  it('renders every section of the catalogue as a new one has it', () => {
    for (const name of catalogue.keys()) {
      const page = draw(testRelease([{ path: '/', components: [testComponent(name, 'x')] }]));
      expect([name, page.problems]).toEqual([name, []]);
      expect(page.html).toContain(`data-section="${name}"`);
    }
  });
});

describe('the head', () => {
  it('names page, site and program', () => {
    const { html } = draw(
      testRelease([{ ...HOME, meta: { title: 'Isolation', description: 'A "safe" one' } }]),
    );
    expect(html).toContain('<title>Isolation</title>');
    expect(html).toContain('<meta name="description" content="A &quot;safe&quot; one">');
    expect(html).toContain('<meta name="generator" content="Plinth 0.1.0">');
    expect(html).toContain('<link rel="canonical" href="https://demo.example/">');
  });

  it('takes the first page’s words where they are for all pages', () => {
    const release = testRelease([
      { ...HOME, meta: { title: 'First', keywords: 'a, b', description: 'D', useForAll: true } },
      { path: '/x', components: [], meta: { title: 'Own' } },
    ]);
    const { html } = draw(release, '/x');
    expect(html).toContain('<title>First</title>');
    expect(html).toContain('<meta name="keywords" content="a, b">');
    for (const page of release.document.pages) page.meta.useForAll = false;
    expect(draw(release, '/x').html).toContain('<title>Own</title>');
  });

  it('says the language where scripts look for it', () => {
    expect(draw().html).toContain('window.__LANG__="en"');
  });

  it('allows exactly the inline script and style that it has', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const assets = { ...testAssets, sha256: hash };
    const { html, csp } = render(home(), testSite, '/', 'en', assets);
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(csp).toContain(`script-src 'sha256-${hash(script)}' 'strict-dynamic'`);
    expect(csp).toContain(`'sha256-${hash(style)}'`);
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('has no address of another host', () => {
    const { html } = draw();
    const addresses = [
      ...html.matchAll(/(?:src|srcset|href|url\()=?["']?(https?:)?\/\/([\w.-]+)/gi),
    ];
    expect(addresses.map((match) => match[2])).toEqual(['demo.example']);
  });
});

describe('languages', () => {
  const languages = [
    testLanguage('en', { isPrimary: true, localizedName: 'English' }),
    testLanguage('sv', { order: 1, localizedName: 'Svenska' }),
    testLanguage('ar', { order: 2, status: 'inactive' }),
  ];
  const translations = { sv: { 'h/title': 'Titel' } };
  const release = testRelease([HOME], { languages, translations });

  it('show translated texts, and the primary language’s where there is none', () => {
    const { html } = draw(release, '/', 'sv');
    expect(html).toContain('<html lang="sv" dir="ltr">');
    expect(html).toContain('>Titel</h1>');
    expect(html).toContain('href="https://demo.example/sv/"');
    expect(html).toContain('Send');
  });

  it('have a menu that leads to their roots, only of the active ones', () => {
    const { html } = draw(release);
    expect(html).toMatch(/<span[^>]*>Language: ?(?:<!-- -->)?:? ?<\/span>|Language<!-- -->: /);
    expect(html).toContain('hrefLang="sv"');
    expect(html).toContain('href="/sv/"');
    expect(html).not.toContain('hrefLang="ar"');
    expect(draw(home()).html).not.toContain('hrefLang');
  });

  it('that are not active have the 404 page of the primary one', () => {
    const page = draw(release, '/', 'ar');
    expect(page.status).toBe(404);
    expect(page.html).toContain('<html lang="en"');
  });

  it('are written from the right where they are', () => {
    const arabic = testRelease([HOME], { languages: [testLanguage('ar', { isPrimary: true })] });
    expect(draw(arabic, '/', 'ar').html).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('a path without a page', () => {
  it('gets the site’s own 404 page with its bar and footer', () => {
    const page = draw(
      home({ navigation: { header: [{ id: 'a', text: 'About', link: '/about' }] } }),
      '/nowhere',
    );
    expect(page.status).toBe(404);
    expect(page.html).toContain('Page not found</h1>');
    expect(page.html).toContain('href="/about/"');
    expect(page.html).toContain('comp-b');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('hostile text', () => {
  const HOSTILE = `</style></script><img src=x onerror=alert(1)>"'&<!--\u2028`;

  it('is never markup, in the page or its head', () => {
    for (const name of catalogue.keys()) {
      const component = testComponent(name, 'x');
      const data = hostile(component.data) as Record<string, unknown>;
      const page = draw(
        testRelease(
          [
            {
              path: '/',
              components: [{ ...component, data }],
              meta: { title: HOSTILE, description: HOSTILE, keywords: HOSTILE },
            },
          ],
          {
            settings: { name: HOSTILE, extraLinksLabel: HOSTILE, favicon: HOSTILE },
            navigation: {
              header: [{ id: 'a', text: HOSTILE, link: 'javascript:alert(1)' }],
              footer: [{ id: 'a', text: HOSTILE, link: HOSTILE }],
            },
            theme: { primaryFont: HOSTILE, palette: { primary: HOSTILE } },
          },
        ),
      );
      expect([name, page.problems]).toEqual([name, []]);
      expect(page.html).not.toContain('<img src=x');
      expect(page.html).not.toMatch(/=["']?\s*javascript:/i);
      // The page's own elements end where they should: three scripts, two styles.
      expect(page.html.match(/<\/script>/g)).toHaveLength(3);
      expect(page.html.match(/<\/style>/g)).toHaveLength(2);
    }
  });

  /** Puts the text in the place of every string. */
  function hostile(value: unknown): unknown {
    if (typeof value === 'string') return HOSTILE;
    if (Array.isArray(value)) return value.map(hostile);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'id' ? inner : hostile(inner)]),
    );
  }
});

describe('a route base', () => {
  it('stands in front of every address of the site', () => {
    const { html } = draw(home({ settings: { routeBase: '/marketing/' } }));
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address?.startsWith('/marketing/'))).toEqual([]);
    expect(html).toContain('s.src="/marketing/static/rt/loader.js"');
  });
});

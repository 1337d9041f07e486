import { describe, expect, it } from 'vitest';
import type { Language } from '../../core/document/document';
import { FooterLinks } from '../footer-links';
import { draw, testPage } from '../testing/draw';
import { countFittingLinks } from './fit-links';
import { Navbar } from './navbar';

const LINKS = [
  { id: 'a', text: 'About', link: '/#comp-a' },
  { id: 'b', text: 'Prices', link: '/prices' },
  { id: 'c', text: 'Login', link: 'https://login.example' },
];
const navigation = { ...testPage.navigation, header: LINKS, footer: LINKS };
const language = (code: string, values: Partial<Language> = {}): Language => ({
  id: code,
  code,
  name: code,
  localizedName: code.toUpperCase(),
  flagCode: 'se',
  status: 'active',
  isPrimary: code === 'en',
  order: 0,
  ...values,
});

describe('the bar', () => {
  it('knows how large its logo is before the file has come: the page keeps room for it', () => {
    const size = 'style="--logo-width:160px;--logo-ratio:2"';
    const file = {
      id: 'm',
      type: 'image/png',
      url: '/media/a.png',
      width: 100,
      height: 50,
      alt: '',
      variants: {},
    };
    const html = draw(<Navbar />, { logoSrc: '/media/a.png' }, { media: { '/media/a.png': file } });
    expect(html).toMatch(new RegExp(`^<div class="[^"]*" data-variant="plain" ${size}>`));
  });
});

describe('countFittingLinks', () => {
  // 40 % of 1000 px is 400; each link takes its width and 30 px (spec section 9).
  it('takes links as long as widths and gaps fit into 40 % of the window', () => {
    expect(countFittingLinks([100, 100, 100, 100], 1000)).toBe(3);
    expect(countFittingLinks([170, 170], 1000)).toBe(2);
    expect(countFittingLinks([170, 171], 1000)).toBe(1);
    expect(countFittingLinks([], 1000)).toBe(0);
  });

  it('counts 125 px for a link that can’t be measured', () => {
    // 155 each: two are 310, three 465.
    expect(countFittingLinks([0, 0, 0], 1000)).toBe(2);
  });

  it('has 30 % while editing with extra content', () => {
    expect(countFittingLinks([100, 100, 100], 1000, 0.3)).toBe(2);
  });
});

describe('the bar', () => {
  const bar = (page: Parameters<typeof draw>[2] = {}) =>
    draw(<Navbar />, {}, { navigation, ...page });

  it('has every link without script: in the bar and in the full-screen menu', () => {
    const markup = bar();
    expect(markup.match(/href="\/prices\/"/g)).toHaveLength(3);
    expect(markup).toContain('aria-label="Menu"');
    expect(markup).toContain('aria-label="Close"');
    expect(markup).toMatch(/<dialog id="menu-c1" popover="auto"[^>]*aria-label="Menu"/);
    expect(markup).toMatch(/<button[^>]*hidden=""[^>]*>More/);
  });

  it('has a menu without script that the address opens, so that each of its links closes it', () => {
    const markup = bar();
    expect(markup).toMatch(
      /<noscript><a id="menu-c1-link"[^>]*href="#menu-c1"[^>]*aria-label="Menu"/,
    );
    expect(markup).toMatch(/<noscript><a[^>]*href="#menu-c1-link"[^>]*aria-label="Close"/);
  });

  it('has no place for links where none has words, but in the editor, where the first is added', () => {
    const header = [{ id: 'a', text: ' ', link: '/' }];
    const empty = { navigation: { ...navigation, header } };
    expect(bar(empty)).not.toContain('aria-label="Main"');
    expect(bar({ ...empty, mode: 'edit' })).toContain('aria-label="Main"');
    expect(bar()).toContain('aria-label="Main"');
  });

  it('has a menu button only where something is in the menu: links with words, or socials', () => {
    const header = [{ id: 'a', text: ' ', link: '/' }];
    const empty = { navigation: { ...navigation, header } };
    expect(bar()).toContain('aria-label="Menu"');
    expect(bar(empty)).not.toContain('aria-label="Menu"');
    expect(bar({ ...empty, mode: 'edit' })).toContain('aria-label="Menu"');
    const withSocials = (socialUrl: string) =>
      draw(<Navbar socials="socials" />, { socials: [{ id: 's', socialUrl, icon: '' }] }, empty);
    expect(withSocials('https://social.example/us')).toContain('aria-label="Menu"');
    expect(withSocials('https://social.example/us')).not.toContain('<nav');
    expect(withSocials('')).not.toContain('aria-label="Menu"');
  });

  it('marks the link of the current page', () => {
    expect(bar({ path: '/prices' })).toContain('href="/prices/" dir="auto" aria-current="page"');
    expect(bar({ path: '/' })).not.toContain('aria-current');
  });

  it('is fixed, but not in the editor', () => {
    expect(bar()).toContain('data-fixed=""');
    expect(bar({ mode: 'edit' })).not.toContain('data-fixed');
    const free = { ...navigation, bar: { ...navigation.bar, isFixed: false } };
    expect(bar({ navigation: free })).not.toContain('data-fixed');
  });

  it('has a language menu when more than one language is active', () => {
    const languages = [language('en'), language('sv'), language('de', { status: 'inactive' })];
    const markup = bar({ languages });
    expect(markup).toMatch(/Language: ?<\/span>/);
    expect(markup).toContain('href="/sv/" hrefLang="sv"');
    expect(markup).toContain('href="/" hrefLang="en"');
    expect(markup).not.toContain('hrefLang="de"');
    expect(
      bar({ languages: [language('en'), language('sv', { status: 'inactive' })] }),
    ).not.toContain('hrefLang');
  });

  it('leads to the site’s root for the primary language, though its pages have a prefix', () => {
    const languages = [language('en'), language('sv')];
    const prefixed = { languages, isPrimaryUnprefixed: false, languagePrefix: 'en' };
    expect(bar(prefixed)).toContain('href="/" hrefLang="en"');
    expect(bar({ ...prefixed, routeBase: '/shop' })).toContain('href="/shop/" hrefLang="en"');
  });

  it('says its active style and the side of its links, which its styles follow', () => {
    for (const activeStyle of ['line_bottom', 'line_top', 'pointer'] as const) {
      const own = { ...navigation, bar: { ...navigation.bar, activeStyle } };
      expect(bar({ navigation: own })).toContain(`data-active-style="${activeStyle}"`);
    }
    for (const alignment of ['left', 'middle', 'right'] as const) {
      const own = { ...navigation, bar: { ...navigation.bar, alignment } };
      expect(bar({ navigation: own })).toContain(`data-links="${alignment}"`);
    }
  });

  it('shows flags in the layouts full and flag only', () => {
    const languages = [language('en'), language('sv')];
    const layout = (languageMenuLayout: 'full' | 'text' | 'flag') =>
      bar({
        languages,
        navigation: { ...navigation, bar: { ...navigation.bar, languageMenuLayout } },
      });
    expect(layout('full')).toContain('/static/flags/se.svg');
    expect(layout('flag')).toContain('/static/flags/se.svg');
    expect(layout('text')).not.toContain('/static/flags');
  });

  it('shows the code of a language that has no flag', () => {
    const esperanto = { ...language('eo'), flagCode: '' };
    const html = bar({ languages: [language('sv'), esperanto] });
    expect(html).toMatch(/aria-hidden="true">EO<\/span>/);
    expect(html).not.toContain('/static/flags/.svg');
  });
});

describe('the footer’s links', () => {
  it('have the privacy link only when it is to show there', () => {
    const show = (showInFooter: boolean) =>
      draw(
        <FooterLinks />,
        {},
        { navigation: { ...navigation, privacy: { ...navigation.privacy, showInFooter } } },
      );
    expect(show(true)).toContain('href="/PrivacyPolicy/"');
    expect(show(false)).not.toContain('PrivacyPolicy');
  });

  it('are nothing where there are none', () => {
    expect(draw(<FooterLinks />)).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_REFUSALS, normaliseAddress } from './normalise-address';
import { resolveLink, type LinkContext } from './resolve-link';
import { isSafeAddress, safeAddress } from './safe-address';
import { anchorLink, assetAddress, languageRoot, normaliseRouteBase } from './site-address';
import { withQuery } from './with-query';

const live: LinkContext = { routeBase: '', languagePrefix: '', mode: 'live' };
const swedish: LinkContext = { ...live, languagePrefix: 'sv' };
const mounted: LinkContext = { routeBase: '/marketing/', languagePrefix: 'sv', mode: 'live' };
const editing: LinkContext = {
  ...live,
  mode: 'edit',
  editorHome: '/sites/s1',
  editorPages: { '/': '/sites/s1', '/PrivacyPolicy': '/sites/s1/pages/p2' },
};
const newTab = { target: '_blank', rel: 'noopener noreferrer' };

const stored = (raw: unknown) => {
  const checked = normaliseAddress(raw);
  return checked.isValid ? checked.address : `refused: ${checked.reason}`;
};

describe('internal links', () => {
  it('stay in the site and get a trailing slash', () => {
    expect(resolveLink('/about', live)).toEqual({ kind: 'internal', href: '/about/' });
    expect(resolveLink('/about/', live).href).toBe('/about/');
    expect(resolveLink('/', live).href).toBe('/');
    expect(resolveLink('/a//b', live).href).toBe('/a/b/');
  });

  it('get the language prefix, the root too', () => {
    expect(resolveLink('/about', swedish).href).toBe('/sv/about/');
    expect(resolveLink('/', swedish).href).toBe('/sv/');
  });

  it('get no second prefix when they begin with a language of the site', () => {
    const context = { ...swedish, languageCodes: ['en', 'sv', 'de'] };
    expect(resolveLink('/de/about', context).href).toBe('/de/about/');
    expect(resolveLink('/design', context).href).toBe('/sv/design/');
  });

  it('get the route base in front of it all', () => {
    expect(resolveLink('/about', mounted).href).toBe('/marketing/sv/about/');
    expect(resolveLink('/', { ...mounted, languagePrefix: '' }).href).toBe('/marketing/');
    expect(normaliseRouteBase('marketing')).toBe('/marketing');
    expect(normaliseRouteBase('/')).toBe('');
    expect(normaliseRouteBase('/a/b/')).toBe('/a/b');
  });

  it('never climb out of the route base', () => {
    expect(resolveLink('/../../admin', mounted).href).toBe('/marketing/sv/admin/');
    expect(resolveLink('/a/%2E%2e/%2e./b', mounted).href).toBe('/marketing/sv/b/');
  });

  it('keep query and hash in their order (C30)', () => {
    expect(resolveLink('/pricing?plan=2#faq', live).href).toBe('/pricing/?plan=2#faq');
    expect(resolveLink('/?a=/b', swedish).href).toBe('/sv/?a=/b');
  });

  it('lead to a section of the home page by /#comp-{id}', () => {
    expect(anchorLink('c7')).toBe('/#comp-c7');
    expect(resolveLink(anchorLink('c7'), live).href).toBe('/#comp-c7');
    expect(resolveLink(anchorLink('c7'), mounted).href).toBe('/marketing/sv/#comp-c7');
  });

  it('leave files without prefix and trailing slash, behind the route base', () => {
    expect(resolveLink('/media/a1/guide.pdf', mounted)).toEqual({
      kind: 'internal',
      href: '/marketing/media/a1/guide.pdf',
    });
    expect(resolveLink('/static/flags/se.svg?v=1', swedish).href).toBe('/static/flags/se.svg?v=1');
    expect(resolveLink('/sitemap.xml', swedish).href).toBe('/sitemap.xml');
    expect(assetAddress('/media/x.webp', '/marketing/')).toBe('/marketing/media/x.webp');
    expect(assetAddress('https://cdn.example/x.webp', '/marketing/')).toBe(
      'https://cdn.example/x.webp',
    );
  });

  it('lead to the editor’s own pages when editing, the root to its home', () => {
    expect(resolveLink('/', editing).href).toBe('/sites/s1');
    expect(resolveLink('/PrivacyPolicy/', editing).href).toBe('/sites/s1/pages/p2');
    expect(resolveLink('/#comp-c7', editing).href).toBe('/sites/s1#comp-c7');
    expect(resolveLink('/missing', editing).href).toBe('/sites/s1');
    const foreign = { ...editing, editorPages: { '/ä': '/sites/s1/pages/p3' } };
    expect(resolveLink('/%C3%A4/', foreign).href).toBe('/sites/s1/pages/p3');
    expect(resolveLink('/', { ...live, mode: 'edit' }).href).toBe('#');
  });

  it('take the current query where it is known', () => {
    expect(resolveLink('/about', { ...live, query: '?utm_source=x' }).href).toBe(
      '/about/?utm_source=x',
    );
  });

  it('have the language’s root for the language switch', () => {
    expect(languageRoot({ routeBase: '', languagePrefix: '' })).toBe('/');
    expect(languageRoot({ routeBase: '', languagePrefix: 'sv' })).toBe('/sv/');
  });
});

describe('withQuery', () => {
  it('merges the current query, doubles nothing, keeps the hash last (C30)', () => {
    expect(withQuery('/pricing/?plan=2#faq', '?utm_source=x')).toBe(
      '/pricing/?plan=2&utm_source=x#faq',
    );
    expect(withQuery('/pricing/?plan=2', '?plan=1&utm_source=x')).toBe(
      '/pricing/?plan=2&utm_source=x',
    );
    expect(withQuery('/a/?x=1', 'x=1')).toBe('/a/?x=1');
    expect(withQuery('/a/', '?x=1&x=1&x=2')).toBe('/a/?x=1&x=2');
    expect(withQuery('/a/#b', '')).toBe('/a/#b');
  });

  it('compares decoded names and keeps what was written', () => {
    expect(withQuery('/a/?caf%C3%A9=1', '?café=2&b=%20c+d')).toBe('/a/?caf%C3%A9=1&b=%20c+d');
    expect(withQuery('/a/', '?%E0%A4=1')).toBe('/a/?%E0%A4=1');
  });

  it('does not carry on that a form was sent', () => {
    expect(withQuery('/a/', '?sent=1&authHash=t')).toBe('/a/?authHash=t');
  });

  it('leaves other hosts, hashes and files alone', () => {
    for (const href of ['https://x.example/', '//x.example/', '#a', 'tel:1', '/media/x.pdf']) {
      expect(withQuery(href, '?a=1')).toBe(href);
    }
  });
});

describe('other links', () => {
  it('open in a new tab with no-opener and no-referrer when external', () => {
    expect(resolveLink('https://x.example/a', swedish)).toEqual({
      kind: 'external',
      href: 'https://x.example/a',
      ...newTab,
    });
  });

  it('are external when they start with two slashes (C28)', () => {
    expect(resolveLink('//example.com/x', mounted)).toEqual({
      kind: 'external',
      href: '//example.com/x',
      ...newTab,
    });
    expect(resolveLink('/\\example.com/x', mounted).kind).toBe('external');
    expect(resolveLink('\\\\example.com/x', mounted).href).toBe('//example.com/x');
  });

  it('keep hash, phone and mail in the same tab (C26)', () => {
    expect(resolveLink('#', live)).toEqual({ kind: 'hash', href: '#' });
    expect(resolveLink('#comp-1', swedish)).toEqual({ kind: 'hash', href: '#comp-1' });
    expect(resolveLink('tel:+461234567', live)).toEqual({ kind: 'phone', href: 'tel:+461234567' });
    expect(resolveLink('mailto:a@b.example', live)).toEqual({
      kind: 'mail',
      href: 'mailto:a@b.example',
    });
  });

  it('open a messenger in a new tab', () => {
    expect(resolveLink('viber://chat?number=%2B46', live)).toEqual({
      kind: 'messenger',
      href: 'viber://chat?number=%2B46',
      ...newTab,
    });
  });

  it('lead nowhere when empty, unsafe or not a text', () => {
    for (const raw of [
      '',
      '  ',
      undefined,
      null,
      7,
      {},
      'javascript:alert(1)',
      'ftp://x.example',
    ]) {
      expect(resolveLink(raw, live)).toEqual({ kind: 'none', href: '#' });
    }
  });
});

describe('normaliseAddress', () => {
  it('puts http:// in front of what looks like a host (C32, C34)', () => {
    expect(stored('example.com')).toBe('http://example.com');
    expect(stored('example.com/a?b#c')).toBe('http://example.com/a?b#c');
    expect(stored('localhost:3000')).toBe('http://localhost:3000');
    expect(stored('localhost')).toBe('http://localhost');
    expect(stored('www.x')).toBe('http://www.x');
    expect(stored('192.168.1.5:8080/a')).toBe('http://192.168.1.5:8080/a');
    expect(stored('example.com:8080')).toBe('http://example.com:8080');
    expect(stored('[::1]:3000/x')).toBe('http://[::1]:3000/x');
    expect(stored('öko.de')).toBe('http://öko.de');
    expect(stored('xn--froschgrn-x9a.net')).toBe('http://xn--froschgrn-x9a.net');
    expect(stored('例え.テスト/a')).toBe('http://例え.テスト/a');
  });

  it('keeps one rule for ambiguous values: a dot makes a host, a slash a path (C34)', () => {
    expect(stored('readme.md')).toBe('http://readme.md');
    expect(stored('index.html')).toBe('http://index.html');
    expect(stored('/readme.md')).toBe('/readme.md');
    expect(stored('about/team')).toBe('/about/team');
    expect(stored('v1.2')).toBe('/v1.2');
  });

  it('recognises an e-mail address and a phone number', () => {
    expect(stored('info@example.com')).toBe('mailto:info@example.com');
    // The zero in brackets is dialled within the country only: ITU-T E.123.
    expect(stored('+46 (0)8-123 45 67')).toBe('tel:+4681234567');
    expect(stored('+44 (0)20 1234 567')).toBe('tel:+44201234567');
    expect(stored('tel:+44 (0)20 1234 567')).toBe('tel:+44201234567');
    expect(stored('+49 761/12\u201134\u201356')).toBe('tel:+49761123456');
    expect(stored('tel:0761/12 34 56')).toBe('tel:0761123456');
    expect(stored('tel:+1-202;ext=5')).toBe('tel:+1-202;ext=5');
  });

  it('keeps a scheme that is allowed and lowers its case (C26, C32)', () => {
    expect(stored('https://müller.example/ä')).toBe('https://müller.example/ä');
    expect(stored('HTTPS://Example.com/A')).toBe('https://Example.com/A');
    expect(stored('http:example.com')).toBe('http://example.com');
    expect(stored('https:/\\example.com')).toBe('https://example.com');
    expect(stored('mailto:a@b.example')).toBe('mailto:a@b.example');
    expect(stored('tel:112')).toBe('tel:112');
    expect(stored('tel:abc')).toBe('refused: malformed');
  });

  it('ignores spaces around an address and encodes those inside', () => {
    expect(stored(' https://x.example\n')).toBe('https://x.example');
    expect(stored('/a b"c')).toBe('/a%20b%22c');
  });

  it('refuses script schemes in every disguise (C24)', () => {
    for (const raw of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'java\nscript:alert(1)',
      'java\tscript:alert(1)',
      'java\r\nscript:alert(1)',
      'java&Tab;script:alert(1)',
      'javascript&colon;alert(1)',
      '&#106;avascript:alert(1)',
      '&#x6A;avascript&#58;alert(1)',
      '\u0001javascript:alert(1)',
      '\u0000javascript:alert(1)',
      'java\u0000script:alert(1)',
      'java\u200bscript:alert(1)',
      'javascript%3Aalert(1)',
      '%6aavascript:alert(1)',
      'javascript:1',
      'javascript://example.com/%0aalert(1)',
      'vbscript:x',
      'data:text/html,x',
      'DATA:image/svg+xml,x',
      'blob:https://x.example/1',
      'file:///etc/passwd',
      'view-source:javascript:x',
    ]) {
      expect({ raw, stored: stored(raw) }).toEqual({ raw, stored: 'refused: scheme' });
      expect(safeAddress(raw)).toBe('');
      expect(resolveLink(raw, live).href).toBe('#');
    }
  });

  it('refuses unknown schemes, controls, nonsense and the endless', () => {
    expect(stored('ftp://x.example')).toBe('refused: scheme');
    expect(stored('intent://x#Intent;end')).toBe('refused: scheme');
    expect(stored('foo:80')).toBe('refused: scheme');
    expect(stored('/a\nb')).toBe('refused: characters');
    expect(stored('https://x.example/\u202egnp')).toBe('refused: characters');
    expect(stored('https://')).toBe('refused: malformed');
    expect(stored('//')).toBe('refused: malformed');
    expect(stored('https://a b.example')).toBe('refused: malformed');
    expect(stored('mailto:')).toBe('refused: malformed');
    expect(stored(7)).toBe('refused: malformed');
    expect(stored(`/${'a'.repeat(2047)}`)).toHaveLength(2048);
    expect(stored(`/${'a'.repeat(2048)}`)).toBe('refused: too_long');
    expect(stored(`${' '.repeat(5_000_000)}x`)).toBe('refused: too_long');
    expect(normaliseAddress('ftp://x')).toMatchObject({ message: ADDRESS_REFUSALS.scheme });
  });

  it('gives only safe addresses, and the same one again, for any text', () => {
    const words =
      'java script : / \\ # ? . @ \t \u0001 %3a & // http https: data: tel: x ä 8 &colon; &#58; [ \u200b "';
    const piece = fc.constantFrom(' ', ...words.split(' '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const address = safeAddress(pieces.join(''));
        expect(safeAddress(address)).toBe(address);
        // What a browser's own parser makes of it.
        if (address !== '') {
          expect(isSafeAddress(address)).toBe(true);
          expect(protocolOf(address)).toMatch(/^(https?|mailto|tel|viber|none):$/);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

function protocolOf(address: string): string {
  try {
    return new URL(address, 'https://own.example/').protocol;
  } catch {
    return 'none:';
  }
}

import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  normalisePath,
  PATH_REFUSALS,
  pathRefusal,
  pathsInTheWay,
  uniquePath,
} from './page-path';
import { ROOT_FILES } from './reserved';
import { siteSlugFrom, slugRefusal } from './site-slug';
import { pathFromTitle, slugFrom } from './suggested-path';

const around = (languageCodes: string[] = [], otherPaths: string[] = []) => ({
  languageCodes,
  otherPaths,
});

describe('page paths', () => {
  it('have one stored form', () => {
    expect(normalisePath('about/')).toBe('/about');
    expect(normalisePath('//a///b/./c/../d')).toBe('/a/b/d');
    expect(normalisePath('')).toBe('/');
    expect(normalisePath(' /om oss ')).toBe('/om-oss');
    expect(normalisePath('/%C3%A4')).toBe('/ä');
    expect(normalisePath('/a\u0308')).toBe('/ä');
    expect(normalisePath('/100%')).toBe('/100%');
  });

  it('keep their letter case, and no two differ in it alone', () => {
    expect(normalisePath('/PrivacyPolicy')).toBe('/PrivacyPolicy');
    for (const other of ['/PrivacyPolicy/', '/privacypolicy', '/PRIVACYPOLICY'])
      expect(pathRefusal('/PrivacyPolicy', around([], [other]))).toBe('taken');
    expect(pathRefusal('/Über', around([], ['/über']))).toBe('taken');
    expect(pathRefusal('/privacy', around([], ['/PrivacyPolicy']))).toBeUndefined();
  });

  it('leave every name that an output has at the root, in whatever letters it is written', () => {
    const names = [
      ...Object.values(ROOT_FILES),
      ...['api', 'static', 'assets', 'media', 'index.html', 'canvas.html', 'editor.html'],
    ];
    for (const name of names) {
      const [first = ''] = name;
      const encoded = `%${first.charCodeAt(0).toString(16)}${name.slice(1)}`;
      for (const spelling of [name, name.toUpperCase(), encoded, `${name}/x`, `//./${name}`])
        expect([spelling, pathRefusal(normalisePath(spelling), around())]).toEqual([
          spelling,
          'reserved',
        ]);
    }
    // A long s and full-width letters are the same names on some disks.
    for (const name of ['/\u017ftatic', '/\uff41pi'])
      expect(pathRefusal(normalisePath(name), around())).toBe('reserved');
    for (const name of ['/statics', '/media-kit', '/headers', '/sitemap'])
      expect(pathRefusal(name, around())).toBeUndefined();
  });

  it('leave the product its own addresses, with a message that lists none (C52)', () => {
    for (const path of [
      '/admin',
      '/api',
      '/API/x',
      '/assets',
      '/static/a',
      '/media',
      '/sitemap.xml',
    ]) {
      expect(pathRefusal(path, around())).toBe('reserved');
    }
    for (const path of ['/system', '/robots.txt', '/favicon.ico', '/.well-known', '/index.html']) {
      expect(pathRefusal(path, around())).toBe('reserved');
    }
    expect(PATH_REFUSALS.reserved).toBe('This address is reserved. Choose another one.');
    expect(pathRefusal('/our/api', around())).toBeUndefined();
    // It would be the address of the page above.
    expect(pathRefusal('/about/index.html', around())).toBe('reserved');
    expect(pathRefusal('/about/INDEX.htm', around())).toBe('reserved');
    expect(pathRefusal('/index.html/about', around())).toBe('reserved');
    expect(pathRefusal('/about/index', around())).toBeUndefined();
  });

  it('never begin like a language of the site, in either order (C50)', () => {
    expect(pathRefusal('/da', around(['en', 'da']))).toBe('language');
    expect(pathRefusal('/DA/x', around(['da']))).toBe('language');
    expect(pathRefusal('/da', around(['en']))).toBeUndefined();
    expect(pathsInTheWay('da', ['/', '/da', '/da/om', '/dansk'])).toEqual(['/da', '/da/om']);
  });

  it('consist of letters, digits and a few marks', () => {
    for (const path of ['/a b', '/a?b', '/a#b', '/a"b', '/a<b', '/a%', '/a.', '/a:b']) {
      expect(pathRefusal(path, around())).toBe('characters');
    }
    for (const path of [
      '/',
      '/PrivacyPolicy',
      '/a/b_c-d~e',
      '/v1.2',
      '/привет',
      '/你好',
      '/हिन्दी',
    ]) {
      expect(pathRefusal(path, around())).toBeUndefined();
    }
    expect(pathRefusal(`/${'a'.repeat(200)}`, around())).toBe('too_long');
  });

  it('get a distinct, non-empty slug from any title (C48)', () => {
    const paths: string[] = [];
    for (const title of ['Привет', 'Пока', '你好', '你好', '🎉', '!!!', 'Ça va — "où"?', 'Joe’s']) {
      paths.push(pathFromTitle(title, 'en', around(['en'], paths)));
    }
    expect(paths).toEqual([
      ...['/привет', '/пока', '/你好', '/你好-2'],
      ...['/page', '/page-2', '/ca-va-ou', '/joes'],
    ]);
    expect(pathFromTitle('API', 'en', around())).toBe('/api-2');
    expect(pathFromTitle('da', 'en', around(['da'], ['/da-2']))).toBe('/da-3');
    expect(slugFrom('x'.repeat(300), 'en')).toHaveLength(80);
    expect(uniquePath('/', around([], ['/']))).toBe('/page-2');
    expect(uniquePath('/a?b', around([], ['/page']))).toBe('/page-2');
  });

  it('are suggested as their language writes letters without accents', () => {
    for (const [title, language, slug] of [
      ['Über uns', 'de', 'ueber-uns'],
      ['Größe & Maß', 'de-CH', 'groesse-mass'],
      ['Über uns', 'en', 'uber-uns'],
      ['Smörgåsbord på ön', 'sv', 'smorgasbord-pa-on'],
      ['Smørrebrød på Ærø', 'da', 'smoerrebroed-paa-aeroe'],
      ['Łódź', 'pl', 'lodz'],
      ['İstanbul’a ışık', 'tr', 'istanbula-isik'],
      ['Đường đến', 'vi', 'duong-den'],
      // Letters of other scripts are no accents: й is not и.
      ['Мой дом', 'ru', 'мой-дом'],
      ['हिन्दी', 'hi', 'हिन्दी'],
      ['がぎぐ', 'ja', 'がぎぐ'],
    ] as const)
      expect([title, slugFrom(title, language)]).toEqual([title, slug]);
  });

  it('have one canonical address, reached in one step (C54)', () => {
    for (const requested of [
      '/about',
      '/about/',
      '/about/index.html',
      '/about//',
      '/./about/x/..',
    ]) {
      expect(canonicalPath(requested)).toBe('/about/');
    }
    expect(canonicalPath('/')).toBe('/');
    expect(canonicalPath('/index.html')).toBe('/');
    // Never a redirect to another host.
    expect(canonicalPath('//evil.example')).toBe('/evil.example/');
    expect(canonicalPath('/\\evil.example')).toBe('/evil.example/');
    expect(canonicalPath('/media/x.webp')).toBe('/media/x.webp');
    expect(canonicalPath('/sitemap.xml')).toBe('/sitemap.xml');
    for (const requested of ['/about/', '/', '/media/x.webp', '/%C3%A4/']) {
      expect(canonicalPath(canonicalPath(requested))).toBe(requested);
    }
  });
});

describe('site slugs', () => {
  it('are DNS labels', () => {
    for (const slug of ['a', 'demo', 'a-b', '1a', 'a'.repeat(63)])
      expect(slugRefusal(slug)).toBeUndefined();
    for (const slug of ['', '-a', 'a-', 'A', 'a.b', 'ä', 'a_b', 'xn--a', 'a'.repeat(64)]) {
      expect(slugRefusal(slug)).toBe('form');
    }
    expect(slugRefusal('www')).toBe('reserved');
  });

  it('come from a site’s name', () => {
    expect(siteSlugFrom('Café Ångström & Søn')).toBe('cafe-angstrom-son');
    expect(siteSlugFrom('Привет')).toBe('site');
    expect(siteSlugFrom('WWW')).toBe('www-site');
    expect(slugRefusal(siteSlugFrom('x'.repeat(100)))).toBeUndefined();
    expect(slugRefusal(siteSlugFrom('ab — c'))).toBeUndefined();
  });
});

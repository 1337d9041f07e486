import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  normalisePath,
  PATH_REFUSALS,
  pathFromTitle,
  pathRefusal,
  pathsInTheWay,
  slugFrom,
  uniquePath,
} from './page-path';
import { siteSlugFrom, slugRefusal } from './site-slug';

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

  it('are case-sensitive', () => {
    expect(pathRefusal('/privacypolicy', around([], ['/PrivacyPolicy']))).toBeUndefined();
    expect(pathRefusal('/PrivacyPolicy', around([], ['/PrivacyPolicy/']))).toBe('taken');
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
      paths.push(pathFromTitle(title, around(['en'], paths)));
    }
    expect(paths).toEqual([
      ...['/привет', '/пока', '/你好', '/你好-2'],
      ...['/page', '/page-2', '/ça-va-où', '/joes'],
    ]);
    expect(pathFromTitle('API', around())).toBe('/api-2');
    expect(pathFromTitle('da', around(['da'], ['/da-2']))).toBe('/da-3');
    expect(slugFrom('x'.repeat(300))).toHaveLength(80);
    expect(uniquePath('/', around([], ['/']))).toBe('/page-2');
    expect(uniquePath('/a?b', around([], ['/page']))).toBe('/page-2');
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

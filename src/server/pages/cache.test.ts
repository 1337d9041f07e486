import { describe, expect, test } from 'vitest';
import { PageCache, type PackedPage } from './cache';
import { chooseEncoding, matchesEtag } from './negotiate';

const pageOf = (size: number) => ({ size }) as PackedPage;

describe('the cache of pages', () => {
  test('holds what fits and lets the page go that was not asked for longest', () => {
    const cache = new PageCache(100);
    for (const key of ['a', 'b', 'c']) cache.set(key, pageOf(30));
    cache.get('a');
    cache.set('d', pageOf(30));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(cache.bytes).toBe(90);
  });

  test('never holds more than its limit, whatever is put in', () => {
    const cache = new PageCache(100);
    for (let key = 0; key < 500; key += 1) {
      cache.set(`k${key % 7}`, pageOf((key * 37) % 130));
      expect(cache.bytes).toBeLessThanOrEqual(100);
    }
  });
});

describe('choosing how a page is packed (RFC 9110, section 12.5.3)', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
  ])('%s takes %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

  test.each([
    [undefined, false],
    ['"a"', true],
    ['"b", "a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b"', false],
  ])('a browser that has %s: %s', (header, has) => expect(matchesEtag(header, '"a"')).toBe(has));
});

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { bytesOf } from './measures';

beforeEach(() => document.documentElement.setAttribute('lang', 'en'));

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [20 * 1024 ** 2, '20 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesOf(bytes)).toBe(text);
});

it('is written as the language of the interface writes it', () => {
  document.documentElement.lang = 'de';
  expect(bytesOf(1.5 * 1024 ** 2)).toBe('1,5 MB');
});

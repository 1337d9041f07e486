import { expect, test } from 'vitest';
import { estimatedLinksWidth } from './links-width';

const links = (...texts: string[]) => texts.map((text) => ({ text }));

test('each link counts with its gap of 30 px, an empty one not at all', () => {
  expect(estimatedLinksWidth(links('', ' '))).toBe('calc(0em + 0px)');
  // 0.66 + 4 x 0.55: a capital and four letters.
  expect(estimatedLinksWidth(links('Abode', ''))).toBe('calc(2.86em + 30px)');
  expect(estimatedLinksWidth(links('Abode', 'Abode'))).toBe('calc(5.72em + 60px)');
});

test('narrow and wide letters, accents and ideographs have widths of their own', () => {
  const ems = (text: string) => Number.parseFloat(estimatedLinksWidth(links(text)).slice(5));
  expect(ems('ill')).toBeLessThan(ems('abc'));
  expect(ems('mmm')).toBeGreaterThan(ems('abc'));
  expect(ems('e\u0301')).toBe(ems('e'));
  expect(ems('価格')).toBe(2);
});

test('a text is no wider than the bar lets it be', () => {
  expect(estimatedLinksWidth(links('x'.repeat(400)))).toBe('calc(16em + 30px)');
});

import { expect, it } from 'vitest';
import { distinctTitle } from './distinct-title';

it('has its path beside it where several pages have it', () => {
  const pages = [
    { title: 'About us', path: '/about' },
    { title: ' About us ', path: '/about-copy' },
    { title: 'Prices', path: '/prices' },
    { title: '', path: '/' },
    { title: ' ', path: '/x' },
  ];
  const titles = pages.map(({ title }) => title);
  expect(pages.map((page) => distinctTitle(page, titles))).toEqual([
    'About us (/about)',
    'About us (/about-copy)',
    'Prices',
    '',
    '',
  ]);
});

import { expect, test } from 'vitest';
import { resolvePath, type RoutedRelease } from './resolve';

const language = (code: string, isPrimary = false) => ({ code, isPrimary, status: 'active' });
const release = {
  document: {
    settings: { routeBase: '' },
    languages: [language('en', true), language('pt-BR'), language('he')],
    pages: [
      { id: 'home', path: '/' },
      { id: 'team', path: '/team' },
      { id: 'ji', path: '/ji' },
    ],
    redirects: [],
  },
  translations: {},
} as unknown as RoutedRelease;

test.each([
  ['/PT-br/', '/pt-BR/'],
  ['/pt_BR/team/', '/pt-BR/team/'],
  ['/iw/team/', '/he/team/'],
])('the prefix of a language in another form: %s leads to %s', (from, to) => {
  expect(resolvePath(release, from)).toEqual({ kind: 'redirect', path: to });
  expect(resolvePath(release, to)).toMatchObject({ kind: 'page' });
});

test('a page keeps a path that is another form of a language’s code, and what is in none stays missing', () => {
  expect(resolvePath(release, '/ji/')).toMatchObject({ kind: 'page', page: { id: 'ji' } });
  expect(resolvePath(release, '/iw/nothing/')).toMatchObject({ kind: 'missing' });
});

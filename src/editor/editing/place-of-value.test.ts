import { expect, it } from 'vitest';
import { ownersOf } from './place-of-value';

it('a value stands in its section and in each item around it', () => {
  expect(ownersOf('c1/logoSrc')).toEqual(['c1']);
  expect(ownersOf('c1/plans/#p2/options/#o1/text')).toEqual([
    'c1',
    'c1/plans/#p2',
    'c1/plans/#p2/options/#o1',
  ]);
});

it('a link of the site stands in no section', () => {
  expect(ownersOf('navigation/header/#l1/link')).toEqual(['navigation/header/#l1']);
  expect(ownersOf('navigation/privacy')).toEqual([]);
});

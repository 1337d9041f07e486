import { expect, it } from 'vitest';
import { catalogue } from '../../sections/catalogue';
import { sectionWords } from './section-words';

it('has further words for every section of the catalogue', () => {
  const without = [...catalogue.keys()].filter((name) => sectionWords(name) === '');
  expect(without).toEqual([]);
});

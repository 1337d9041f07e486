import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.mjs';

it('a class is named by itself and its file, wherever it stands in it', () => {
  const one = scopedName('title', `${process.cwd()}/src/parts/one.module.css`);
  expect(one).toMatch(/^title_[\da-z]{4}$/);
  expect(scopedName('title', 'src/parts/one.module.css?direct')).toBe(one);
  expect(scopedName('title', 'src/parts/other.module.css')).not.toBe(one);
});

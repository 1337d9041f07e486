import { expect, it } from 'vitest';
import { FONT_WEIGHTS } from '../../core/theme/settings';
import { themeCss } from '../../core/theme/theme-css';
import { initialData } from '../../core/fields/build-field';
import { themeFields } from '../../core/document/records';
import { pageStylesheets } from '../testing/stylesheets';

it('every weight of a page is used by its name: no stylesheet has a number of its own', () => {
  const named = new Map(
    [...themeCss(initialData(themeFields)).matchAll(/(--weight-[a-z-]+):(\d+)/g)].map(
      ([, name, weight]) => [`var(${name})`, Number(weight)],
    ),
  );
  expect([...named.values()]).toEqual(Object.values(FONT_WEIGHTS));
  expect([...named.keys()].slice(-2)).toEqual([
    'var(--weight-extra-bold)',
    'var(--weight-extra-black)',
  ]);
  const used = pageStylesheets().flatMap(({ file, css }) =>
    [...css.matchAll(/(?:font-weight|font):\s*([^;\s]+)/g)].map(([, weight = '']) => ({
      file,
      weight,
    })),
  );
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter(({ weight }) => weight !== 'inherit' && !named.has(weight))).toEqual([]);
});

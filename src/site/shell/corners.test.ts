import { expect, it } from 'vitest';
import { pageStylesheets } from '../testing/stylesheets';

/** The look's own properties, or no radius. */
const FROM_THE_LOOK = /^(?:0|var\(--radius-(?:card|button|input)\))$/;
/** What the specification calls a circle or a blob has that shape in every look. */
const SHAPES = ['site/widgets/messenger/messenger.module.css .opener', /^sections\/feature34\//];

/** Every radius in a stylesheet: where it stands and its value. Styles are nested one level at most, in a query. */
function radii({ file, css }: { file: string; css: string }): { place: string; value: string }[] {
  return [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?:radius:|\bround\s)\s*([^;]+)/g)].map(([, value = '']) => ({
      place: `${file} ${selector.trim()}`,
      value: value.trim(),
    })),
  );
}

it('every corner of a page is the look’s: no stylesheet has a radius or a cap of its own', () => {
  const found = pageStylesheets().flatMap(radii);
  expect(found.length).toBeGreaterThan(30);
  const isShape = (place: string) =>
    SHAPES.some((shape) => (typeof shape === 'string' ? place === shape : shape.test(place)));
  const own = found.filter(({ place, value }) => !isShape(place) && !FROM_THE_LOOK.test(value));
  expect(own).toEqual([]);
});

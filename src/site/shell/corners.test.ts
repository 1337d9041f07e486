import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const ROOMS = ['parts', 'sections', 'site'];

/** The look's own properties, or no radius. */
const FROM_THE_LOOK = /^(?:0|var\(--radius-(?:card|button|input)\))$/;
/** What the specification calls a circle or a blob has that shape in every look. */
const SHAPES = ['site/widgets/messenger/messenger.module.css .opener', /^sections\/feature34\//];

/** Every radius in a stylesheet: where it stands and its value. Styles are nested one level at most, in a query. */
function radii(file: string): { place: string; value: string }[] {
  const css = fs.readFileSync(path.join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?:radius:|\bround\s)\s*([^;]+)/g)].map(([, value = '']) => ({
      place: `${file} ${selector.trim()}`,
      value: value.trim(),
    })),
  );
}

it('every corner of a page is the look’s: no stylesheet has a radius or a cap of its own', () => {
  const files = ROOMS.flatMap((room) =>
    fs
      .readdirSync(path.join(SOURCE, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  );
  const found = files.flatMap(radii);
  expect(found.length).toBeGreaterThan(30);
  const isShape = (place: string) =>
    SHAPES.some((shape) => (typeof shape === 'string' ? place === shape : shape.test(place)));
  const own = found.filter(({ place, value }) => !isShape(place) && !FROM_THE_LOOK.test(value));
  expect(own).toEqual([]);
});

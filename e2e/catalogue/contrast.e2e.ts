import { catalogue } from '../../src/sections/catalogue';
import { paletteCombinations } from '../../src/sections/testing/combinations';
import { PALETTES } from '../../src/sections/testing/palettes';
import { expect, test } from './gallery';
import { CONTRAST, inspect, openBlank } from './inspect';

const isFull = process.env['CATALOGUE'] === 'full';
const COMBINATIONS = paletteCombinations(isFull);

test.setTimeout(isFull ? 600_000 : 120_000);

// The rendered side of src/core/theme/theme.test.ts, which knows colours but not what stands on what.
for (const section of catalogue.keys()) {
  const combinations = COMBINATIONS.filter((one) => one.section === section);
  test(`${section}: can be read in ${combinations.length} palettes and modes`, async ({
    page,
    gallery,
  }) => {
    const bodies = combinations.map(({ colorMode, palette }) => {
      const combination = {
        section,
        content: 'maximum',
        colorMode,
        look: 'CORNERED',
        orientation: 'LEFT',
        direction: 'ltr',
      } as const;
      const body = gallery.body(combination, PALETTES[palette]);
      return { ...body, name: `${palette} ${colorMode}` };
    });
    await openBlank(page, gallery.origin);
    expect(await inspect(page, bodies, { width: 1440, audit: CONTRAST })).toEqual([]);
  });
}

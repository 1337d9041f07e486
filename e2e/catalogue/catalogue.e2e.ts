import { catalogue } from '../../src/sections/catalogue';
import { allCombinations, pairwiseCombinations } from '../../src/sections/testing/combinations';
import { expect, test } from './gallery';
import { EVERYTHING, inspect, openBlank } from './inspect';

/** `npm run test:catalogue` looks at every combination, `npm test` at those in which every two values meet. */
const isFull = process.env['CATALOGUE'] === 'full';
const COMBINATIONS = isFull ? allCombinations() : pairwiseCombinations();
/** An audit looks at the narrow page, with its menu, and at the wide one. */
const WIDTHS = [
  { width: 320, audit: EVERYTHING },
  { width: 768, audit: null },
  { width: 1440, audit: EVERYTHING },
];

test.setTimeout(isFull ? 1_800_000 : 120_000);

for (const section of catalogue.keys()) {
  const combinations = COMBINATIONS.filter((one) => one.section === section);
  test(`${section}: ${combinations.length} combinations at 320, 768 and 1440 px`, async ({
    page,
    gallery,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const bodies = combinations.map((combination) => gallery.body(combination));
    await openBlank(page, gallery.origin);
    const findings: string[] = [];
    for (const { width, audit } of WIDTHS) {
      findings.push(...(await inspect(page, bodies, { width, audit })));
    }
    expect(bodies.flatMap(({ problems }) => problems)).toEqual([]);
    expect(findings).toEqual([]);
    expect(errors).toEqual([]);
  });
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineSection, makeCatalogue } from '../catalogue/section';
import { readDocument } from '../draft/read-document';
import type { Edit } from '../draft/edits/edit';
import { edit, makeDraft, SITE } from '../draft/testing/test-site';
import { image } from '../fields/image-fields';
import { choice, number } from '../fields/vocabulary';
import { contrast } from '../theme/color';
import { findContrast } from './contrast';

const hero = defineSection({
  name: 'Plain',
  label: 'Plain',
  category: 'header',
  colorMode: '',
  thumbnailRatio: 0.5,
  wordsShade: 0.7,
  fields: {
    logoColor: choice({
      label: 'Ink',
      options: ['default', 'black', 'white'] as const,
      initial: 'default',
    }),
    backgroundImgUrl: image({ label: 'Background' }),
    bgOverlayTransparency: number({ label: 'Transparency', min: 0, max: 100, initial: 40 }),
  },
});
const catalogue = makeCatalogue([hero]);

/** A site of one section, which is `c1`. */
function site(...edits: Edit[]) {
  const draft = makeDraft(SITE.slice(0, 3), undefined, catalogue);
  const theme = { colorMode: 'EXTRALIGHT' };
  edit(
    draft,
    { edit: 'setTheme', values: theme },
    { edit: 'addSection', id: 'c1', page: 'home', section: 'Plain' },
    ...edits,
  );
  return draft;
}
const find = (draft: ReturnType<typeof site>) => findContrast(readDocument(draft), catalogue);
/** What is said of the section itself. */
const findAtSection = (draft: ReturnType<typeof site>) =>
  find(draft).filter(({ record }) => record === 'c1');
const messages = (draft: ReturnType<typeof site>) => find(draft).map(({ message }) => message);
const palette = (values: Record<string, { normal: string; dark?: string }>): Edit => ({
  edit: 'setTheme',
  values: { palette: values },
});
const setValue = (name: string, value: string | number): Edit => ({
  edit: 'setValue',
  component: 'c1',
  path: [name],
  value,
});
const setMode = (colorMode: 'LIGHT' | 'DARK' | ''): Edit => ({
  edit: 'setSection',
  component: 'c1',
  values: { colorMode },
});

describe('a colour of the palette that pages can’t show as it is', () => {
  it('is named, with what is shown instead, and the palette takes that one at once', () => {
    const draft = site(palette({ secondary: { normal: '#f5e663' } }));
    const [finding] = find(draft);
    expect(find(draft)).toHaveLength(1);
    expect(finding).toMatchObject({
      severity: 'warning',
      rule: 'contrast',
      record: 'theme',
      path: ['palette', 'secondary', 'normal'],
    });
    const [, shown = ''] =
      /^The colour #f5e663 is too light for text on light sections\. Pages show (#[0-9a-f]{6}) there\.$/.exec(
        finding?.message ?? '',
      ) ?? [];
    expect(contrast(shown, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // It passes on a raised surface too, and by little more than it must.
    expect(contrast(shown, '#ffffff')).toBeLessThan(5.1);
    expect(finding?.fix?.label).toBe(`Use ${shown}`);
    edit(draft, ...(finding?.fix?.edits ?? []));
    expect(readDocument(draft).theme.palette.secondary.normal).toBe(shown);
    expect(find(draft)).toEqual([]);
  });

  it('counts on the grounds only that visitors see', () => {
    const draft = site(palette({ secondary: { normal: '#f5e663' } }), setMode('DARK'));
    expect(messages(draft)).toEqual([]);
    edit(draft, palette({ secondary: { normal: '#101a40' } }));
    expect(messages(draft)).toEqual([
      expect.stringMatching(/^The colour #101a40 is too dark for text on dark sections\./),
    ]);
    edit(draft, { edit: 'addSection', id: 'c2', page: 'home', section: 'Plain' });
    expect(messages(draft)).toEqual([]);
  });

  it('is judged as a button where buttons show it', () => {
    const draft = site(palette({ tertiary: { normal: '#fffbe0' } }));
    expect(messages(draft)).toEqual([
      expect.stringMatching(/^The colour #fffbe0 is too light for buttons on light sections\./),
    ]);
    edit(draft, palette({ tertiary: { normal: '#f5a31a' } }));
    expect(messages(draft)).toEqual([]);
  });

  it('has a passing one offered, whatever it is', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, hex, fc.constantFrom('', 'LIGHT', 'DARK'), (a, b, c, mode) => {
        const values = {
          primary: { normal: a },
          secondary: { normal: b },
          tertiary: { normal: c },
        };
        const draft = site(palette(values), setMode(mode as '' | 'LIGHT' | 'DARK'));
        for (const { fix } of find(draft)) edit(draft, ...(fix?.edits ?? []));
        expect(messages(draft)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('words over a picture', () => {
  // White on #595959 is 7:1. Over a white pixel the section's grey may take up to #767676, which is 4.5:1 with white:
  // 255 − 166 × (1 − 0.3 × t) ≤ 118.5, and so t ≤ 59.5 %.
  const grey = palette({ primary: { normal: '#404040', dark: '#595959' } });
  const picture = setValue('backgroundImgUrl', '/media/a.jpg');

  it('are named where a picture may drown them, with the greatest transparency that passes', () => {
    const draft = site(grey, setMode('DARK'), picture, setValue('bgOverlayTransparency', 100));
    const [finding] = findAtSection(draft);
    expect(finding).toMatchObject({ record: 'c1', path: ['bgOverlayTransparency'], page: 'home' });
    expect(finding?.fix?.label).toBe('Use 59%');
    edit(draft, ...(finding?.fix?.edits ?? []));
    expect(findAtSection(draft)).toEqual([]);
  });

  it('are in order on a ground far from their colour, and where there is no picture', () => {
    const transparent = setValue('bgOverlayTransparency', 100);
    expect(findAtSection(site(setMode('DARK'), picture, transparent))).toEqual([]);
    expect(findAtSection(site(grey, setMode('DARK'), transparent))).toEqual([]);
  });
});

it.each([
  ['black', 'DARK', 'white'],
  ['white', 'LIGHT', 'black'],
] as const)('a %s logo on a %s section is named, and drawn in %s at once', (ink, mode, other) => {
  const draft = site(setMode(mode), setValue('logoColor', ink));
  const [finding] = findAtSection(draft);
  expect(finding).toMatchObject({ rule: 'contrast', record: 'c1', path: ['logoColor'] });
  edit(draft, ...(finding?.fix?.edits ?? []));
  expect(readDocument(draft).pages[0]?.components[0]?.data['logoColor']).toBe(other);
  expect(findAtSection(draft)).toEqual([]);
});

it('a section that visitors don’t see is not looked at', () => {
  const draft = site(setMode('DARK'), setValue('logoColor', 'black'));
  edit(draft, { edit: 'setSection', component: 'c1', values: { status: 'hidden' } });
  expect(findAtSection(draft)).toEqual([]);
});

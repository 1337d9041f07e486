import { describe, expect, it } from 'vitest';
import { contrast, hexOf, luminance, mixColors, readableOn, shadeOf } from './color';
import { modeColors, type ModeColors } from './modes';
import { fullPalette, paletteShades } from './palette';
import {
  COLOR_MODES,
  FONT_WEIGHTS,
  ICON_SIZES_REM,
  LOOKS,
  SHADE_NAMES,
  type Palette,
  type ThemeSettings,
} from './settings';
import { themeColors, themeCss } from './theme-css';
import { fluidSize, presetSizes, sizeAt, TYPE_PRESETS, type TypePreset } from './type-scale';

const theme: ThemeSettings = {
  colorMode: 'LIGHT',
  look: 'ROUNDED',
  orientation: 'LEFT',
  fontSize: 16,
  textSize: 50,
  primaryFont: 'bricolage-grotesque',
  secondaryFont: 'hanken-grotesk',
  palette: {
    primary: '#0f3d46',
    secondary: '#1f8a83',
    tertiary: '#f2a413',
    accentWhite: '#ffffff',
  },
};

/** A small seeded generator (mulberry32), so that a failure can be repeated. */
function randomiser(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function randomPalette(random: () => number): Palette {
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  // Some palettes name every shade, at random: explicit shades may be anything.
  const color = () =>
    random() < 0.7
      ? hex()
      : { normal: hex(), light: hex(), dark: hex(), semiLight: hex(), extraLight: hex() };
  const accentWhite = random() < 0.7 ? '#ffffff' : hex();
  return { primary: color(), secondary: color(), tertiary: color(), accentWhite };
}

/** Pairs of text and background that sections put together. */
function textPairs(colors: ModeColors): [string, string, string][] {
  const texts = ['text', 'text-muted', 'accent-text', 'secondary-text', 'signal-text'] as const;
  const onSurfaces = texts.flatMap((name): [string, string, string][] => [
    [name, colors[name], colors.surface],
    [`${name} raised`, colors[name], colors['surface-raised']],
  ]);
  const onFills = (['accent', 'secondary', 'signal'] as const).flatMap(
    (name): [string, string, string][] => [
      [name, colors[`${name}-contrast`], colors[name]],
      [`${name} hover`, colors[`${name}-contrast`], colors[`${name}-hover`]],
      [`${name} soft`, colors[`${name}-soft-text`], colors[`${name}-soft`]],
    ],
  );
  return [...onSurfaces, ...onFills];
}

describe('colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 6);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    // Known pair: #767676 on white is the lightest grey that passes, 4.54.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('goes to OKLCH and back', () => {
    for (const hex of ['#000000', '#ffffff', '#0f3d46', '#f2a413', '#ff0000', '#0000ff']) {
      expect(hexOf(shadeOf(hex))).toBe(hex);
    }
    // CSS Color 4: red is oklch(0.628 0.2577 29.23).
    const red = shadeOf('#ff0000');
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.c).toBeCloseTo(0.2577, 3);
    expect(red.h).toBeCloseTo(29.23, 1);
  });

  it('mixes along a straight line', () => {
    expect(mixColors('#0f3d46', '#ffffff', 0)).toBe('#0f3d46');
    expect(mixColors('#0f3d46', '#ffffff', 1)).toBe('#ffffff');
    expect(shadeOf(mixColors('#000000', '#ffffff', 0.5)).l).toBeCloseTo(0.5, 2);
  });

  it('leaves a readable colour alone and moves another no further than needed', () => {
    expect(readableOn('#767676', ['#ffffff'])).toBe('#767676');
    const moved = readableOn('#f2a413', ['#ffffff']);
    expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, '#ffffff')).toBeLessThan(5);
    expect(shadeOf(moved).h).toBeCloseTo(shadeOf('#f2a413').h, -1);
    expect(readableOn('#0000ff', ['#000000', '#ffffff'])).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('passes over no lightness that would do, in any hue', () => {
    const backgrounds = ['#ffffff', '#000000', '#00ff00', '#0000ff', '#0f3d46', '#f2e9d8'];
    for (let h = 0; h < 360; h += 15) {
      for (const l of [0.3, 0.45, 0.6, 0.75, 0.87]) {
        const color = hexOf({ l, c: 0.37, h });
        for (const background of backgrounds)
          for (const least of [1.4, 3, 4.5, 7])
            expect(readableOn(color, [background], least)).toBe(
              nearestReadable(color, background, least),
            );
      }
    }
  });
});

/** Every lightness in steps of a hundredth, away from the background first. */
function nearestReadable(color: string, background: string, least: number): string {
  const stands = (candidate: string) => contrast(candidate, background) >= least;
  const shade = shadeOf(color);
  const isLight = contrast(background, '#000000') >= contrast(background, '#ffffff');
  for (let step = 0; step <= 100; step += 1) {
    const shift = (isLight ? -step : step) / 100;
    for (const l of [shade.l + shift, shade.l - shift]) {
      const candidate = step === 0 ? color : hexOf({ ...shade, l });
      if (l >= 0 && l <= 1 && stands(candidate)) return candidate;
    }
  }
  return contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff';
}

describe('the palette', () => {
  it('derives every shade from one colour, in order of lightness', () => {
    const shades = paletteShades('#1f8a83', '#000000');
    expect(shades.normal).toBe('#1f8a83');
    const order = [shades.dark, shades.normal, shades.light, shades.semiLight, shades.extraLight];
    const lightness = order.map((hex) => shadeOf(hex).l);
    expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  });

  it('lets given shades win, and reads a text as the normal one', () => {
    const shades = paletteShades({ normal: '#1F8A83', dark: '#010203', light: '' }, '#000000');
    expect(shades).toMatchObject({ normal: '#1f8a83', dark: '#010203' });
    expect(shades.light).toBe(paletteShades('#1f8a83', '#000000').light);
  });

  it('moves every shade that was not set by hand with the colour', () => {
    const [before, after] = ['#1f8a83', '#a02020'].map((normal) =>
      paletteShades({ normal, dark: '#010203' }, '#000000'),
    );
    const moved = SHADE_NAMES.filter((name) => before?.[name] !== after?.[name]);
    expect(moved).toEqual(['light', 'normal', 'semiLight', 'extraLight']);
  });

  it('replaces what is not a colour', () => {
    expect(fullPalette({ primary: 'red;}', accentWhite: 'x' })).toMatchObject({
      primary: { normal: '#0f3d46' },
      tertiary: { normal: '#f2a413' },
      accentWhite: '#ffffff',
    });
  });
});

describe('colour modes', () => {
  it('have AA contrast in every mode for any palette', () => {
    const random = randomiser(20240917);
    const failures: string[] = [];
    for (let round = 0; round < 400; round += 1) {
      const palette = randomPalette(random);
      for (const mode of COLOR_MODES) {
        for (const [name, text, background] of textPairs(modeColors(mode, fullPalette(palette)))) {
          const ratio = contrast(text, background);
          if (ratio < 4.5) failures.push(`${mode} ${name} ${text} on ${background}: ${ratio}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('have borders and focus that show (3:1)', () => {
    const random = randomiser(7);
    for (let round = 0; round < 100; round += 1) {
      const colors = modeColors('LIGHT', fullPalette(randomPalette(random)));
      for (const name of ['border-strong', 'focus'] as const) {
        expect(contrast(colors[name], colors.surface)).toBeGreaterThanOrEqual(3);
        expect(contrast(colors[name], colors['surface-raised'])).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('are dark and light by their names for an ordinary palette', () => {
    const palette = fullPalette(theme.palette);
    expect(luminance(modeColors('DARK', palette).surface)).toBeLessThan(0.05);
    expect(luminance(modeColors('LIGHT', palette).surface)).toBeGreaterThan(0.85);
    expect(modeColors('EXTRALIGHT', palette).surface).toBe('#ffffff');
  });

  it('keep the brand’s own colours as fills on light surfaces', () => {
    const colors = themeColors(theme);
    expect([colors.accent, colors.signal]).toEqual(['#0f3d46', '#f2a413']);
  });

  it('darken a fill by a hair where white text nearly reads on it', () => {
    // White has a contrast of 4.18 with this teal and of 4.00 with pure red.
    const colors = themeColors({ ...theme, palette: { ...theme.palette, primary: '#ff0000' } });
    for (const [name, brand] of [
      ['secondary', '#1f8a83'],
      ['accent', '#ff0000'],
    ] as const) {
      expect(colors[`${name}-contrast`]).toBe('#ffffff');
      expect(Math.abs(shadeOf(colors[name]).l - shadeOf(brand).l)).toBeLessThan(0.06);
    }
  });
});

describe('the type scale', () => {
  const presets: [string, TypePreset][] = Object.entries(TYPE_PRESETS);

  it('has seven headings with sizes for phones and seven paragraphs', () => {
    expect(
      presets.filter(([name, { mobile }]) => name.startsWith('heading') && mobile),
    ).toHaveLength(7);
    expect(
      presets.filter(([name, { mobile }]) => name.startsWith('paragraph') && !mobile),
    ).toHaveLength(7);
  });

  it('gives min at 0, default at 50, max at 100, linear in between', () => {
    const range = { min: 10, default: 20, max: 40 };
    expect([0, 25, 50, 63, 75, 100].map((size) => sizeAt(range, size))).toEqual([
      10, 15, 20, 25.2, 30, 40,
    ]);
    expect([-5, 120, Number.NaN].map((size) => sizeAt(range, size))).toEqual([10, 40, 20]);
  });

  it('gives a heading twice the fontSize and a paragraph the fontSize (spec section 9)', () => {
    for (const fontSize of [14, 16, 20]) {
      const settings = { fontSize, textSize: 50 };
      expect(presetSizes(TYPE_PRESETS['heading-4'], settings).desktop).toBe(2 * fontSize);
      expect(presetSizes(TYPE_PRESETS['paragraph-4'], settings).desktop).toBe(fontSize);
    }
  });

  it('is fluid between 360 and 1440 px', () => {
    expect(fluidSize({ mobile: 36, desktop: 72 })).toBe(
      'clamp(2.25rem, 1.5rem + 3.3333vw, 4.5rem)',
    );
    expect(fluidSize({ mobile: 16, desktop: 16 })).toBe('1rem');
  });

  it('keeps its order at every setting and is never larger on phones', () => {
    for (const kind of ['heading', 'paragraph']) {
      for (const textSize of [0, 20, 50, 80, 100]) {
        const sizes = presets
          .filter(([name]) => name.startsWith(kind))
          .map(([, preset]) => presetSizes(preset, { textSize, fontSize: 16 }));
        for (const [index, size] of sizes.entries()) {
          expect(size.mobile).toBeLessThanOrEqual(size.desktop);
          const next = sizes[index + 1];
          if (next) expect(size.desktop).toBeGreaterThan(next.desktop);
          if (next) expect(size.mobile).toBeGreaterThan(next.mobile);
        }
      }
    }
  });
});

describe('names of sizes (spec section 9)', () => {
  it('has weights from thin 100 to extrablack 900, in steps of 100', () => {
    expect(Object.values(FONT_WEIGHTS)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect([FONT_WEIGHTS.thin, FONT_WEIGHTS.extraBlack]).toEqual([100, 900]);
  });

  it('has icons from xsmall 0.5rem to xxlLarge 5rem, each larger than the one before', () => {
    expect([ICON_SIZES_REM.xsmall, ICON_SIZES_REM.xxlLarge]).toEqual([0.5, 5]);
    const sizes = Object.values(ICON_SIZES_REM);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(sizes.length);
  });
});

describe('themeCss', () => {
  it('holds the theme’s own mode under :root and each mode under its attribute', () => {
    const css = themeCss({ ...theme, colorMode: 'DARK' });
    expect(css).toMatch(/^:root\{--palette-primary:#0f3d46;/);
    const dark = /\[data-color-mode="DARK"\]\{([^}]+)\}/.exec(css)?.[1] ?? '-';
    expect(css.split('\n')[0]).toContain(dark);
    expect(dark).toMatch(/^color-scheme:dark;--surface:#/);
    for (const mode of COLOR_MODES) expect(css).toContain(`[data-color-mode="${mode}"]{`);
  });

  it('has the radii of each look (spec section 9)', () => {
    const radii = (look: ThemeSettings['look']) =>
      [...themeCss({ ...theme, look }).matchAll(/--radius-\w+:(\d+)px/g)].map((match) => match[1]);
    expect(LOOKS.map(radii)).toEqual([
      ['10', '50', '25'],
      ['10', '10', '10'],
      ['0', '0', '0'],
    ]);
  });

  it('is the same text every time', () => {
    expect(themeCss(structuredClone(theme))).toBe(themeCss(theme));
  });

  it('lets nothing hostile through and never throws', () => {
    const evil = '</style><script>;}' as never;
    const css = themeCss({
      colorMode: evil,
      look: evil,
      orientation: evil,
      fontSize: Number.NaN,
      textSize: Number.POSITIVE_INFINITY,
      primaryFont: evil,
      secondaryFont: evil,
      palette: {
        primary: evil,
        secondary: { normal: evil, dark: evil },
        tertiary: evil,
        accentWhite: evil,
      },
    });
    expect(css).not.toMatch(/[<>]|NaN|Infinity|undefined/);
  });
});

import { parseHex } from '../validation/hex-color';
import { clamp, hexOf, shadeOf, type Shade } from './color';
import {
  PALETTE_NAMES,
  type Palette,
  type PaletteColor,
  type PaletteName,
  type ShadeName,
} from './settings';

/** A palette colour with all its shades. */
export type Shades = Record<ShadeName, string>;

/** The palette with all its shades, as `#rrggbb`. */
export type FullPalette = Record<PaletteName, Shades> & { accentWhite: string };

/** What stands in for a colour that isn't one. */
export const DEFAULT_PALETTE: Readonly<Record<PaletteName | 'accentWhite', string>> = {
  primary: '#0f3d46',
  secondary: '#1f8a83',
  tertiary: '#f2a413',
  accentWhite: '#ffffff',
};

// A shade keeps the hue. Lightness is set where the shade is a background, moved where it accompanies the colour.
const DERIVED: Readonly<Record<Exclude<ShadeName, 'normal'>, (normal: Shade) => Shade>> = {
  dark: ({ l, c, h }) => ({ l: clamp(l * 0.6, 0.16, 0.26), c: Math.min(c, 0.06), h }),
  light: ({ l, c, h }) => ({ l: clamp(l + 0.15, 0.6, 0.88), c: c * 0.9, h }),
  semiLight: ({ c, h }) => ({ l: 0.92, c: Math.min(c * 0.35, 0.05), h }),
  extraLight: ({ c, h }) => ({ l: 0.972, c: Math.min(c * 0.12, 0.012), h }),
};

/** A colour's shades, derived from its normal one; those that are given win. */
export function paletteShades(color: PaletteColor | undefined, fallback: string): Shades {
  const given: { [Name in ShadeName]?: string | undefined } =
    typeof color === 'string' ? { normal: color } : (color ?? {});
  const normal = parseHex(given.normal) ?? fallback;
  const shade = shadeOf(normal);
  const derived = (name: keyof typeof DERIVED) =>
    parseHex(given[name]) ?? hexOf(DERIVED[name](shade));
  return {
    normal,
    light: derived('light'),
    dark: derived('dark'),
    semiLight: derived('semiLight'),
    extraLight: derived('extraLight'),
  };
}

/** The whole palette with every shade. Never throws: a colour that isn't one is replaced. */
export function fullPalette(palette: Partial<Palette>): FullPalette {
  const [primary, secondary, tertiary] = PALETTE_NAMES.map((name) =>
    paletteShades(palette[name], DEFAULT_PALETTE[name]),
  ) as [Shades, Shades, Shades];
  const accentWhite = parseHex(palette.accentWhite) ?? DEFAULT_PALETTE.accentWhite;
  return { primary, secondary, tertiary, accentWhite };
}

/** Theme settings as they are stored and sent: spec section 3. */

/** Colour modes: spec section 3. */
export const COLOR_MODES = ['DARK', 'LIGHT', 'EXTRALIGHT'] as const;
/** Looks: spec section 3. */
export const LOOKS = ['ROUNDED', 'CORNERED', 'SHARP'] as const;
/** The palette's colours that have shades. */
export const PALETTE_NAMES = ['primary', 'secondary', 'tertiary'] as const;
/** The shades of a palette colour: spec section 3. */
export const SHADE_NAMES = ['light', 'dark', 'normal', 'semiLight', 'extraLight'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];
export type Look = (typeof LOOKS)[number];
export type PaletteName = (typeof PALETTE_NAMES)[number];
export type ShadeName = (typeof SHADE_NAMES)[number];

/** A palette colour: its shades, of which only the normal one is needed, or that one alone. */
export type PaletteColor =
  | string
  | ({ normal: string } & { [Name in ShadeName]?: string | undefined });

/** The palette. */
export type Palette = Record<PaletteName, PaletteColor> & { accentWhite: string };

/** What an owner sets. */
export interface ThemeSettings {
  colorMode: ColorMode;
  look: Look;
  orientation: 'LEFT' | 'RIGHT';
  /** Size of a paragraph in px; a heading has twice as much (spec section 9). */
  fontSize: number;
  /** 0 gives every text its least size, 50 its default, 100 its greatest. */
  textSize: number;
  /** Ids of the heading's and the text's family. */
  primaryFont: string;
  secondaryFont: string;
  palette: Palette;
}

/** Radii of a look in px: spec section 9. */
export const LOOK_RADII: Readonly<Record<Look, { card: number; button: number; input: number }>> = {
  ROUNDED: { card: 10, button: 50, input: 25 },
  CORNERED: { card: 10, button: 10, input: 10 },
  SHARP: { card: 0, button: 0, input: 0 },
};

/** Font weights, from thin 100 to extrablack 900; stylesheets use them as `--weight-thin` and so on. */
export const FONT_WEIGHTS = {
  thin: 100,
  extraLight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semiBold: 600,
  bold: 700,
  extraBold: 800,
  extraBlack: 900,
} as const;

/** Icon sizes in rem, from xsmall 0.5 to xxlLarge 5: spec section 9. */
export const ICON_SIZES_REM = {
  xsmall: 0.5,
  small: 1,
  normal: 1.25,
  medium: 1.5,
  large: 2,
  xLarge: 3,
  xxLarge: 4,
  xxlLarge: 5,
} as const;

export type IconSize = keyof typeof ICON_SIZES_REM;

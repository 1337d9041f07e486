/**
 * Colour modes as sets of semantic colours. Whatever the palette, every text colour has a contrast of at least
 * 4.5 with both surfaces, and every text on a fill with that fill (WCAG 2.2 AA).
 */
import {
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  contrast,
  hexOf,
  isLightColor,
  mixColors,
  readableOn,
  shadeOf,
} from './color';
import type { FullPalette, Shades } from './palette';
import type { ColorMode } from './settings';

/**
 * Names of the semantic colours; each is a custom property `--{name}`. What stands on what:
 * - on `surface` and `surface-raised`: `text`, `text-muted`, `accent-text`, `secondary-text`, `signal-text`;
 * - on a fill (`accent`, `secondary`, `signal`) and its `-hover`: its `-contrast`;
 * - on a tint (`-soft`): its `-soft-text`;
 * - `border` is decoration; `border-strong` and `focus` show controls and their state (3:1).
 */
export type SemanticColor =
  | 'surface'
  | 'surface-raised'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'border-strong'
  | 'focus'
  | `${FillName}${'' | '-hover' | '-contrast' | '-text' | '-soft' | '-soft-text'}`;

/** Colours that fill buttons and marks: the palette's primary, secondary and tertiary. */
type FillName = 'accent' | 'secondary' | 'signal';

/** The colours of one mode. */
export type ModeColors = Record<SemanticColor, string>;

/** The colours of a mode for a palette. */
export function modeColors(mode: ColorMode, palette: FullPalette): ModeColors {
  const { surface, raised, ink } = surfaces(mode, palette);
  const backgrounds = [surface, raised];
  const text = readableOn(ink, backgrounds, 7);
  const muted = mixColors(text, surface, 0.3);
  return {
    surface,
    'surface-raised': raised,
    text,
    'text-muted': readableOn(muted, backgrounds),
    border: mixColors(surface, text, 0.16),
    'border-strong': readableOn(mixColors(surface, text, 0.4), backgrounds, CONTROL_CONTRAST),
    focus: readableOn(palette.secondary.normal, backgrounds, CONTROL_CONTRAST),
    ...fills('accent', palette.primary, palette, backgrounds),
    ...fills('secondary', palette.secondary, palette, backgrounds),
    ...fills('signal', palette.tertiary, palette, backgrounds),
  };
}

/** Whether a mode's surface is dark: `color-scheme` follows what is seen, not the mode's name. */
export function isDarkMode(colors: ModeColors): boolean {
  return !isLightColor(colors.surface);
}

function surfaces(mode: ColorMode, { primary, accentWhite }: FullPalette) {
  const surface = { DARK: primary.dark, LIGHT: primary.extraLight, EXTRALIGHT: accentWhite }[mode];
  const wanted = {
    DARK: lifted(primary.dark),
    LIGHT: accentWhite,
    EXTRALIGHT: primary.extraLight,
  }[mode];
  const ink = isLightColor(surface) ? inkOf(primary) : accentWhite;
  // A raised surface on the other side of middle grey would leave no colour for a text on both.
  const text = readableOn(ink, [surface], 7);
  const raised = contrast(wanted, text) >= TEXT_CONTRAST + 0.5 ? wanted : surface;
  return { surface, raised, ink };
}

function lifted(hex: string): string {
  const shade = shadeOf(hex);
  return hexOf({ ...shade, l: shade.l + 0.045 });
}

// Nearly black with a breath of the brand's hue.
function inkOf(primary: Shades): string {
  const { c, h } = shadeOf(primary.normal);
  return hexOf({ l: 0.21, c: Math.min(c, 0.035), h });
}

// On dark surfaces a fill must show as a shape; on light ones the brand's own colour matters more.
const LEAST_FILL_CONTRAST = { dark: 3, light: 1.4 };

function fills<Name extends FillName>(
  name: Name,
  shades: Shades,
  palette: FullPalette,
  backgrounds: readonly string[],
) {
  const [surface = palette.accentWhite] = backgrounds;
  const isLight = isLightColor(surface);
  const least = isLight ? LEAST_FILL_CONTRAST.light : LEAST_FILL_CONTRAST.dark;
  const fill = forWhiteText(readableOn(shades.normal, backgrounds, least), {
    white: palette.accentWhite,
    backgrounds,
    least,
  });
  const onFill = textOn(fill, palette);
  const soft = mixColors(surface, fill, 0.14);
  return {
    [name]: fill,
    [`${name}-hover`]: hoverOf(fill, onFill),
    [`${name}-contrast`]: onFill,
    [`${name}-text`]: readableOn(shades.normal, backgrounds),
    [`${name}-soft`]: soft,
    [`${name}-soft-text`]: readableOn(shades.normal, [soft]),
  } as Record<`${Name}${'' | '-hover' | '-contrast' | '-text' | '-soft' | '-soft-text'}`, string>;
}

// Below this, a fill that should carry white text would have to change visibly.
const NEARLY_READABLE = 3.8;

// A strong red or teal looks right with white text and misses the contrast by a hair: the fill gives way.
function forWhiteText(
  fill: string,
  { white, backgrounds, least }: { white: string; backgrounds: readonly string[]; least: number },
): string {
  const ratio = contrast(fill, white);
  if (ratio >= TEXT_CONTRAST || ratio < NEARLY_READABLE) return fill;
  const moved = readableOn(fill, [white]);
  return backgrounds.every((background) => contrast(moved, background) >= least) ? moved : fill;
}

function textOn(fill: string, palette: FullPalette): string {
  const candidates = [palette.accentWhite, inkOf(palette.primary)];
  return (
    candidates.find((color) => contrast(color, fill) >= TEXT_CONTRAST) ??
    readableOn(isLightColor(fill) ? inkOf(palette.primary) : palette.accentWhite, [fill])
  );
}

// Away from its text, so that the text stays readable while the pointer is over it.
function hoverOf(fill: string, onFill: string): string {
  const shade = shadeOf(fill);
  const isTextLight = shadeOf(onFill).l > shade.l;
  const moved = hexOf({ ...shade, l: shade.l + (isTextLight ? -0.06 : 0.06) });
  return contrast(moved, onFill) >= TEXT_CONTRAST ? moved : fill;
}

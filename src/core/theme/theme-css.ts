import { parseHex } from '../validation/hex-color';
import { fontFamily, fontStack } from './fonts';
import { isDarkMode, modeColors, type ModeColors } from './modes';
import { fullPalette, type FullPalette } from './palette';
import {
  COLOR_MODES,
  FONT_WEIGHTS,
  LOOK_RADII,
  LOOKS,
  PALETTE_NAMES,
  type ColorMode,
  type Look,
  type ThemeSettings,
} from './settings';
import { fluidSize, presetSizes, TYPE_PRESETS, type TypePreset } from './type-scale';

/** Themes kept in memory: computing one's colours takes as long as rendering a page of sections. */
const MAX_KEPT = 64;

/** A function that keeps what it made last, by its argument's content. */
function keeping<Argument, Made>(make: (argument: Argument) => Made): (argument: Argument) => Made {
  const kept = new Map<string, Made>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(argument);
    const oldest = kept.keys().next();
    if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
    kept.set(key, made);
    return made;
  };
}

/**
 * A theme as CSS text: `:root` holds what all modes share and the theme's own mode; each mode stands again under
 * `[data-color-mode]`, which sections set. The same theme gives the same text, and no theme, however broken, gives
 * anything but declarations of numbers, known names and hex colours.
 */
export const themeCss = keeping((theme: ThemeSettings): string => {
  const palette = fullPalette(theme.palette ?? {});
  const modes = COLOR_MODES.map((mode) => [mode, modeColors(mode, palette)] as const);
  const own = modes.find(([mode]) => mode === themeMode(theme)) ?? modes[0];
  const shared = [
    ...paletteLines(palette),
    ...radiusLines(theme.look),
    ...weightLines,
    ...typeLines(theme),
  ];
  return [
    block(':root', [...shared, ...(own === undefined ? [] : modeLines(own[1]))]),
    ...modes.map(([mode, colors]) => block(`[data-color-mode="${mode}"]`, modeLines(colors))),
  ].join('\n');
});

/** The theme's colours in its own mode, e.g. for `theme-color` and the checks before publishing. */
export function themeColors(theme: ThemeSettings, mode: ColorMode = themeMode(theme)): ModeColors {
  return colorsOf({ mode, palette: theme.palette ?? {} });
}

const colorsOf = keeping(
  ({ mode, palette }: { mode: ColorMode; palette: ThemeSettings['palette'] }): ModeColors =>
    modeColors(mode, fullPalette(palette)),
);

function themeMode({ colorMode }: ThemeSettings): ColorMode {
  return COLOR_MODES.includes(colorMode) ? colorMode : 'LIGHT';
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector}{${lines.join(';')}}`;
}

function modeLines(colors: ModeColors): string[] {
  const lines = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  return [`color-scheme:${isDarkMode(colors) ? 'dark' : 'light'}`, ...lines];
}

function paletteLines(palette: FullPalette): string[] {
  const lines = PALETTE_NAMES.flatMap((name) => {
    const { normal, light, dark, semiLight, extraLight } = palette[name];
    return [
      `--palette-${name}:${normal}`,
      `--palette-${name}-light:${light}`,
      `--palette-${name}-dark:${dark}`,
      `--palette-${name}-semi-light:${semiLight}`,
      `--palette-${name}-extra-light:${extraLight}`,
    ];
  });
  return [...lines, `--palette-accent-white:${parseHex(palette.accentWhite) ?? '#ffffff'}`];
}

/** The weights by their names: `--weight-semi-bold` is `semiBold`. */
const weightLines = Object.entries(FONT_WEIGHTS).map(
  ([name, weight]) =>
    `--weight-${name.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`)}:${weight}`,
);

function radiusLines(look: Look): string[] {
  const { card, button, input } = LOOK_RADII[LOOKS.includes(look) ? look : 'ROUNDED'];
  return [`--radius-card:${card}px`, `--radius-button:${button}px`, `--radius-input:${input}px`];
}

function typeLines({ fontSize, textSize, primaryFont, secondaryFont }: ThemeSettings): string[] {
  const presets: [string, TypePreset][] = Object.entries(TYPE_PRESETS);
  return [
    `--font-heading:${fontStack(fontFamily(primaryFont))}`,
    `--font-text:${fontStack(fontFamily(secondaryFont))}`,
    ...presets.flatMap(([name, preset]) => [
      `--type-${name}:${fluidSize(presetSizes(preset, { fontSize, textSize }))}`,
      `--type-${name}-leading:${preset.lineHeight}`,
      `--type-${name}-tracking:${preset.tracking}em`,
    ]),
  ];
}

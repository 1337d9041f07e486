/** Palettes that owners choose and that are hard to read on: pale, loud, dark, grey, and close to each other. */
import type { Palette } from '../../core/theme/settings';

const palette = (primary: string, secondary: string, tertiary: string, accentWhite = '#ffffff') =>
  ({ primary, secondary, tertiary, accentWhite }) satisfies Palette;

export const PALETTES: Readonly<Record<string, Palette>> = {
  yellow: palette('#ffd400', '#fff176', '#ffe082'),
  blue: palette('#0000ff', '#00ffff', '#ff00ff'),
  red: palette('#e11d2a', '#ff7a59', '#ffb199', '#fff7f2'),
  black: palette('#000000', '#111111', '#000000'),
  white: palette('#ffffff', '#fafafa', '#ffffff'),
  grey: palette('#777777', '#808080', '#767676', '#f0f0f0'),
  green: palette('#00c853', '#b2ff59', '#64dd17'),
  pastel: palette('#f4c7d0', '#c7e3f4', '#d9f4c7', '#fffdfa'),
};

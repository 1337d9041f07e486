/** Colours that can't be read as they were chosen: the palette's, those of words over a picture, a logo's. */
import type { Catalogue } from '../catalogue/section';
import type { Component, Page, SiteDocument } from '../document/document';
import { CONTROL_CONTRAST, TEXT_CONTRAST, contrast, overlay, shadeOf } from '../theme/color';
import { isDarkMode, modeColors, type ModeColors } from '../theme/modes';
import { fullPalette, type FullPalette } from '../theme/palette';
import type { ColorMode, PaletteName } from '../theme/settings';
import type { Finding } from './finding';

/** From this difference in OKLCH lightness on, a colour that was adjusted looks like another one. */
const VISIBLE_SHIFT = 0.12;

const BLACK = '#000000';
const WHITE = '#ffffff';

/**
 * What each colour of the palette is seen as. Text on dark sections is lighter by nature: it counts only where a site has no
 * other, and never for the primary colour, of which dark grounds are made.
 */
const USES = {
  primary: { shownAs: 'accent-text', use: 'text', grounds: 'light' },
  secondary: { shownAs: 'secondary-text', use: 'text', grounds: 'light first' },
  tertiary: { shownAs: 'signal', use: 'button', grounds: 'all' },
} as const;
const NAMES = ['primary', 'secondary', 'tertiary'] as const;

/** All that is wrong with the colours of the site's published sections. */
export function findContrast({ pages, theme }: SiteDocument, catalogue: Catalogue): Finding[] {
  const palette = fullPalette(theme.palette);
  const shown = pages.flatMap((page) =>
    page.components
      .filter(({ status }) => status === 'published')
      .map((component) => ({ page, component, mode: component.colorMode || theme.colorMode })),
  );
  const modes = [...new Set<ColorMode>(shown.map(({ mode }) => mode))];
  return [
    ...NAMES.flatMap((name) => adjusted(palette, name, modes)),
    ...shown.flatMap(({ page, component, mode }) => {
      const colors = modeColors(mode, palette);
      const shade = catalogue.get(component.section)?.wordsShade ?? 1;
      return [...lostWords(page, component, colors, shade), ...lostLogo(page, component, colors)];
    }),
  ];
}

/** A colour of the palette that pages can't show as it is. */
function adjusted(palette: FullPalette, name: PaletteName, modes: readonly ColorMode[]): Finding[] {
  const worst = worstShift(palette, name, modes);
  if (worst === undefined) return [];
  const { instead, isOnDark } = worst;
  return [
    {
      severity: 'warning',
      rule: 'contrast',
      message: adjustedMessage(USES[name].use, isOnDark, palette[name].normal, instead),
      record: 'theme',
      path: ['palette', name, 'normal'],
      fix: {
        label: `Use ${instead}`,
        edits: [{ edit: 'setTheme', values: { palette: { [name]: { normal: instead } } } }],
      },
    },
  ];
}

function adjustedMessage(use: 'text' | 'button', isOnDark: boolean, chosen: string, shown: string) {
  if (use === 'text')
    return isOnDark
      ? `The colour ${chosen} is too dark for text on dark sections. Pages show ${shown} there.`
      : `The colour ${chosen} is too light for text on light sections. Pages show ${shown} there.`;
  return isOnDark
    ? `The colour ${chosen} is too dark for buttons on dark sections. Pages show ${shown} there.`
    : `The colour ${chosen} is too light for buttons on light sections. Pages show ${shown} there.`;
}

/** Where a colour of the palette is farthest from what pages show instead; undefined where nobody sees a difference. */
function worstShift(palette: FullPalette, name: PaletteName, modes: readonly ColorMode[]) {
  const { shownAs, grounds } = USES[name];
  const chosen = shadeOf(palette[name].normal).l;
  const seen = modes.map((mode) => {
    const colors = modeColors(mode, palette);
    return { instead: colors[shownAs], isOnDark: isDarkMode(colors) };
  });
  const light = seen.filter(({ isOnDark }) => !isOnDark);
  const isAll = grounds === 'all' || (grounds === 'light first' && light.length === 0);
  return (isAll ? seen : light)
    .map((one) => {
      const lighter = shadeOf(one.instead).l - chosen;
      return { ...one, shift: one.isOnDark ? lighter : -lighter };
    })
    .filter(({ shift }) => shift >= VISIBLE_SHIFT)
    .toSorted((a, b) => b.shift - a.shift)[0];
}

/** Words over a picture that shows through so much that some picture would drown them. */
function lostWords(
  page: Page,
  { id, data }: Component,
  { surface, text }: ModeColors,
  wordsShade: number,
): Finding[] {
  const transparency = data['bgOverlayTransparency'];
  const hasBackground = [data['backgroundImgUrl'], data['backgroundVideoUrl']].some(
    (address) => typeof address === 'string' && address !== '',
  );
  if (typeof transparency !== 'number' || !hasBackground) return [];
  // No pixel is darker than black or lighter than white: what can be read on both can be read on any picture.
  const canRead = (value: number) =>
    [BLACK, WHITE].every((pixel) => {
      const share = 1 - ((1 - wordsShade) * value) / 100;
      return contrast(text, overlay(surface, pixel, share)) >= TEXT_CONTRAST;
    });
  if (canRead(transparency)) return [];
  let value = Math.floor(transparency);
  while (value > 0 && !canRead(value)) value -= 1;
  return [
    {
      severity: 'warning',
      rule: 'contrast',
      message: `The overlay’s transparency of ${transparency}% lets so much of the picture through that words over it may be unreadable.`,
      record: id,
      path: ['bgOverlayTransparency'],
      page: page.id,
      fix: {
        label: `Use ${value}%`,
        edits: [{ edit: 'setValue', component: id, path: ['bgOverlayTransparency'], value }],
      },
    },
  ];
}

/** A logo drawn in black on a dark section, or in white on a light one. */
function lostLogo(page: Page, { id, data }: Component, { surface }: ModeColors): Finding[] {
  const ink = data['logoColor'];
  if (ink !== 'black' && ink !== 'white') return [];
  const [color, other] = ink === 'black' ? [BLACK, 'white'] : [WHITE, 'black'];
  if (contrast(color, surface) >= CONTROL_CONTRAST) return [];
  return [
    {
      severity: 'warning',
      rule: 'contrast',
      message:
        ink === 'black'
          ? 'The logo is black on a dark section, where it can’t be seen.'
          : 'The logo is white on a light section, where it can’t be seen.',
      record: id,
      path: ['logoColor'],
      page: page.id,
      fix: {
        label: ink === 'black' ? 'Use a white logo' : 'Use a black logo',
        edits: [{ edit: 'setValue', component: id, path: ['logoColor'], value: other }],
      },
    },
  ];
}

/** Arithmetic on colours: OKLCH for looks, WCAG 2.2 for contrast. Colours come and go as `#rrggbb`. */
// The converters by name: what is loaded with the editor is a few functions, not a registry of every colour space.
import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  parseHex,
} from 'culori/fn';

/** WCAG 2.2, 1.4.3: the least contrast of text with its background. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: the least contrast of what shows a control or its state. */
export const CONTROL_CONTRAST = 3;

/** Lightness (0 to 1), chroma and hue (degrees). */
export interface Shade {
  l: number;
  c: number;
  h: number;
}

interface Channels {
  r: number;
  g: number;
  b: number;
}

/** The colour's place in OKLCH. */
export function shadeOf(hex: string): Shade {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(channelsOf(hex)), 'oklch');
  return { l, c, h };
}

// Less than half a step of eight bits: saturated corners such as pure blue lie outside by a rounding error only.
const TOLERANCE = 0.0015;
/** Chroma is found to this part of its range. */
const PRECISION = 0.4 / 2 ** 13;

/** The colour of a place in OKLCH, with as much of its chroma as the screen shows. */
export function hexOf({ l, c, h }: Shade): string {
  const shade = { l: clamp(l, 0, 1), c: Math.max(c, 0), h };
  return hexOfChannels(toChannels(isShown(shade, TOLERANCE) ? shade : withinScreen(shade)));
}

function hexOfChannels({ r, g, b }: Channels): string {
  const digits = [r, g, b].map((channel) =>
    Math.round(clamp(channel, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function channelsOf(hex: string): Channels {
  const channels = parseHex(hex);
  if (channels === undefined) throw new TypeError(`Not a colour: ${hex}`);
  return channels;
}

function toChannels(shade: Shade): Channels {
  return convertOklabToRgb(convertLchToLab(shade));
}

/** The shade with as much of its chroma as a screen shows at its lightness and hue. */
function withinScreen(shade: Shade): Shade {
  let [least, most] = [0, shade.c];
  while (most - least > PRECISION) {
    const c = (least + most) / 2;
    if (isShown({ ...shade, c }, 0)) least = c;
    else most = c;
  }
  return { ...shade, c: least };
}

/** Whether a screen shows a shade, give or take a tolerance. */
function isShown(shade: Shade, tolerance: number): boolean {
  const { r, g, b } = toChannels(shade);
  return [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

/** Relative luminance: WCAG 2.2. */
export function luminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(channelsOf(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

/** Relative luminance of black and of white. */
const BLACK = 0;
const WHITE = 1;

function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whether dark text reads better on the colour than light text does. */
export function isLightColor(hex: string): boolean {
  const light = luminance(hex);
  return contrastOf(light, BLACK) >= contrastOf(light, WHITE);
}

/** The colour `amount` (0 to 1) of the way from one to another, through OKLab's straight line of lightness. */
export function mixColors(from: string, to: string, amount: number): string {
  const [a, b] = [shadeOf(from), shadeOf(to)];
  const point = (shade: Shade, part: (radians: number) => number) =>
    shade.c * part((shade.h * Math.PI) / 180);
  const x = lerp(point(a, Math.cos), point(b, Math.cos), amount);
  const y = lerp(point(a, Math.sin), point(b, Math.sin), amount);
  const h = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return hexOf({ l: lerp(a.l, b.l, amount), c: Math.hypot(x, y), h });
}

/** The colour seen where one covers another to a share of 0 to 1, blended as browsers blend: in sRGB. */
export function overlay(top: string, bottom: string, share: number): string {
  const [a, b] = [channelsOf(top), channelsOf(bottom)];
  return hexOfChannels({
    r: lerp(b.r, a.r, share),
    g: lerp(b.g, a.g, share),
    b: lerp(b.b, a.b, share),
  });
}

/** Between these lies every colour's relative luminance over the cube of its OKLab lightness: blue's is least, green's most. */
const LUMINANCES = [0.75, 1.12] as const;

/** What no colour of an OKLab lightness surpasses in contrast with a background, of which the luminance is given. */
function mostContrast(l: number, background: number): number {
  const [least, most] = LUMINANCES;
  return Math.max(
    contrastOf(least * l ** 3, background),
    contrastOf(Math.min(most * l ** 3, WHITE), background),
  );
}

const STEP = 0.01;

/**
 * The colour, made lighter or darker just as far as it takes to stand out from every background by `least`.
 * Where its hue can't do it, black or white, whichever is better; for one background, one of the two always
 * has a contrast of at least 4.58.
 */
export function readableOn(
  color: string,
  backgrounds: readonly string[],
  least = TEXT_CONTRAST,
): string {
  const lights = backgrounds.map(luminance);
  const contrastsOf = (candidate: string) => {
    const light = luminance(candidate);
    return lights.map((background) => contrastOf(light, background));
  };
  const stands = (candidate: string) => contrastsOf(candidate).every((one) => one >= least);
  const mayStand = (l: number) =>
    lights.every((background) => mostContrast(l, background) >= least);
  if (stands(color)) return color;
  const shade = shadeOf(color);
  // Away from the background first, so that equal shifts give the natural answer.
  const [background] = backgrounds;
  const away = background === undefined || isLightColor(background) ? -STEP : STEP;
  for (let shift = away; Math.abs(shift) <= 1; shift += away) {
    for (const l of [shade.l + shift, shade.l - shift]) {
      const candidate = l >= 0 && l <= 1 && mayStand(l) ? hexOf({ ...shade, l }) : undefined;
      if (candidate !== undefined && stands(candidate)) return candidate;
    }
  }
  const worst = (candidate: string) => Math.min(...contrastsOf(candidate));
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
}

/** `value` within `min` and `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function lerp(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

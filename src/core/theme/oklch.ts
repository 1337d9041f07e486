/**
 * OKLCH and back: lightness, chroma and hue as eyes see them (CSS Color 4, section 9; the matrices are those of Björn
 * Ottosson's OKLab, with the digits that CSS gives them). Channels of red, green and blue go from 0 to 1.
 */
import { parseHex } from '../validation/hex-color';

/** Lightness (0 to 1), chroma and hue (degrees). */
export interface Shade {
  l: number;
  c: number;
  h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Chroma is found to this part of its range. */
const PRECISION = 0.4 / 2 ** 13;

/** The channels of a hex colour. @throws TypeError where it is none */
export function channelsOf(hex: string): Rgb {
  const digits = parseHex(hex)?.slice(1);
  if (digits === undefined) throw new TypeError(`Not a colour: ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Light instead of code values (sRGB, IEC 61966-2-1). */
export function linear(value: number): number {
  const size = Math.abs(value);
  if (size <= 0.04045) return value / 12.92;
  return Math.sign(value) * ((size + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const size = Math.abs(light);
  if (size <= 0.0031308) return light * 12.92;
  return Math.sign(light) * (1.055 * size ** (1 / 2.4) - 0.055);
}

/** The shade of channels. */
export function shadeOfChannels([red, green, blue]: Rgb): Shade {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const medium = Math.cbrt(
    0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b,
  );
  const short = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  // A grey has no hue, whatever rounding would make of it.
  if (red === green && green === blue) return { l, c: 0, h: 0 };
  const x = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
  const y = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  const h = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { l, c: Math.hypot(x, y), h };
}

/** The channels of a shade; outside of 0 to 1 where a screen can't show it. */
export function channelsOfShade({ l, c, h }: Shade): Rgb {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377773761749 * x + 0.2158037573099136 * y) ** 3;
  const medium = (l - 0.1055613458156586 * x - 0.0638541728258133 * y) ** 3;
  const short = (l - 0.0894841775298119 * x - 1.2914855480194092 * y) ** 3;
  return [
    encoded(4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short),
    encoded(-1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short),
    encoded(-0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short),
  ];
}

/** The shade with as much of its chroma as a screen shows at its lightness and hue. */
export function withinScreen(shade: Shade): Shade {
  if (isShown(shade, 0)) return shade;
  let [least, most] = [0, shade.c];
  while (most - least > PRECISION) {
    const c = (least + most) / 2;
    if (isShown({ ...shade, c }, 0)) least = c;
    else most = c;
  }
  return { ...shade, c: least };
}

/** Whether a screen shows a shade, give or take a tolerance. */
export function isShown(shade: Shade, tolerance: number): boolean {
  return channelsOfShade(shade).every((one) => one >= -tolerance && one <= 1 + tolerance);
}

/** The hex colour of channels; what lies outside is cut off. */
export function hexOfChannels(channels: Rgb): string {
  const digits = channels.map((one) =>
    Math.round(Math.max(0, Math.min(one, 1)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

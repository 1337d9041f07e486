/**
 * The fourteen text presets: seven for headings, seven for paragraphs. Sizes are px for a `fontSize` of 16 and
 * grow with it: heading 4 is by default twice the fontSize, paragraph 4 the fontSize itself (spec section 9).
 */
import { clamp } from './color';

/** The least, default and greatest size. */
export interface SizeRange {
  min: number;
  default: number;
  max: number;
}

/** One preset. */
export interface TypePreset {
  desktop: SizeRange;
  /** Headings only: paragraphs have one size everywhere. */
  mobile?: SizeRange;
  lineHeight: number;
  /** Letter spacing in em. */
  tracking: number;
}

const range = (min: number, normal: number, max: number): SizeRange => ({
  min,
  default: normal,
  max,
});

/** The presets by name; each is a custom property `--type-{name}`. */
export const TYPE_PRESETS = {
  'heading-1': {
    desktop: range(56, 72, 96),
    mobile: range(36, 42, 52),
    lineHeight: 1.04,
    tracking: -0.03,
  },
  'heading-2': {
    desktop: range(44, 56, 72),
    mobile: range(31, 36, 44),
    lineHeight: 1.08,
    tracking: -0.025,
  },
  'heading-3': {
    desktop: range(34, 42, 54),
    mobile: range(26, 30, 37),
    lineHeight: 1.12,
    tracking: -0.02,
  },
  'heading-4': {
    desktop: range(26, 32, 41),
    mobile: range(22, 25, 31),
    lineHeight: 1.18,
    tracking: -0.015,
  },
  'heading-5': {
    desktop: range(21, 24, 31),
    mobile: range(19, 21, 26),
    lineHeight: 1.25,
    tracking: -0.01,
  },
  'heading-6': {
    desktop: range(17, 19, 24),
    mobile: range(16, 18, 22),
    lineHeight: 1.3,
    tracking: -0.005,
  },
  'heading-7': {
    desktop: range(14, 16, 20),
    mobile: range(14, 15, 19),
    lineHeight: 1.35,
    tracking: 0,
  },
  'paragraph-1': { desktop: range(20, 24, 31), lineHeight: 1.45, tracking: -0.005 },
  'paragraph-2': { desktop: range(18, 20, 26), lineHeight: 1.5, tracking: 0 },
  'paragraph-3': { desktop: range(16, 18, 23), lineHeight: 1.55, tracking: 0 },
  'paragraph-4': { desktop: range(14, 16, 20), lineHeight: 1.6, tracking: 0 },
  'paragraph-5': { desktop: range(13, 15, 19), lineHeight: 1.55, tracking: 0 },
  'paragraph-6': { desktop: range(12, 14, 17), lineHeight: 1.5, tracking: 0.005 },
  'paragraph-7': { desktop: range(11, 12, 15), lineHeight: 1.45, tracking: 0.01 },
} as const satisfies Record<string, TypePreset>;

/** Window widths in px between which fluid sizes grow. */
export const FLUID_MIN_WIDTH_PX = 360;
export const FLUID_MAX_WIDTH_PX = 1440;

// What a browser's rem is unless its user asks for more.
const REM_PX = 16;

/** The size for a text-size setting: 0 gives min, 50 default, 100 max, linear in between. */
export function sizeAt({ min, default: normal, max }: SizeRange, textSize: number): number {
  const position = clamp(Number.isFinite(textSize) ? textSize : 50, 0, 100);
  return position <= 50
    ? min + ((normal - min) * position) / 50
    : normal + ((max - normal) * (position - 50)) / 50;
}

/** A preset's size in px on phones and on desktops. */
export function presetSizes(
  { desktop, mobile }: TypePreset,
  { textSize, fontSize }: { textSize: number; fontSize: number },
): { mobile: number; desktop: number } {
  const scale = clamp(Number.isFinite(fontSize) ? fontSize : REM_PX, 8, 40) / REM_PX;
  const large = sizeAt(desktop, textSize) * scale;
  return {
    desktop: large,
    mobile: mobile === undefined ? large : sizeAt(mobile, textSize) * scale,
  };
}

/**
 * The value of `font-size`: linear between the two window widths, constant outside. In rem, so that it follows
 * the size that a reader has set in the browser.
 */
export function fluidSize({ mobile, desktop }: { mobile: number; desktop: number }): string {
  if (mobile === desktop) return rem(mobile);
  const slope = (desktop - mobile) / (FLUID_MAX_WIDTH_PX - FLUID_MIN_WIDTH_PX);
  const start = mobile - slope * FLUID_MIN_WIDTH_PX;
  return `clamp(${rem(mobile)}, ${rem(start)} + ${decimal(slope * 100)}vw, ${rem(desktop)})`;
}

function rem(px: number): string {
  return `${decimal(px / REM_PX)}rem`;
}

function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}

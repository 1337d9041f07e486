/** `@font-face` rules of a theme's two families, from our own host, and the fallbacks that match their metrics. */
import { fallbackFamily, fontFamily, type FontFamily } from '../../core/theme/fonts';
import { assetAddress } from '../../core/links/site-address';
import faces from './faces.json';

interface Face {
  weights: string;
  /** The fallback's width in per cent of its own, for each of its ranges of weights. */
  sizes: readonly number[];
  /** Of the family itself, in per cent of its size. */
  ascent: number;
  descent: number;
  subsets: readonly string[];
  /** The characters of those subsets that are not as in other families. */
  ranges?: Readonly<Record<string, string>>;
}

const FACES: Readonly<Record<string, Face>> = faces.families;
/** The characters of each subset. */
const RANGES: Readonly<Record<string, string>> = faces.ranges;

/** The weights that pages are set in; a system font has only regular and bold. */
const FALLBACK_WEIGHTS = [
  { weights: '100 449', isBold: false },
  { weights: '450 599', isBold: false },
  { weights: '600 674', isBold: true },
  { weights: '675 900', isBold: true },
];

/** System fonts with known measures, regular and bold. */
const LOCAL = {
  'sans-serif': [
    ["local('Arial')", "local('Liberation Sans')"],
    ["local('Arial Bold')", "local('Arial-BoldMT')", "local('Liberation Sans Bold')"],
  ],
  serif: [
    ["local('Times New Roman')", "local('Liberation Serif')"],
    [
      "local('Times New Roman Bold')",
      "local('TimesNewRomanPS-BoldMT')",
      "local('Liberation Serif Bold')",
    ],
  ],
} as const;

/** Address of a family's file for one subset, without the route base. What it leads to never changes. */
export function fontAddress(id: string, subset: string): string {
  return `/static/fonts/${id}-${subset}-${faces.version}.woff2`;
}

/** Subsets of a family that we serve. */
export function fontSubsets(id: string): readonly string[] {
  return FACES[id]?.subsets ?? [];
}

type ThemeFonts = Readonly<{ primaryFont: string; secondaryFont: string }>;

/** The rules for the families of a theme and their fallbacks. */
export function fontCss(theme: ThemeFonts, routeBase: string): string {
  return `${fontFaceCss(theme, routeBase)}\n${fallbackFontCss(theme)}`;
}

/** The families of a theme; a browser fetches only those files whose characters the page has. */
export function fontFaceCss(theme: ThemeFonts, routeBase: string): string {
  return families(theme)
    .map((font) => familyCss(font, routeBase))
    .join('\n');
}

/** What stands in for them, on every machine, taking up the same room. */
export function fallbackFontCss(theme: ThemeFonts): string {
  return families(theme).flatMap(fallbackRules).join('\n');
}

function families({ primaryFont, secondaryFont }: ThemeFonts): FontFamily[] {
  return [...new Set([fontFamily(primaryFont), fontFamily(secondaryFont)])];
}

function familyCss(font: FontFamily, routeBase: string): string {
  const face = FACES[font.id];
  return fontSubsets(font.id)
    .map(
      (subset) =>
        `@font-face{font-family:'${font.cssFamily}';font-style:normal;font-display:swap;font-weight:${face?.weights};` +
        `src:url('${assetAddress(fontAddress(font.id, subset), routeBase)}') format('woff2');` +
        `unicode-range:${face?.ranges?.[subset] ?? RANGES[subset]}}`,
    )
    .join('\n');
}

function fallbackRules(font: FontFamily): string[] {
  const face = FACES[font.id];
  if (face === undefined) return [];
  const locals = LOCAL[font.category];
  return FALLBACK_WEIGHTS.map(({ weights, isBold }, index) => {
    const size = face.sizes[index] ?? 100;
    const ofSize = (measure: number) => Math.round((measure / size) * 10_000) / 100;
    return (
      `@font-face{font-family:'${fallbackFamily(font)}';font-weight:${weights};` +
      `src:${locals[isBold ? 1 : 0].join(',')};size-adjust:${size}%;ascent-override:${ofSize(face.ascent)}%;` +
      `descent-override:${ofSize(face.descent)}%;line-gap-override:0%}`
    );
  });
}

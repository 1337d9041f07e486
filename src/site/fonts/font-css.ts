/** `@font-face` rules of a theme's two families, from our own host, and the fallbacks that match their metrics. */
import { fallbackFamily, fontFamily, type FontFamily } from '../../core/theme/fonts';
import { assetAddress } from '../../core/links/site-address';
import faces from './faces.json';

interface Face {
  weights: string;
  category: string;
  /** Measures of the fallback in per cent, each for a range of weights. */
  fallback: readonly {
    weights: string;
    isBold: boolean;
    size: number;
    ascent: number;
    descent: number;
  }[];
  subsets: Readonly<Record<string, string>>;
}

const FACES: Readonly<Record<string, Face>> = faces;

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

/** Address of a family's file for one subset, without the route base. */
export function fontAddress(id: string, subset: string): string {
  return `/static/fonts/${id}/${fontFile(id, subset)}`;
}

/** Name of the file in the family's package. */
export function fontFile(id: string, subset: string): string {
  return `${id}-${subset}-wght-normal.woff2`;
}

/** Subsets of a family that we serve. */
export function fontSubsets(id: string): readonly string[] {
  return Object.keys(FACES[id]?.subsets ?? {});
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
  return Object.entries(face?.subsets ?? {})
    .map(
      ([subset, range]) =>
        `@font-face{font-family:'${font.cssFamily}';font-style:normal;font-display:swap;font-weight:${face?.weights};` +
        `src:url('${assetAddress(fontAddress(font.id, subset), routeBase)}') format('woff2');unicode-range:${range}}`,
    )
    .join('\n');
}

function fallbackRules(font: FontFamily): string[] {
  const locals = LOCAL[font.category];
  return (FACES[font.id]?.fallback ?? []).map(
    ({ weights, isBold, size, ascent, descent }) =>
      `@font-face{font-family:'${fallbackFamily(font)}';font-weight:${weights};` +
      `src:${locals[isBold ? 1 : 0].join(',')};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  );
}

/** `@font-face` rules of a theme's two families, from our own host, and the fallbacks that match their metrics. */
import { fallbackFamily, fontFamily, type FontFamily } from '../../core/theme/fonts';
import { assetAddress } from '../../core/links/site-address';
import faces from './faces.json';

interface Face {
  weights: string;
  category: string;
  /** Measures of the fallback in per cent, for regular and for bold. */
  fallback: readonly { size: number; ascent: number; descent: number }[];
  subsets: Readonly<Record<string, string>>;
  /** Sizes of the subsets' files. */
  bytes: Readonly<Record<string, number>>;
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

/** The rules for the families of a theme; a browser fetches only those files whose characters the page has. */
export function fontCss(
  theme: { primaryFont: string; secondaryFont: string },
  routeBase: string,
): string {
  return families(theme)
    .map((font) => familyCss(font, routeBase))
    .join('\n');
}

/** What fonts may take of a slow line before the page's picture has it. */
const PRELOADED_MAX_BYTES = 60_000;

/**
 * The files that every page in a language needs, to be fetched first: the headings' family, and the texts' where both
 * are small enough. Until another one is there its fallback takes up the same room.
 */
export function preloadedFonts(
  theme: { primaryFont: string; secondaryFont: string },
  language: string,
): string[] {
  const subset = subsetOf(language);
  const addresses: string[] = [];
  let room = PRELOADED_MAX_BYTES;
  for (const { id } of families(theme)) {
    const size = FACES[id]?.bytes[subset];
    if (size === undefined || size > room) continue;
    room -= size;
    addresses.push(fontAddress(id, subset));
  }
  return addresses;
}

function families({
  primaryFont,
  secondaryFont,
}: {
  primaryFont: string;
  secondaryFont: string;
}): FontFamily[] {
  return [...new Set([fontFamily(primaryFont), fontFamily(secondaryFont)])];
}

function familyCss(font: FontFamily, routeBase: string): string {
  const face = FACES[font.id];
  if (face === undefined) return '';
  const rules = Object.entries(face.subsets).map(
    ([subset, range]) =>
      `@font-face{font-family:'${font.cssFamily}';font-style:normal;font-display:swap;font-weight:${face.weights};` +
      `src:url('${assetAddress(fontAddress(font.id, subset), routeBase)}') format('woff2');unicode-range:${range}}`,
  );
  return [...rules, ...fallbackRules(font, face)].join('\n');
}

function fallbackRules(font: FontFamily, face: Face): string[] {
  const locals = LOCAL[font.category];
  return face.fallback.map(
    ({ size, ascent, descent }, index) =>
      `@font-face{font-family:'${fallbackFamily(font)}';font-weight:${index === 0 ? '100 599' : '600 900'};` +
      `src:${locals[index === 0 ? 0 : 1].join(',')};size-adjust:${size}%;ascent-override:${ascent}%;` +
      `descent-override:${descent}%;line-gap-override:0%}`,
  );
}

const SUBSETS: Readonly<Record<string, string>> = {
  be: 'cyrillic',
  bg: 'cyrillic',
  el: 'greek',
  mk: 'cyrillic',
  ru: 'cyrillic',
  sr: 'cyrillic',
  uk: 'cyrillic',
};

function subsetOf(language: string): string {
  return SUBSETS[language.split('-')[0] ?? ''] ?? 'latin';
}

/**
 * The open font families that a theme chooses from. Their files come from the packages named here and are
 * served from the site's own host.
 */

/** A family's kind: what stands in until it has loaded. */
export type FontCategory = 'sans-serif' | 'serif';

/** A variable font family. */
export interface FontFamily {
  /** What a theme stores. */
  id: string;
  name: string;
  /** Name of the family in style sheets. */
  cssFamily: string;
  packageName: string;
  category: FontCategory;
  /** Ranges of the variable axes by tag, from least to most. */
  axes: Readonly<Record<string, readonly [number, number]>>;
  hasItalic: boolean;
  license: 'OFL-1.1';
}

/** All families, by name. */
export const FONTS: readonly FontFamily[] = [
  {
    id: 'archivo',
    name: 'Archivo',
    cssFamily: 'Archivo Variable',
    packageName: '@fontsource-variable/archivo',
    category: 'sans-serif',
    axes: { wdth: [62, 125], wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'bitter',
    name: 'Bitter',
    cssFamily: 'Bitter Variable',
    packageName: '@fontsource-variable/bitter',
    category: 'serif',
    axes: { wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'bricolage-grotesque',
    name: 'Bricolage Grotesque',
    cssFamily: 'Bricolage Grotesque Variable',
    packageName: '@fontsource-variable/bricolage-grotesque',
    category: 'sans-serif',
    axes: { opsz: [12, 96], wdth: [75, 100], wght: [200, 800] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'eb-garamond',
    name: 'EB Garamond',
    cssFamily: 'EB Garamond Variable',
    packageName: '@fontsource-variable/eb-garamond',
    category: 'serif',
    axes: { wght: [400, 800] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'figtree',
    name: 'Figtree',
    cssFamily: 'Figtree Variable',
    packageName: '@fontsource-variable/figtree',
    category: 'sans-serif',
    axes: { wght: [300, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'fraunces',
    name: 'Fraunces',
    cssFamily: 'Fraunces Variable',
    packageName: '@fontsource-variable/fraunces',
    category: 'serif',
    axes: { SOFT: [0, 100], WONK: [0, 1], opsz: [9, 144], wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'hanken-grotesk',
    name: 'Hanken Grotesk',
    cssFamily: 'Hanken Grotesk Variable',
    packageName: '@fontsource-variable/hanken-grotesk',
    category: 'sans-serif',
    axes: { wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'ibm-plex-sans',
    name: 'IBM Plex Sans',
    cssFamily: 'IBM Plex Sans Variable',
    packageName: '@fontsource-variable/ibm-plex-sans',
    category: 'sans-serif',
    axes: { wdth: [75, 100], wght: [100, 700] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'instrument-sans',
    name: 'Instrument Sans',
    cssFamily: 'Instrument Sans Variable',
    packageName: '@fontsource-variable/instrument-sans',
    category: 'sans-serif',
    axes: { wdth: [75, 100], wght: [400, 700] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'inter',
    name: 'Inter',
    cssFamily: 'Inter Variable',
    packageName: '@fontsource-variable/inter',
    category: 'sans-serif',
    axes: { opsz: [14, 32], wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'lora',
    name: 'Lora',
    cssFamily: 'Lora Variable',
    packageName: '@fontsource-variable/lora',
    category: 'serif',
    axes: { wght: [400, 700] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'manrope',
    name: 'Manrope',
    cssFamily: 'Manrope Variable',
    packageName: '@fontsource-variable/manrope',
    category: 'sans-serif',
    axes: { wght: [200, 800] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'newsreader',
    name: 'Newsreader',
    cssFamily: 'Newsreader Variable',
    packageName: '@fontsource-variable/newsreader',
    category: 'serif',
    axes: { opsz: [6, 72], wght: [200, 800] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'outfit',
    name: 'Outfit',
    cssFamily: 'Outfit Variable',
    packageName: '@fontsource-variable/outfit',
    category: 'sans-serif',
    axes: { wght: [100, 900] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'playfair-display',
    name: 'Playfair Display',
    cssFamily: 'Playfair Display Variable',
    packageName: '@fontsource-variable/playfair-display',
    category: 'serif',
    axes: { wght: [400, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'schibsted-grotesk',
    name: 'Schibsted Grotesk',
    cssFamily: 'Schibsted Grotesk Variable',
    packageName: '@fontsource-variable/schibsted-grotesk',
    category: 'sans-serif',
    axes: { wght: [400, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'sora',
    name: 'Sora',
    cssFamily: 'Sora Variable',
    packageName: '@fontsource-variable/sora',
    category: 'sans-serif',
    axes: { wght: [100, 800] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'source-sans-3',
    name: 'Source Sans 3',
    cssFamily: 'Source Sans 3 Variable',
    packageName: '@fontsource-variable/source-sans-3',
    category: 'sans-serif',
    axes: { wght: [200, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'source-serif-4',
    name: 'Source Serif 4',
    cssFamily: 'Source Serif 4 Variable',
    packageName: '@fontsource-variable/source-serif-4',
    category: 'serif',
    axes: { opsz: [8, 60], wght: [200, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
  {
    id: 'space-grotesk',
    name: 'Space Grotesk',
    cssFamily: 'Space Grotesk Variable',
    packageName: '@fontsource-variable/space-grotesk',
    category: 'sans-serif',
    axes: { wght: [300, 700] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'unbounded',
    name: 'Unbounded',
    cssFamily: 'Unbounded Variable',
    packageName: '@fontsource-variable/unbounded',
    category: 'sans-serif',
    axes: { wght: [200, 900] },
    hasItalic: false,
    license: 'OFL-1.1',
  },
  {
    id: 'work-sans',
    name: 'Work Sans',
    cssFamily: 'Work Sans Variable',
    packageName: '@fontsource-variable/work-sans',
    category: 'sans-serif',
    axes: { wght: [100, 900] },
    hasItalic: true,
    license: 'OFL-1.1',
  },
];

/** The family of a theme that names none that we have. */
export const DEFAULT_FONT_ID = 'inter';

const byKey = new Map<string, FontFamily>();
for (const font of FONTS) {
  for (const key of [font.id, font.name, font.cssFamily]) byKey.set(key.toLowerCase(), font);
}
const fallbackFont = byKey.get(DEFAULT_FONT_ID);
if (fallbackFont === undefined) throw new Error(`No font named ${DEFAULT_FONT_ID}`);
const defaultFont: FontFamily = fallbackFont;

/** The family with this id or name, else the default one. */
export function fontFamily(idOrName: string): FontFamily {
  return byKey.get(idOrName.trim().toLowerCase()) ?? defaultFont;
}

const SYSTEM_STACK: Readonly<Record<FontCategory, string>> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: "Georgia, 'Times New Roman', serif",
};

/** The name of the fallback face whose metrics match the family's, so that nothing jumps when it arrives. */
export function fallbackFamily(font: FontFamily): string {
  return `${font.cssFamily} Fallback`;
}

/** The value of `font-family`: the family, its matched fallback, the system's fonts. */
export function fontStack(font: FontFamily): string {
  return `'${font.cssFamily}', '${fallbackFamily(font)}', ${SYSTEM_STACK[font.category]}`;
}

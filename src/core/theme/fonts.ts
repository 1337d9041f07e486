/**
 * The open font families that a theme chooses from. Their files come from the packages named here and are
 * served from the site's own host.
 */

/** A family's kind: what stands in until it has loaded. */
export type FontCategory = 'sans-serif' | 'serif';

/** A variable font family under the SIL Open Font License. */
export interface FontFamily {
  /** What a theme stores. */
  id: string;
  name: string;
  /** Name of the family in style sheets. */
  cssFamily: string;
  packageName: string;
  category: FontCategory;
}

const font = (id: string, name: string, category: FontCategory = 'sans-serif'): FontFamily => ({
  id,
  name,
  cssFamily: `${name} Variable`,
  packageName: `@fontsource-variable/${id}`,
  category,
});

/** All families, by name. */
export const FONTS: readonly FontFamily[] = [
  font('archivo', 'Archivo'),
  font('bitter', 'Bitter', 'serif'),
  font('bricolage-grotesque', 'Bricolage Grotesque'),
  font('eb-garamond', 'EB Garamond', 'serif'),
  font('figtree', 'Figtree'),
  font('fraunces', 'Fraunces', 'serif'),
  font('hanken-grotesk', 'Hanken Grotesk'),
  font('ibm-plex-sans', 'IBM Plex Sans'),
  font('instrument-sans', 'Instrument Sans'),
  font('inter', 'Inter'),
  font('lora', 'Lora', 'serif'),
  font('manrope', 'Manrope'),
  font('newsreader', 'Newsreader', 'serif'),
  font('outfit', 'Outfit'),
  font('playfair-display', 'Playfair Display', 'serif'),
  font('schibsted-grotesk', 'Schibsted Grotesk'),
  font('sora', 'Sora'),
  font('source-sans-3', 'Source Sans 3'),
  font('source-serif-4', 'Source Serif 4', 'serif'),
  font('space-grotesk', 'Space Grotesk'),
  font('unbounded', 'Unbounded'),
  font('work-sans', 'Work Sans'),
];

/** The family of a theme that names none that we have. */
export const DEFAULT_FONT_ID = 'inter';

const byKey = new Map<string, FontFamily>();
for (const family of FONTS) {
  for (const key of [family.id, family.name, family.cssFamily])
    byKey.set(key.toLowerCase(), family);
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

/** Two families that go well together: headings and text. */
export interface FontPair {
  id: string;
  name: string;
  primaryFont: string;
  secondaryFont: string;
}

const pair = (id: string, name: string, primaryFont: string, secondaryFont: string): FontPair => ({
  id,
  name,
  primaryFont,
  secondaryFont,
});

/** Pairs to choose from, each with a character of its own. */
export const FONT_PAIRS: readonly FontPair[] = [
  pair('plain', 'Plain', 'inter', 'inter'),
  pair('drawing-office', 'Drawing office', 'bricolage-grotesque', 'hanken-grotesk'),
  pair('laboratory', 'Laboratory', 'space-grotesk', 'inter'),
  pair('broadsheet', 'Broadsheet', 'schibsted-grotesk', 'newsreader'),
  pair('poster', 'Poster', 'archivo', 'source-serif-4'),
  pair('orchard', 'Orchard', 'fraunces', 'figtree'),
  pair('salon', 'Salon', 'playfair-display', 'source-sans-3'),
  pair('studio', 'Studio', 'manrope', 'manrope'),
  pair('harbour', 'Harbour', 'sora', 'hanken-grotesk'),
  pair('workshop', 'Workshop', 'outfit', 'work-sans'),
  pair('arena', 'Arena', 'unbounded', 'manrope'),
  pair('notebook', 'Notebook', 'lora', 'figtree'),
  pair('library', 'Library', 'eb-garamond', 'instrument-sans'),
  pair('engine-room', 'Engine room', 'ibm-plex-sans', 'ibm-plex-sans'),
  pair('almanac', 'Almanac', 'bitter', 'source-sans-3'),
  pair('gallery', 'Gallery', 'instrument-sans', 'newsreader'),
];

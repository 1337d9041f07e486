type Granularity = 'grapheme' | 'word';

const made = new Map<Granularity, Intl.Segmenter>();

/**
 * Cuts a text into what is read as one character, or as one word. Made when it is first asked for: browsers take longer
 * over it than over a hundred texts.
 */
export function segmenter(granularity: Granularity): Intl.Segmenter {
  // The language only matters for sentences and some words; graphemes are cut alike in all of them.
  const found = made.get(granularity) ?? new Intl.Segmenter('en', { granularity });
  made.set(granularity, found);
  return found;
}

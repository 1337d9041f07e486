/** What a page says of its texts that are in another language: those that are not translated show the primary one's (WCAG 2.2, 3.1.2). */
import type { Language, ReleaseContent } from '../document/document';
import { dirOf } from '../languages/language-code';
import { directionOf } from '../text/direction-of';

/** Attributes of a text's own element; they replace its `dir="auto"`. */
export type ForeignMarks = { readonly lang: string; readonly dir: 'ltr' | 'rtl' };

/** The marks of a text by its key ("c1/plans/#p2/cardTitle"); nothing for one in the page's language. */
export type ForeignTexts = (key: string, text: string) => ForeignMarks | undefined;

const LETTER = /\p{L}/u;

/** The marks of what is said in a language. */
export function marksOf(language: string): ForeignMarks {
  return { lang: language, dir: dirOf(language) };
}

/**
 * Tells the foreign ones among a release's texts on its pages in one language. Numbers and signs are in none. Each lies by its own words,
 * as on the canvas: some of a language are in another's script.
 */
export function foreignTexts(
  { document, translations }: Pick<ReleaseContent, 'document' | 'translations'>,
  { code, isPrimary }: Pick<Language, 'code' | 'isPrimary'>,
): ForeignTexts {
  const primary = document.languages.find((one) => one.isPrimary)?.code;
  if (isPrimary || primary === undefined) return () => undefined;
  const translation = translations[code] ?? {};
  return (key, text) =>
    Object.hasOwn(translation, key) || !LETTER.test(text)
      ? undefined
      : { lang: primary, dir: directionOf(text) };
}

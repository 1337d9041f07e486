/** How a text reads: in the primary language with its order of fallback, or in one language alone. */
import { isBlank } from '../text/is-blank';
import type { Field } from '../fields/field';
import type { Draft } from './draft';

export type TextReader = (key: string, field: Field) => unknown;

/**
 * Reads texts in the primary language. A text that it has not (it was made primary later) is read from the other
 * languages in their order, then from any that hold it.
 */
export function textReader(draft: Draft): TextReader {
  const chain = fallbackChain(draft);
  return (key, field) => {
    for (const language of chain) {
      const content = draft.textIn(language, key);
      if (content !== undefined) return content;
    }
    return field.initial();
  };
}

/** Reads texts in one language: null where it has no translation. The primary language reads as always. */
export function translationReader(draft: Draft, language: string): TextReader {
  if (language === draft.primaryLanguage()) return textReader(draft);
  // An empty translation counts as none: the visitor sees the fallback, the editor shows it as missing.
  return (key) => {
    const text = draft.textIn(language, key);
    return text === undefined || isBlank(text) ? null : text;
  };
}

/** Languages in the order in which a primary text is looked for. */
export function fallbackChain(draft: Draft): string[] {
  return [
    ...new Set([draft.primaryLanguage(), ...draft.languageCodes(), ...draft.textLanguages()]),
  ];
}

/**
 * The interface's own words. The code holds them in English, and the English text is the key of its translation; the
 * other languages are message files (`german.ts`), loaded before the first screen is drawn and only where they are
 * chosen. Words that are named before they are shown (a list of tabs) are marked with `term` and said where they show.
 */
import { chosenLanguage, languageTag, type InterfaceLanguage } from './interface-language';

/** A translation; where a count decides, one text per plural category of the language (CLDR). */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Readonly<Record<string, Translation>>;
export type Values = Readonly<Record<string, string | number>>;

const FILES: Readonly<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ messages: Messages }>>
> = {
  de: () => import('./german'),
};

let messages: Messages = {};

/** Loads the words of the language chosen. Without its file (offline, an old page) the interface speaks English. */
export async function loadWords(): Promise<void> {
  const language = chosenLanguage();
  document.documentElement.lang = languageTag(language);
  if (language === 'en') return;
  try {
    ({ messages } = await FILES[language]());
  } catch (error) {
    document.documentElement.lang = languageTag('en');
    console.warn('The interface could not be loaded in the language chosen.', error);
  }
}

/** A text in the interface's language. `{name}` stands for a value; numbers are written as the language writes them. */
export function say(text: string, values?: Values): string {
  const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
  const found = typeof translation === 'string' ? translation : text;
  return values === undefined ? found : fill(found, values);
}

/** A text with a count: `sayCount(2, { one: '{count} page', other: '{count} pages' })`. Its key is `other`. */
export function sayCount(
  count: number,
  english: { one: string; other: string },
  values: Values = {},
): string {
  const translation = Object.hasOwn(messages, english.other) ? messages[english.other] : undefined;
  const forms = typeof translation === 'object' ? translation : english;
  const category = new Intl.PluralRules(document.documentElement.lang).select(count);
  const text = (forms as Translation & object)[category] ?? forms.other ?? english.other;
  return fill(text, { ...values, count });
}

/** Marks words that are said later. */
export function term<Text extends string>(text: Text): Text {
  return text;
}

/** Says the words of a list of choices: `[['phone', 'Phone']]`. */
export function sayAll<Value extends string>(
  choices: readonly (readonly [value: Value, word: string])[],
): (readonly [Value, string])[] {
  return choices.map(([value, word]) => [value, say(word)] as const);
}

/**
 * A message that core or the server made, in which values stand already: "At most 80 characters." is found as
 * "At most {0} characters.".
 */
export function sayMessage(message: string): string {
  if (Object.hasOwn(messages, message)) return say(message);
  for (const [key, pattern] of patterns()) {
    const [, ...found] = pattern.exec(message) ?? [];
    if (found.length > 0) {
      // A value may be a word of the interface: "At least 1 must stay in “Plans”."
      return say(key, Object.fromEntries(found.map((value, at) => [at, say(value)])));
    }
  }
  // What a message is about may stand before it: "Swedish: At most 20 characters."
  const [, about, rest] = /^([^:]{1,60}): (.+)$/s.exec(message) ?? [];
  return about === undefined || rest === undefined ? message : `${say(about)}: ${sayMessage(rest)}`;
}

let compiled: { of: Messages; patterns: [string, RegExp][] } | undefined;

function patterns(): [string, RegExp][] {
  if (compiled?.of !== messages) {
    // The longer one first: "{0}: missing: {1}." would take "{0}: missing: {1}; outdated: {2}." for its own.
    const keys = Object.keys(messages)
      .filter((key) => key.includes('{0}'))
      .toSorted((a, b) => b.length - a.length);
    compiled = { of: messages, patterns: keys.map((key) => [key, patternOf(key)]) };
  }
  return compiled.patterns;
}

function patternOf(key: string): RegExp {
  const parts = key.split(/\{\d+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? value.toLocaleString(document.documentElement.lang) : value;
  });
}

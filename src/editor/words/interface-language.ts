/** Which language the builder speaks: what was chosen in this browser, else the browser's own, else English. */

/** Languages that the interface has, by their own names. */
export const INTERFACE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES;

const KEY = 'plinth.interface-language';

/** The language of this page; it stays the same until the page is loaded again. */
export function chosenLanguage(): InterfaceLanguage {
  const wishes = [stored() ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const [main = ''] = wish.toLowerCase().split('-');
    if (isInterfaceLanguage(main)) return main;
  }
  return 'en';
}

/**
 * The same as a tag for dates and numbers: as the browser's owner writes the language, where the browser says it
 * ("en-GB", "de-AT").
 */
export function languageTag(language: InterfaceLanguage): string {
  return (
    navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language
  );
}

/** Keeps the choice for this browser. Where storage is blocked the browser's language stays in force. */
export function chooseLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Blocked storage is the browser's choice.
  }
}

export function isInterfaceLanguage(code: string): code is InterfaceLanguage {
  return Object.hasOwn(INTERFACE_LANGUAGES, code);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

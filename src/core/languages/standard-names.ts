/** Names of languages as Unicode's CLDR has them, which every browser and Node know. */

/**
 * A language's English name and its own, with a capital as in a list. Where CLDR has no own name the English one stands in, and
 * the code only where there is no name at all.
 */
export function standardNames(code: string): { name: string; localizedName: string } {
  const name = nameIn('en', code) ?? code;
  const own = nameIn(code, code) ?? name;
  return { name, localizedName: capitalised(own, code) };
}

function nameIn(locale: string, code: string): string | undefined {
  try {
    // Without data of its own, a locale would answer in another language.
    if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
    return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
  } catch {
    // A code that no language can have.
    return undefined;
  }
}

function capitalised(name: string, code: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase(code) + name.slice(first.length);
}

// A language, then perhaps a script and a region (BCP 47 without variants and extensions).
const CODE = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i;

const RTL_LANGUAGES: ReadonlySet<string> = new Set(
  'ar arc azb ckb dv fa glk he ks lrc mzn nqo pnb ps sd syr ug ur yi'.split(' '),
);
const RTL_SCRIPTS: ReadonlySet<string> = new Set(
  'adlm arab hebr mand mend nkoo rohg samr syrc thaa'.split(' '),
);

/** Whether a code is one that a site's language may have. */
export function isLanguageCode(code: string): boolean {
  return CODE.test(code);
}

/**
 * The code in its usual form (`pt-BR`, `zh-Hant`; `he` for the old `iw`), or null when it isn't one: BCP 47 and the aliases of
 * Unicode's CLDR.
 */
export function normaliseLanguageCode(raw: string): string | null {
  const typed = raw.trim().replaceAll('_', '-');
  if (!CODE.test(typed)) return null;
  const [usual = ''] = Intl.getCanonicalLocales(typed);
  return CODE.test(usual) ? usual : null;
}

/** The one of a site's codes that a code in any form means; undefined where it has none. */
export function codeAmong(codes: readonly string[], typed: string): string | undefined {
  if (codes.includes(typed)) return typed;
  const usual = normaliseLanguageCode(typed);
  return codes.find((code) => usual !== null && normaliseLanguageCode(code) === usual);
}

/** The direction in which a language is written. A script in the code decides before the language does. */
export function dirOf(code: string): 'ltr' | 'rtl' {
  const usual = normaliseLanguageCode(code) ?? code;
  const [language = '', ...rest] = usual.toLowerCase().split('-');
  const script = rest.find((part) => part.length === 4);
  if (script !== undefined) return RTL_SCRIPTS.has(script) ? 'rtl' : 'ltr';
  return RTL_LANGUAGES.has(language) ? 'rtl' : 'ltr';
}

/** What stands in front of the paths of a language: its code, or nothing for an unprefixed primary one. Spec section 2. */
export function languagePrefix(
  language: { code: string; isPrimary: boolean },
  settings: { isPrimaryUnprefixed: boolean },
): string {
  return language.isPrimary && settings.isPrimaryUnprefixed ? '' : language.code;
}

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

/** The code in its usual letter case (`pt-BR`, `zh-Hant`), or null when it isn't one. BCP 47, 2.1.1. */
export function normaliseLanguageCode(raw: string): string | null {
  const [, language, script, region] = CODE.exec(raw.trim().replaceAll('_', '-')) ?? [];
  if (language === undefined) return null;
  const parts = [language.toLowerCase()];
  if (script !== undefined)
    parts.push(script.charAt(0).toUpperCase() + script.slice(1).toLowerCase());
  if (region !== undefined) parts.push(region.toUpperCase());
  return parts.join('-');
}

/** The direction in which a language is written. A script in the code decides before the language does. */
export function dirOf(code: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = code.toLowerCase().split('-');
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

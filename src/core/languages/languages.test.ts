import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLAG_CODES, isFlagCode } from './flags';
import { KNOWN_LANGUAGES, knownLanguage, namesOfLanguage } from './known-languages';
import {
  codeAmong,
  dirOf,
  isLanguageCode,
  languagePrefix,
  normaliseLanguageCode,
} from './language-code';

describe('language codes', () => {
  it('are a language, perhaps a script and a region', () => {
    for (const code of ['en', 'sv', 'fil', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419']) {
      expect(isLanguageCode(code)).toBe(true);
      expect(normaliseLanguageCode(code)).toBe(code);
    }
    for (const code of ['', 'e', 'english', 'en-', 'en-x-y', '../en', 'en GB', 'e1']) {
      expect(isLanguageCode(code)).toBe(false);
      expect(normaliseLanguageCode(code)).toBeNull();
    }
  });

  it('have one letter case', () => {
    expect(normaliseLanguageCode(' PT_br ')).toBe('pt-BR');
    expect(normaliseLanguageCode('ZH-HANT-tw')).toBe('zh-Hant-TW');
    expect(['pt-br', 'PT-br', 'pt_BR'].map(normaliseLanguageCode)).toEqual(Array(3).fill('pt-BR'));
  });

  it('are mapped to those of today (CLDR language aliases)', () => {
    expect(['iw', 'IW-il', 'ji', 'in', 'mo', 'sh'].map(normaliseLanguageCode)).toEqual([
      ...['he', 'he-IL', 'yi', 'id', 'ro', 'sr-Latn'],
    ]);
    expect(['iw', 'ji', 'in'].map(dirOf)).toEqual(['rtl', 'rtl', 'ltr']);
  });

  it('are found among a site’s in any form', () => {
    const codes = ['en', 'pt-BR', 'he'];
    expect(['PT-br', 'pt_BR', 'iw', 'EN', 'de', 'x'].map((code) => codeAmong(codes, code))).toEqual(
      [...['pt-BR', 'pt-BR', 'he', 'en', undefined, undefined]],
    );
  });

  it('say in which direction to write', () => {
    for (const code of ['ar', 'he', 'fa', 'ur', 'ar-EG', 'az-Arab', 'ku-Arab']) {
      expect(dirOf(code)).toBe('rtl');
    }
    for (const code of ['en', 'sv', 'ku', 'ar-Latn', 'zh-Hant', ''])
      expect(dirOf(code)).toBe('ltr');
  });

  it('stand in front of paths, except for an unprefixed primary language', () => {
    const unprefixed = { isPrimaryUnprefixed: true };
    expect(languagePrefix({ code: 'en', isPrimary: true }, unprefixed)).toBe('');
    expect(languagePrefix({ code: 'sv', isPrimary: false }, unprefixed)).toBe('sv');
    expect(languagePrefix({ code: 'en', isPrimary: true }, { isPrimaryUnprefixed: false })).toBe(
      'en',
    );
  });
});

describe('names of languages', () => {
  it('are there for every code that can be added, in English and in the language itself', () => {
    expect(namesOfLanguage('zh')).toEqual({ name: 'Chinese', localizedName: '中文' });
    expect(namesOfLanguage('gsw')).toEqual({
      name: 'Swiss German',
      localizedName: 'Schwiizertüütsch',
    });
    expect(namesOfLanguage('de-AT')).toEqual({
      name: 'Austrian German',
      localizedName: 'Österreichisches Deutsch',
      flagCode: 'de',
    });
    expect(namesOfLanguage('tlh')).toEqual({ name: 'Klingon', localizedName: 'Klingon' });
    expect(namesOfLanguage('de').localizedName).toBe('Deutsch');
  });
});

describe('the known languages', () => {
  it('have valid, distinct codes in their usual case, in the order of their names', () => {
    for (const { code } of KNOWN_LANGUAGES) expect(normaliseLanguageCode(code)).toBe(code);
    expect(new Set(KNOWN_LANGUAGES.map(({ code }) => code)).size).toBe(KNOWN_LANGUAGES.length);
    const names = KNOWN_LANGUAGES.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  it('have flags that exist', () => {
    for (const { flagCode } of KNOWN_LANGUAGES) {
      const flag = new URL(
        `../../../node_modules/flag-icons/flags/4x3/${flagCode}.svg`,
        import.meta.url,
      );
      expect([flagCode, existsSync(flag)]).toEqual([flagCode, true]);
    }
  });

  it('choose from all the flags that there are', () => {
    const folder = new URL('../../../node_modules/flag-icons/flags/4x3/', import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace('.svg', ''));
    expect(FLAG_CODES).toEqual(files.filter((code) => /^[a-z]{2}(?:-[a-z]{2,3})?$/.test(code)));
    expect(['se', 'en', 'gb-wls', 'eo', ''].map(isFlagCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('include the sample’s six', () => {
    expect(
      ['en', 'sv', 'de', 'da', 'it', 'pl'].map((code) => knownLanguage(code)?.localizedName),
    ).toEqual(['English', 'Svenska', 'Deutsch', 'Dansk', 'Italiano', 'Polski']);
    expect(knownLanguage('de-AT')?.name).toBe('German');
    expect(knownLanguage('tlh')).toBeUndefined();
  });
});

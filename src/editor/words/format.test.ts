// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { KNOWN_LANGUAGES } from '../../core/languages/known-languages';
import { languageName } from './format';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('the name of a language', () => {
  it('is in the interface’s language for every language that can be chosen', () => {
    document.documentElement.lang = 'de';
    expect(languageName('zh-Hans', 'Chinese (simplified)')).toBe('Chinesisch (vereinfacht)');
    const german = new Intl.DisplayNames('de', { type: 'language' });
    for (const { code, name } of KNOWN_LANGUAGES) {
      expect(languageName(code, name), name).toBe(german.of(code));
    }
  });

  it('is as the site calls it where the site has a name of its own', () => {
    document.documentElement.lang = 'de';
    expect(languageName('en', 'Plain words')).toBe('Plain words');
    document.documentElement.lang = 'en-GB';
    expect(languageName('zh-Hans', 'Chinese (simplified)')).toBe('Chinese (simplified)');
  });

  it('is the usual one where the site has none but the code, and the code where nobody has one', () => {
    document.documentElement.lang = 'de';
    for (const none of ['', undefined, 'zh']) expect(languageName('zh', none)).toBe('Chinesisch');
    expect(languageName('xq', undefined)).toBe('xq');
  });
});

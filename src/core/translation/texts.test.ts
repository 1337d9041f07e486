import { describe, expect, it } from 'vitest';
import { PRIMARY_LANGUAGE } from '../draft/draft';
import { edit, makeDraft } from '../draft/testing/test-site';
import { readDocument } from '../draft/read-document';
import { readTranslations } from '../draft/translations';
import { validateTranslatedPaths } from './page-paths';
import { listTexts, translationProgress, translationState } from './texts';

const find = (draft: ReturnType<typeof makeDraft>, key: string) => {
  const text = listTexts(draft).find((one) => one.key === key);
  if (!text) throw new Error(`There is no text ${key}.`);
  return text;
};

describe('the texts of a site', () => {
  it('are listed page by page in reading order, without empty ones', () => {
    const texts = listTexts(makeDraft());
    expect(
      texts.filter(({ page }) => page === 'home').map(({ key, source }) => [key, source]),
    ).toEqual([
      ['c1/title', 'Title'],
      ['c2/plans/#p1/cardTitle', '1000'],
      [expect.stringMatching(/^c2\/plans\/#p1\/options\/#.+\/text$/), 'One'],
      [expect.stringMatching(/^c2\/plans\/#p1\/options\/#.+\/text$/), 'Two'],
      ['c2/plans/#p2/cardTitle', '1300'],
    ]);
    expect(texts.find(({ key }) => key === 'c2/plans/#p2/cardTitle')).toMatchObject({
      record: 'c2',
      path: ['plans', 'p2', 'cardTitle'],
    });
    expect(texts.some(({ key }) => key === 'settings/extraLinksLabel')).toBe(true);
  });

  it('keep their default in the primary language when only a translation is written', () => {
    const draft = makeDraft();
    edit(draft, {
      edit: 'setText',
      scope: 'settings',
      path: ['extraLinksLabel'],
      text: 'Mer',
      lang: 'sv',
    });
    const text = find(draft, 'settings/extraLinksLabel');
    expect(text.source).toBe('More');
    expect(translationState(draft, 'sv', text)).toBe('done');
  });

  it('need no translation where pages say in the language what nobody has written', () => {
    const draft = makeDraft();
    const state = (language: string) =>
      translationState(draft, language, find(draft, 'settings/extraLinksLabel'));
    edit(draft, { edit: 'addLanguage', code: 'fi' });
    expect([state('sv'), state('fi')]).toEqual(['done', 'missing']);
    edit(draft, { edit: 'setText', scope: 'settings', path: ['extraLinksLabel'], text: 'Further' });
    expect(state('sv')).toBe('missing');
  });

  it('are missing, then done, then outdated when their source changes, then done again', () => {
    const draft = makeDraft();
    const state = () => translationState(draft, 'sv', find(draft, 'c1/title'));
    expect(state()).toBe('missing');
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Rubrik', lang: 'sv' });
    expect(state()).toBe('done');
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New title' });
    expect(state()).toBe('outdated');
    edit(draft, {
      edit: 'setText',
      component: 'c1',
      path: ['title'],
      text: 'Ny rubrik',
      lang: 'sv',
    });
    expect(state()).toBe('done');
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: '', lang: 'sv' });
    expect(state()).toBe('missing');
  });
});

describe('another language made primary', () => {
  const write = (text: string, lang?: string) => ({
    edit: 'setText' as const,
    component: 'c1',
    path: ['title'],
    text,
    ...(lang === undefined ? {} : { lang }),
  });
  const makePrimary = (code: string) => ({
    edit: 'setLanguage' as const,
    code,
    values: { isPrimary: true },
  });
  /** Written in English, with a Danish and, from that, a Swedish one: both of the English text. */
  function translated() {
    const draft = makeDraft();
    edit(draft, { edit: 'addLanguage', code: 'da' }, write('Rubrik', 'sv'), write('Titel', 'da'));
    return draft;
  }
  const state = (draft: ReturnType<typeof makeDraft>, language: string) =>
    translationState(draft, language, find(draft, 'c1/title'));

  it('leaves done what it was translated from, and not what was never translated from it', () => {
    const draft = translated();
    edit(draft, makePrimary('sv'));
    expect(find(draft, 'c1/title').source).toBe('Rubrik');
    expect([state(draft, 'en'), state(draft, 'da')]).toEqual(['done', 'outdated']);
    edit(draft, write('Ny rubrik'));
    expect(state(draft, 'en')).toBe('outdated');
    edit(draft, makePrimary('en'));
    expect([state(draft, 'sv'), state(draft, 'da')]).toEqual(['outdated', 'done']);
  });

  it('makes no translation of a text that it was not made from as that reads now', () => {
    const draft = translated();
    edit(draft, write('New title'), makePrimary('sv'));
    expect(state(draft, 'en')).toBe('outdated');
  });

  it('lacks its own texts: what it borrows is not written in it, and nothing is a translation of that', () => {
    const draft = translated();
    edit(draft, { edit: 'addLanguage', code: 'de' }, makePrimary('de'));
    expect(find(draft, 'c1/title')).toMatchObject({ source: 'Title', fallback: 'en' });
    const states = ['de', 'en', 'sv', 'da'].map((language) => state(draft, language));
    expect(states).toEqual(['missing', 'outdated', 'outdated', 'outdated']);
    const title = [find(draft, 'c1/title')];
    expect(translationProgress(draft, 'de', title)).toEqual({ missing: 1, outdated: 0, done: 0 });
    edit(draft, write('Titel'));
    expect(find(draft, 'c1/title').fallback).toBeUndefined();
    expect(state(draft, 'de')).toBe('done');
  });

  it('was made so by an earlier version: what it was translated from is done all the same', () => {
    const draft = translated();
    draft.values.set(PRIMARY_LANGUAGE, 'sv');
    expect([state(draft, 'en'), state(draft, 'da')]).toEqual(['done', 'outdated']);
  });
});

describe('paths and alternative texts', () => {
  const setPath = (draft: ReturnType<typeof makeDraft>, text: string, scope = 'page:about') =>
    edit(draft, { edit: 'setText', scope, path: ['path'], text, lang: 'sv' });

  it('are listed as texts; the home page has one address in every language', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setText', scope: 'media:m1', path: ['alt'], text: 'A valve' });
    const paths = listTexts(draft).filter(({ path }) => path[0] === 'path');
    expect(paths.map(({ key, source }) => [key, source])).toEqual([['page:about/path', '/about']]);
    expect(find(draft, 'media:m1/alt')).toMatchObject({ source: 'A valve', record: 'media:m1' });
    const known = listTexts(draft, [{ id: 'm2', alt: 'A pump' }]).map(({ key }) => key);
    expect(known).toContain('media:m2/alt');
    expect(known).not.toContain('media:m1/alt');
    expect(() => setPath(draft, '/hem', 'page:home')).toThrow('home page');
  });

  it('a path that stays as it is doesn’t count as missing', () => {
    const draft = makeDraft();
    const paths = listTexts(draft).filter(({ isOptional }) => isOptional);
    expect(translationProgress(draft, 'sv', paths)).toEqual({ missing: 0, outdated: 0, done: 1 });
  });

  it('a path can be what a page’s path can be, and no other page’s', () => {
    const draft = makeDraft();
    setPath(draft, ' om oss ');
    expect(draft.textIn('sv', 'page:about/path')).toBe('/om-oss');
    for (const refused of ['/sv/x', '/media/x', '/en', '/a b?']) {
      expect(() => setPath(draft, refused)).toThrow();
    }
    edit(draft, { edit: 'addPage', id: 'team', values: { path: '/team' } });
    expect(() => setPath(draft, '/om-oss', 'page:team')).toThrow(
      'The page “/about” has this address in the language “Swedish”.',
    );
    expect(() => setPath(draft, '/team')).toThrow('The page “/team” has this address.');
  });

  it('a page’s own path is refused where another page has it in a language, with that page’s name', () => {
    const draft = makeDraft();
    edit(
      draft,
      { edit: 'setPage', page: 'about', values: { meta: { title: 'Our story' } } },
      { edit: 'addPage', id: 'team', values: { path: '/team' } },
    );
    setPath(draft, '/om-oss');
    const refused =
      'The page “Our story” has this address in the language “Swedish”. Choose another one.';
    const rename = (path: string) =>
      edit(draft, { edit: 'setPage', page: 'team', values: { path } });
    for (const path of ['/om-oss', '/Om-Oss', '/om-oss/'])
      expect(() => rename(path)).toThrow(refused);
    expect(() => edit(draft, { edit: 'addPage', values: { path: '/om-oss' } })).toThrow(refused);
    // In that language the page goes by another path.
    edit(draft, {
      edit: 'setText',
      scope: 'page:team',
      path: ['path'],
      text: '/laget',
      lang: 'sv',
    });
    rename('/om-oss');
    expect(() =>
      edit(draft, { edit: 'setText', scope: 'page:team', path: ['path'], text: '', lang: 'sv' }),
    ).toThrow(refused);
    expect(validateTranslatedPaths(readDocument(draft), readTranslations(draft))).toEqual([]);
  });

  it('a language is refused whose kept paths another page has by now, with both pages’ names', () => {
    const draft = makeDraft();
    setPath(draft, '/om-oss');
    edit(
      draft,
      { edit: 'removeLanguage', code: 'sv' },
      { edit: 'addPage', values: { path: '/om-oss', meta: { title: 'About us' } } },
    );
    expect(() => edit(draft, { edit: 'addLanguage', code: 'sv' })).toThrow(
      'The pages “/about” and “About us” would both have the address /om-oss in this language.',
    );
  });

  it('the page that becomes the home page has no path of its own in any language', () => {
    const draft = makeDraft();
    setPath(draft, '/om-oss');
    edit(
      draft,
      { edit: 'setPage', page: 'home', values: { path: '/start' } },
      { edit: 'setPage', page: 'about', values: { path: '/' } },
    );
    expect(draft.textIn('sv', 'page:about/path')).toBe('');
  });

  it('an earlier path still leads to the page, and an empty one is the page’s own again', () => {
    const draft = makeDraft();
    setPath(draft, '/om-oss');
    setPath(draft, '/om');
    expect(readDocument(draft).redirects).toEqual([{ from: '/om-oss', page: 'about' }]);
    setPath(draft, '/om-oss');
    expect(readDocument(draft).redirects).toEqual([{ from: '/om', page: 'about' }]);
    setPath(draft, '');
    expect(readTranslations(draft)['sv']?.['page:about/path']).toBeUndefined();
  });

  it('two pages that a merge gave one path are named before publishing', () => {
    const draft = makeDraft();
    const document = readDocument(draft);
    const same = { sv: { 'page:about/path': '/om' } };
    expect(validateTranslatedPaths(document, same)).toEqual([]);
    edit(draft, { edit: 'addPage', id: 'team', values: { path: '/om' } });
    expect(validateTranslatedPaths(readDocument(draft), same)).toEqual([
      { path: 'page:team.path', message: expect.stringContaining('sv: Another page') },
    ]);
  });
});

describe('redirects of an owner’s own', () => {
  it('lead from an old path to a page, until they are taken away', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setRedirect', from: '/old-shop.html/', page: 'about' });
    expect(readDocument(draft).redirects).toEqual([{ from: '/old-shop.html', page: 'about' }]);
    expect(() => edit(draft, { edit: 'setRedirect', from: '/about/', page: 'home' })).toThrow(
      'A page has the address',
    );
    expect(() => edit(draft, { edit: 'setRedirect', from: '/x', page: 'nobody' })).toThrow();
    edit(draft, { edit: 'setRedirect', from: '/old-shop.html', page: null });
    expect(readDocument(draft).redirects).toEqual([]);
  });
});

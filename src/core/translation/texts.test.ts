import { describe, expect, it } from 'vitest';
import { edit, makeDraft } from '../draft/testing/test-site';
import { listTexts, translationState } from './texts';

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

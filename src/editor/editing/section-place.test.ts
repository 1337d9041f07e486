import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { endOfContent, placeForMove, placeForNew } from './section-place';

/** A page of these sections, whose ids are their names in lower case. */
function page(sections: readonly string[], more: readonly Edit[] = []): Draft {
  const draft = new Draft(new Y.Doc(), catalogue);
  const edits: readonly Edit[] = [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'addPage', id: 'home', values: { path: '/' } },
    ...sections.map((section): Edit => ({
      edit: 'addSection',
      id: section.toLowerCase(),
      page: 'home',
      section,
    })),
    ...more,
  ];
  for (const edit of edits) applyEdit(draft, edit);
  return draft;
}

const hide = (component: string): Edit => ({
  edit: 'setSection',
  component,
  values: { status: 'hidden' },
});

describe('a section that is moved', () => {
  const whole = ['Header53', 'CTA1', 'Pricing7', 'Footer3'];

  it('stays between the header and the footer', () => {
    const draft = page(whole);
    expect(placeForMove(draft, 'pricing7', 1)).toEqual({ index: 1, reason: '' });
    expect(placeForMove(draft, 'pricing7', 0)).toEqual({
      index: 1,
      reason: 'Nothing stands above the header.',
    });
    expect(placeForMove(draft, 'cta1', 3)).toEqual({
      index: 2,
      reason: 'Nothing stands below the footer.',
    });
  });

  it('goes anywhere where nothing shown is a landmark', () => {
    const draft = page(whole, [hide('header53'), hide('footer3')]);
    expect(placeForMove(draft, 'cta1', 0).reason).toBe('');
    expect(placeForMove(draft, 'cta1', 3)).toEqual({ index: 3, reason: '' });
  });

  it('is the header or footer itself, which keeps its end of the page', () => {
    const draft = page(whole);
    expect(placeForMove(draft, 'header53', 2)).toEqual({
      index: 0,
      reason: 'The header stands at the top of the page.',
    });
    expect(placeForMove(draft, 'footer3', 1)).toEqual({
      index: 3,
      reason: 'The footer stands at the end of the page.',
    });
  });

  it('may become the header or the footer in place of another', () => {
    const draft = page(['Header53', 'NoHeader', 'CTA1', 'Footer3', 'Footer5']);
    expect(placeForMove(draft, 'noheader', 0)).toEqual({ index: 0, reason: '' });
    expect(placeForMove(draft, 'footer3', 4)).toEqual({ index: 4, reason: '' });
    expect(placeForMove(draft, 'noheader', 4)).toEqual({
      index: 1,
      reason: 'The header stands at the top of the page.',
    });
  });
});

describe('a new section', () => {
  it('stands where it is wanted, else as near as it can', () => {
    const draft = page(['Header53', 'CTA1', 'Footer3']);
    expect(placeForNew(draft, 'home', 'Pricing7', 0).index).toBe(1);
    expect(placeForNew(draft, 'home', 'Pricing7', 3).index).toBe(2);
    expect(endOfContent(draft, 'home')).toBe(2);
  });

  it('stands beside the header or footer that the page has, where it is one itself', () => {
    const draft = page(['Header53', 'CTA1', 'Pricing7', 'Footer3']);
    expect(placeForNew(draft, 'home', 'NoHeader', 2).index).toBe(1);
    expect(placeForNew(draft, 'home', 'Header53', 0).index).toBe(0);
    expect(placeForNew(draft, 'home', 'Footer5', 1).index).toBe(3);
  });

  it('is put at its end of the page where it is the first header or footer', () => {
    const draft = page(['CTA1', 'Pricing7']);
    expect(placeForNew(draft, 'home', 'Header53', 1).index).toBe(0);
    expect(placeForNew(draft, 'home', 'Footer3', 1).index).toBe(2);
    expect(endOfContent(draft, 'home')).toBe(2);
    expect(endOfContent(page([]), 'home')).toBe(0);
  });
});

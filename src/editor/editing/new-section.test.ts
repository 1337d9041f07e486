import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { MediaRecord } from '../../core/document/document';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { newSectionData } from './new-section';

function site(...edits: readonly Edit[]): Draft {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
  for (const edit of edits) applyEdit(draft, edit);
  return draft;
}

const section = (name: string, data: Record<string, string | number>): Edit => ({
  edit: 'addSection',
  page: 'home',
  section: name,
  data: data as never,
});
const file = (type: string, fallback: string): MediaRecord => ({
  id: 'm',
  url: '/media/mark',
  type,
  width: 400,
  height: 100,
  alt: '',
  variants: { small: { width: 400, height: 100, fallback } },
});
const HERO = section('Header53', { logoSrc: '/media/mark', logoWidth: 210 });

describe('a new section', () => {
  it('has the site’s own logo, as wide as there', () => {
    expect(newSectionData(site(HERO), 'Header53', {})).toEqual({
      logoSrc: '/media/mark',
      logoWidth: 210,
    });
    expect(newSectionData(site(HERO), 'NoHeader', {})).toEqual({
      logoSrc: '/media/mark',
      logoWidth: 210,
    });
  });

  it('has none where the site has none, or shows none', () => {
    expect(newSectionData(site(section('Header53', {})), 'Footer3', {})).toEqual({});
    const hidden = { ...HERO, values: { status: 'hidden' } } as Edit;
    expect(newSectionData(site(hidden), 'Footer3', {})).toEqual({});
    expect(newSectionData(site(HERO), 'CTA1', {})).toEqual({});
  });

  it('has no copy of a logo that the settings hold: it shows that one by itself', () => {
    const draft = site(HERO);
    applyEdit(draft, { edit: 'setSettings', values: { logo: '/media/mark' } });
    expect(newSectionData(draft, 'Footer3', {})).toEqual({});
  });

  it('takes the one that was made for its ground before the one of its kind', () => {
    const draft = site(HERO, section('Footer5', { logoSrc: '/media/on-light' }));
    expect(newSectionData(draft, 'NoHeader', {})).toMatchObject({ logoSrc: '/media/on-light' });
    expect(newSectionData(draft, 'Header53', {})).toMatchObject({ logoSrc: '/media/mark' });
  });

  it('inks one that would be lost on its ground, never a picture with a ground of its own', () => {
    const onLight = (record: MediaRecord) =>
      newSectionData(site(HERO), 'NoHeader', { '/media/mark': record });
    expect(onLight(file('image/svg+xml', '/a.png'))).toMatchObject({ logoColor: 'black' });
    expect(onLight(file('image/webp', '/a.png'))).toMatchObject({ logoColor: 'black' });
    expect(onLight(file('image/png', '/a.jpg'))).not.toHaveProperty('logoColor');
    const white = site(section('Header53', { logoSrc: '/media/mark', logoColor: 'white' }));
    expect(newSectionData(white, 'NoHeader', {})).toMatchObject({ logoColor: 'black' });
    expect(newSectionData(white, 'Header53', {})).toMatchObject({ logoColor: 'white' });
  });
});

import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit, type Edit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import type { MediaAnswer } from '../../core/api/media';
import {
  findChoices,
  isMereWord,
  kindOf,
  linkChoices,
  linkMeaning,
  meantAddress,
} from './link-choices';

const SITE: readonly Edit[] = [
  { edit: 'addLanguage', code: 'en' },
  { edit: 'addPage', id: 'home', values: { path: '/' } },
  { edit: 'addPage', id: 'about', values: { path: '/about' } },
  { edit: 'addSection', id: 'hero', page: 'home', section: 'Header53' },
  { edit: 'addSection', id: 'cta', page: 'about', section: 'CTA1' },
  { edit: 'setText', component: 'cta', path: ['title'], text: 'Call us' },
];
const FILE = { id: 'f1', url: '/media/f1.pdf', name: 'Prices.pdf', type: 'application/pdf' };

function choices() {
  const draft = new Draft(new Y.Doc(), catalogue);
  for (const edit of SITE) applyEdit(draft, edit);
  // Of a file only these are looked at.
  return linkChoices(draft, 'about', [FILE as MediaAnswer]);
}

describe('where a link can lead', () => {
  it('is every page, every section as an anchor (spec section 2), and every file', () => {
    expect(choices().map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'Page /',
      'Page /about',
      'Section /about#comp-cta',
      'Section /#comp-hero',
      'File /media/f1.pdf',
    ]);
  });

  it('says on which other page a section stands', () => {
    const named = choices().filter(({ kind }) => kind === 'Section');
    expect(named.map(kindOf)).toEqual(['Section', 'Section · Home']);
    expect(linkMeaning('/#comp-hero', choices())).toMatch(/^Section · Home: /);
  });

  it('tells pages of one title apart by their paths', () => {
    const draft = new Draft(new Y.Doc(), catalogue);
    const named: readonly Edit[] = [
      { edit: 'setPage', page: 'about', values: { meta: { title: 'About us' } } },
      { edit: 'duplicatePage', page: 'about', id: 'copy' },
      { edit: 'setPage', page: 'copy', values: { meta: { title: 'About us' } } },
    ];
    for (const edit of [...SITE, ...named]) applyEdit(draft, edit);
    const all = linkChoices(draft, 'home', []);
    expect(all.filter(({ kind }) => kind === 'Page').map(({ label }) => label)).toEqual([
      'Home',
      'About us (/about)',
      'About us (/about-copy)',
    ]);
    expect(all.filter(({ page }) => page !== undefined).map(kindOf)).toEqual([
      'Section · About us (/about)',
      'Section · About us (/about-copy)',
    ]);
    expect(linkMeaning('/about-copy', all)).toBe('Page: About us (/about-copy)');
  });

  it('numbers the sections of a page that have one name', () => {
    const draft = new Draft(new Y.Doc(), catalogue);
    const plans = ['a', 'b'].map((id): Edit => ({
      edit: 'addSection',
      id,
      page: 'home',
      section: 'Pricing7',
    }));
    for (const edit of [...SITE, ...plans]) applyEdit(draft, edit);
    const labels = linkChoices(draft, 'home', []).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Plans', 'Plans (2)']));
  });

  it('is found by its words', () => {
    expect(findChoices(choices(), 'call us').map(({ address }) => address)).toEqual([
      '/about#comp-cta',
    ]);
    expect(findChoices(choices(), '')).toHaveLength(5);
  });

  it('is a telephone for a number without its country’s code, unless a page has it for a path', () => {
    const first = (typed: string) => findChoices(choices(), typed)[0];
    expect(first('0761 123456')).toEqual({
      address: 'tel:0761123456',
      label: 'Call 0761 123456',
      kind: 'Telephone',
    });
    const meant = (typed: string) => meantAddress(typed, choices());
    expect(meant('(0761) 12 34-56')).toBe('tel:0761123456');
    expect(meant('0761/123456')).toBe('tel:0761123456');
    expect(meant('555 123 4567')).toBe('tel:5551234567');
    expect(linkMeaning('0761 123456', choices())).toBe('Calls 0761123456');
    for (const typed of ['2024', '2024/05', '/0761123456', 'a1', '+46 8 123 456', '127.0.0.1', ''])
      expect(meant(typed)).toBe(typed);
    const page = { address: '/0761123456', label: 'A page', kind: 'Page' } as const;
    expect(meantAddress('0761123456', [page])).toBe('0761123456');
  });

  it('is told in words, whatever was typed', () => {
    const meaning = (typed: string) => linkMeaning(typed, choices());
    expect(meaning('/about#comp-cta')).toBe('Section: Call us');
    expect(meaning('a@b.example')).toBe('E-mail to a@b.example');
    expect(meaning('+46 8 123 456')).toBe('Calls +468123456');
    expect(meaning('example.com/x')).toBe('Opens example.com in a new tab');
    expect(meaning('/nowhere')).toBe('No page of this site has this path yet');
    expect(meaning('foo')).toMatch(/^A path of this site that no page has yet/);
    expect(meaning('exa mple')).toMatch(/^A path of this site that no page has yet/);
    expect(meaning('javascript:alert(1)')).toBe('');
    expect(meaning('')).toBe('');
  });

  it('is told apart: a page that isn’t there, and a section that its page doesn’t have', () => {
    const meaning = (typed: string) => linkMeaning(typed, choices());
    expect(meaning('/about/#comp-nope')).toBe('The page “/about” has no such section');
    expect(meaning('/nowhere#comp-cta')).toBe('No page of this site has this path yet');
    expect(meaning('#comp-nope')).toBe('This page has no such section');
    expect(meaning('#comp-cta')).toBe('Section: Call us');
    for (const typed of ['/about/', '/about?from=mail', '/about#top', 'about'])
      expect(meaning(typed)).toBe('Page: /about');
  });

  it('is hardly meant by a word that no page has for a path', () => {
    const mere = ['pricing', 'about', '/pricing', 'example.com', 'a@b.example', 'javascript:1', ''];
    expect(mere.filter((typed) => isMereWord(typed, choices()))).toEqual(['pricing']);
  });
});

import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Draft } from '../../core/draft/draft';
import { applyEdit } from '../../core/draft/edits/edit';
import { catalogue } from '../../sections/catalogue';
import { pageName, placeName, placeOnPage } from './place-name';

it('calls a page by its title, else by its path, the home page “Home”', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  const name = (page: string) => placeName(draft, `page:${page}.meta.description`);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'p1', values: { path: '/' } });
  applyEdit(draft, { edit: 'addPage', id: 'p2', values: { path: '/about' } });
  expect([name('p1'), name('p2')]).toEqual([
    'Page “Home”, Description',
    'Page “/about”, Description',
  ]);
  applyEdit(draft, { edit: 'setPage', page: 'p2', values: { meta: { title: ' Who we are ' } } });
  expect(name('p2')).toBe('Page “Who we are”, Description');
});

it('calls a page as the site’s links do, and never by the title that the home page has for search engines', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  const addPage = (id: string, path: string, title: string) =>
    applyEdit(draft, { edit: 'addPage', id, values: { path, meta: { title } } });
  const addLink = (list: string, text: string, link: string) =>
    applyEdit(draft, {
      edit: 'addItem',
      scope: 'navigation',
      path: [list],
      value: { text, link },
    });
  addPage('p1', '/', 'Lockstep: isolations proven before work starts');
  addPage('p2', '/about', 'About Lockstep and its people');
  addPage('p3', '/team', 'The team');
  expect(pageName(draft, 'p1')).toBe('Home');
  addLink('header', 'Prices', '/about#comp-prices');
  expect(pageName(draft, 'p2')).toBe('About Lockstep and its people');
  addLink('footer', 'About us', '/about/');
  addLink('header', ' About ', '/about');
  expect(pageName(draft, 'p2')).toBe('About');
  addLink('header', 'About', '/team');
  expect(pageName(draft, 'p2')).toBe('About (/about)');
  applyEdit(draft, { edit: 'setPage', page: 'p2', values: { path: '/who' } });
  expect(pageName(draft, 'p2')).toBe('About (/who)');
});

it('calls pages of one title by their paths too', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  const values = { path: '/about', meta: { title: 'About us' } };
  applyEdit(draft, { edit: 'addPage', id: 'p1', values });
  expect(pageName(draft, 'p1')).toBe('About us');
  const copied = { path: '/about-copy', meta: { title: 'About us' } };
  applyEdit(draft, { edit: 'addPage', id: 'p2', values: copied });
  expect(['p1', 'p2'].map((id) => pageName(draft, id))).toEqual([
    'About us (/about)',
    'About us (/about-copy)',
  ]);
});

it('says which page a place is on, where there are several and the place is not a page itself', () => {
  const draft = new Draft(new Y.Doc(), catalogue);
  const place = { record: 'hero', path: ['imageSrc'], page: 'p1' };
  applyEdit(draft, { edit: 'addLanguage', code: 'en' });
  applyEdit(draft, { edit: 'addPage', id: 'p1', values: { path: '/' } });
  applyEdit(draft, { edit: 'addSection', id: 'hero', page: 'p1', section: 'Header53' });
  const alone = placeOnPage(draft, place);
  applyEdit(draft, { edit: 'addPage', id: 'p2', values: { path: '/about' } });
  expect(placeOnPage(draft, place)).toBe(`${alone} · Home`);
  expect(placeOnPage(draft, { record: 'page:p2', path: ['path'], page: 'p2' })).toBe(
    'Page “/about”, Path',
  );
  expect(placeOnPage(draft, { record: 'navigation', path: [] })).not.toContain('·');
});

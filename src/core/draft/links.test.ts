import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { brokenLink } from '../checks/broken-link';
import { Draft } from './draft';
import { DraftStore } from './draft-store';
import { readFlatContent } from './flat-content';
import { History } from './history';
import { readDocument } from './read-document';
import { catalogue, edit, fork, makeDraft, SITE, sync } from './testing/test-site';
import { ownEdit, type Edit } from './edits/edit';

/** A menu of one link, a page /team with a section, and a button on it. */
const TEAM: readonly Edit[] = [
  ...SITE,
  { edit: 'addPage', id: 'team', values: { path: '/team' } },
  { edit: 'addSection', id: 'c3', page: 'team', section: 'Plain' },
  {
    edit: 'addSection',
    id: 'c4',
    page: 'team',
    section: 'Plain',
    data: { buttons: [{ id: 'b1', btnText: 'Meet us' }] },
  },
];

const menu = (link: string): Edit => ({
  edit: 'setNavigation',
  values: { header: [{ id: 'h1', text: 'Team', link }] },
});
const rename = (page: string, path: string): Edit => ({
  edit: 'setPage',
  page,
  values: { path },
});
const button = (link: string): Edit => ({
  edit: 'setValue',
  component: 'c4',
  path: ['buttons', 'b1', 'btnUrl'],
  value: link,
});

const menuLink = (draft: Draft): string | undefined =>
  readDocument(draft).navigation.header[0]?.link;
const buttonLink = (draft: Draft, component = 'c4'): unknown => {
  const components = readDocument(draft).pages.flatMap((page) => page.components);
  const buttons = components.find(({ id }) => id === component)?.data['buttons'];
  return (buttons as { btnUrl: string }[])[0]?.btnUrl;
};

describe('a link to a page', () => {
  it.each([
    ['/team', '/crew'],
    ['/team/', '/crew/'],
    ['/team/?x=1&y=a/b#comp-c3', '/crew/?x=1&y=a/b#comp-c3'],
    ['/team#top', '/crew#top'],
    ['/sv/team/', '/sv/crew/'],
    ['/team/index.html', '/crew'],
    ['/%74eam', '/crew'],
    ['/Team/', '/crew/'],
    ['team', '/crew'],
  ])('%s follows it to another path', (written, now) => {
    const draft = makeDraft([...TEAM, menu(written)]);
    edit(draft, rename('team', '/crew'));
    expect(menuLink(draft)).toBe(now);
  });

  it.each([
    '/teamwork',
    '/teamwork/?x=1#comp-c3',
    '/unknown/team',
    '/',
    '/#top',
    '#comp-c3',
    '#top',
    '//team',
    'https://example.com/team',
    'mailto:team@example.com',
    '/media/0123456789abcdef.pdf',
    '',
  ])('%s is none, and stays as it is written', (written) => {
    const draft = makeDraft([...TEAM, menu(written)]);
    expect(menuLink(draft)).toBe(written);
    edit(draft, rename('team', '/crew'), rename('home', '/start'), rename('about', '/'));
    expect(menuLink(draft)).toBe(written);
  });

  it('reads as it was written as long as its page keeps its path', () => {
    for (const written of ['/team', '/team/?b=2&a=1#comp-c3', '/sv/team/', '/%74eam/', '/about']) {
      const draft = makeDraft([...TEAM, menu(written)]);
      edit(draft, { edit: 'setPage', page: 'team', values: { meta: { title: 'Team' } } });
      expect(menuLink(draft)).toBe(written);
    }
  });

  it('is not taken over by a new page at the old path', () => {
    const draft = makeDraft([...TEAM, menu('/team'), button('/team#comp-c3')]);
    edit(draft, rename('team', '/crew'), {
      edit: 'addPage',
      id: 'new',
      values: { path: '/team' },
    });
    expect(menuLink(draft)).toBe('/crew');
    expect(buttonLink(draft)).toBe('/crew#comp-c3');
    // Written again, it is the new page that is meant.
    edit(draft, menu('/team'));
    expect(menuLink(draft)).toBe('/team');
    edit(draft, rename('new', '/squad'));
    expect(menuLink(draft)).toBe('/squad');
  });

  it('leads to the page of an old path as of now', () => {
    const draft = makeDraft([...TEAM, rename('team', '/crew'), menu('/team')]);
    expect(menuLink(draft)).toBe('/crew');
    edit(draft, { edit: 'setRedirect', from: '/crew-2019', page: 'team' }, menu('/crew-2019/#top'));
    edit(draft, { edit: 'setRedirect', from: '/crew-2019', page: null });
    expect(menuLink(draft)).toBe('/crew/#top');
  });

  it('that was written before its page follows it too', () => {
    const draft = makeDraft([menu('/team#comp-c3'), ...TEAM]);
    edit(draft, rename('team', '/crew'));
    expect(menuLink(draft)).toBe('/crew#comp-c3');
  });

  it('keeps the last path of a deleted page, is named by the checks, and leads there again', () => {
    const draft = makeDraft([...TEAM, menu('/team')]);
    const history = new History(draft);
    history.apply(ownEdit(rename('team', '/crew')));
    history.apply(ownEdit({ edit: 'removePage', page: 'team' }));
    expect(menuLink(draft)).toBe('/crew');
    expect(brokenLink(readDocument(draft), '/crew')?.rule).toBe('link');
    history.undo();
    expect(brokenLink(readDocument(draft), '/crew')).toBeUndefined();
    history.undo();
    expect(menuLink(draft)).toBe('/team');
  });

  it('goes by the page’s path in a language where its prefix is written', () => {
    const draft = makeDraft([
      ...TEAM,
      { edit: 'setText', scope: 'page:team', path: ['path'], text: '/laget', lang: 'sv' },
      menu('/sv/laget/'),
    ]);
    edit(draft, rename('team', '/crew'));
    expect(menuLink(draft)).toBe('/sv/laget/');
    edit(draft, {
      edit: 'setText',
      scope: 'page:team',
      path: ['path'],
      text: '/gruppen',
      lang: 'sv',
    });
    expect(menuLink(draft)).toBe('/sv/crew/');
  });

  it('follows when somebody renames the page while somebody else writes the link', () => {
    const draft = makeDraft(TEAM);
    const [a, b] = [fork(draft, 'a'), fork(draft, 'b')];
    edit(a, rename('team', '/crew'), { edit: 'addPage', id: 'new', values: { path: '/team' } });
    edit(b, menu('/team/?x=1'), button('/team#comp-c3'));
    sync(a, b);
    for (const one of [a, b]) {
      expect(menuLink(one)).toBe('/crew/?x=1');
      expect(buttonLink(one)).toBe('/crew#comp-c3');
    }
  });

  it('keeps another address that somebody writes while a page is renamed', () => {
    // Of an earlier version: it gets its target with the renaming.
    const draft = makeDraft([...TEAM, menu('/team')]);
    draft.values.delete('navigation/header/#h1/link/$target');
    const [a, b] = [fork(draft, 'a'), fork(draft, 'b')];
    // Of two changes to one value at once, that of the higher client id stays.
    a.doc.clientID = 2;
    b.doc.clientID = 1;
    edit(a, rename('team', '/crew'));
    edit(b, menu('/about'));
    sync(a, b);
    for (const one of [a, b]) expect(menuLink(one)).toBe('/about');
  });

  it('that another version of the program wrote over counts, not what it led to before', () => {
    const draft = makeDraft([...TEAM, menu('/team')]);
    draft.values.set('navigation/header/#h1/link', '/about');
    expect(menuLink(draft)).toBe('/about');
    edit(draft, rename('team', '/crew'), rename('about', '/story'));
    expect(menuLink(draft)).toBe('/story');
  });
});

describe('a link to a section', () => {
  it('follows it to another page', () => {
    const draft = makeDraft([...TEAM, menu('/team#comp-c3'), button('#comp-c3')]);
    edit(draft, { edit: 'moveSection', component: 'c3', page: 'about', index: 0 });
    expect(menuLink(draft)).toBe('/about#comp-c3');
    expect(buttonLink(draft)).toBe('/about#comp-c3');
    edit(draft, { edit: 'moveSection', component: 'c3', page: 'team', index: 0 });
    expect(menuLink(draft)).toBe('/team#comp-c3');
    expect(buttonLink(draft)).toBe('#comp-c3');
  });

  it('of the home page follows when another page becomes the home page', () => {
    const draft = makeDraft([...TEAM, menu('/#comp-c1')]);
    edit(draft, rename('home', '/start'), rename('team', '/'));
    expect(menuLink(draft)).toBe('/start#comp-c1');
  });

  it('that is on no such page is named, not mended', () => {
    const draft = makeDraft([...TEAM, menu('/about#comp-c3')]);
    edit(draft, rename('team', '/crew'));
    expect(menuLink(draft)).toBe('/about#comp-c3');
    expect(brokenLink(readDocument(draft), '/about#comp-c3')?.rule).toBe('anchor');
  });
});

describe('a copy', () => {
  const copied = (link: string) => {
    const draft = makeDraft([...TEAM, button(link)]);
    edit(draft, { edit: 'duplicatePage', page: 'team', id: 'copy', values: { path: '/copy' } });
    const page = readDocument(draft).pages.find(({ id }) => id === 'copy');
    const [first, second] = page?.components ?? [];
    expect(buttonLink(draft)).toBe(link);
    return { draft, section: first?.id, link: buttonLink(draft, second?.id) };
  };

  it.each([
    ['#comp-c3', '#comp-'],
    ['/team#comp-c3', '/copy#comp-'],
    ['/sv/team/?x=1#comp-c3', '/sv/copy/?x=1#comp-'],
  ])('of a page leads to its own section where the original leads to %s', (written, start) => {
    const { draft, link, section } = copied(written);
    expect(link).toBe(`${start}${section}`);
    edit(draft, rename('copy', '/second'));
    expect(link).toContain(section);
  });

  it.each(['/team', '/about', '/#comp-c1', 'https://example.com/'])(
    'of a page leads to %s as the original does',
    (written) => expect(copied(written).link).toBe(written),
  );

  it('of a page has no path of the original in any language', () => {
    const draft = makeDraft([
      ...TEAM,
      { edit: 'setText', scope: 'page:team', path: ['path'], text: '/laget', lang: 'sv' },
      { edit: 'duplicatePage', page: 'team', id: 'copy' },
    ]);
    expect(draft.textIn('sv', 'page:copy/path')).toBe('');
    expect(draft.textIn('sv', 'page:team/path')).toBe('/laget');
  });

  it('of a section leads to itself where the original does', () => {
    const draft = makeDraft([...TEAM, button('/team#comp-c4')]);
    edit(draft, { edit: 'duplicateSection', component: 'c4', id: 'c5' });
    expect(buttonLink(draft, 'c5')).toBe('/team#comp-c5');
    expect(buttonLink(draft)).toBe('/team#comp-c4');
  });
});

describe('what reads the draft', () => {
  it('is told when the page of a link is renamed, and only then', () => {
    const store = new DraftStore(makeDraft([...TEAM, menu('/team')]));
    const key = 'navigation/header/#h1/link';
    const [onLink, onRecord, onValues] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribe(key, onLink);
    store.subscribeRecord('navigation', onRecord);
    store.subscribeValues('navigation', onValues);
    edit(store.draft, rename('team', '/crew'));
    expect(store.value(key)).toBe('/crew');
    for (const listener of [onLink, onRecord, onValues]) expect(listener).toHaveBeenCalledTimes(1);
    edit(store.draft, { edit: 'setPage', page: 'team', values: { meta: { title: 'Us' } } });
    expect(onLink).toHaveBeenCalledTimes(1);
    expect(store.valuesVersion('navigation')).toBe(1);
  });

  it('has addresses alone in an archive', () => {
    const draft = makeDraft([...TEAM, menu('/team')]);
    edit(draft, rename('team', '/crew'));
    const { values } = readFlatContent(draft);
    expect(values['navigation/header/#h1/link']).toBe('/crew');
    expect(Object.keys(values).filter((key) => key.includes('$target'))).toEqual([]);
  });

  it('a draft of an earlier version reads as it did, and its links follow from the first rename on', () => {
    const file = new URL('testing/draft-with-addresses.txt', import.meta.url);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Buffer.from(readFileSync(file, 'utf8'), 'base64'));
    const draft = new Draft(doc, catalogue);
    expect(menuLink(draft)).toBe('/team/?x=1#comp-c3');
    expect(buttonLink(draft)).toBe('#comp-c3');
    edit(draft, rename('team', '/crew'), { edit: 'addPage', values: { path: '/team' } });
    expect(menuLink(draft)).toBe('/crew/?x=1#comp-c3');
    edit(draft, { edit: 'moveSection', component: 'c3', page: 'about', index: 0 });
    expect(menuLink(draft)).toBe('/about/?x=1#comp-c3');
    expect(buttonLink(draft)).toBe('/about#comp-c3');
  });
});

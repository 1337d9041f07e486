import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { defineSection, makeCatalogue } from '../catalogue/section';
import { AppError } from '../errors';
import { flag, text } from '../fields/vocabulary';
import { applyEdits } from './apply-edits';
import { Draft, VERSION } from './draft';
import { DraftStore } from './draft-store';
import type { Edit } from './edits/edit';
import { readFlatContent, writeFlatContent } from './flat-content';
import { History } from './history';
import { migrateDraft } from './migrate-draft';
import { readDocument } from './read-document';
import { catalogue, edit, fork, makeDraft, sync } from './testing/test-site';
import { localise, readTranslations } from './translations';
import { validateDocument } from './validate-document';
import { validateTranslations } from './validate-translations';

const component = (draft: Draft, id: string) =>
  readDocument(draft)
    .pages.flatMap((page) => page.components)
    .find((one) => one.id === id);

function refused(draft: Draft, ...edits: unknown[]): AppError {
  try {
    applyEdits(draft.doc, edits, catalogue);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The edit was accepted.');
}

const pair = makeCatalogue([
  defineSection({
    name: 'Pair',
    label: 'Pair',
    category: 'others',
    colorMode: 'LIGHT',
    thumbnailRatio: 0.5,
    fields: {
      title: text({ label: 'Title', initial: 'Title' }),
      paragraph: text({ label: 'Paragraph', initial: 'Words' }),
    },
  }),
]);

describe('a shade of the palette', () => {
  it('is left out of the draft until it is set, and again when it is set back', () => {
    const draft = makeDraft();
    const stored = () => JSON.parse(JSON.stringify(readDocument(draft).theme.palette.primary));
    const set = (dark: string) =>
      edit(draft, { edit: 'setTheme', values: { palette: { primary: { dark } } } });
    const before = stored();
    expect(Object.keys(before)).toEqual(['normal']);
    set('#010203');
    expect(stored()).toEqual({ ...before, dark: '#010203' });
    set('');
    expect(stored()).toEqual(before);
    expect(draft.values.has('theme/palette/primary/dark')).toBe(false);
    expect(validateDocument(readDocument(draft), catalogue)).toEqual([]);
  });

  it.each([['#12345'], [5], [true]])('is refused as “Bad Hex” where it is %j', (value) => {
    const values = { palette: { primary: { dark: value }, secondary: value } };
    for (const [name, path] of [
      ['primary', 'theme.palette.primary.dark'],
      ['secondary', 'theme.palette.secondary'],
    ] as const) {
      const { fields } = refused(makeDraft(), {
        edit: 'setTheme',
        values: { palette: { [name]: values.palette[name] } },
      });
      const [field] = fields ?? [];
      expect(field?.message).toBe('Bad Hex');
      expect(field?.path).toContain(path);
    }
  });
});

describe('reading', () => {
  it('gives a new section its defaults and its seed', () => {
    const draft = makeDraft();
    expect(component(draft, 'c1')).toEqual({
      id: 'c1',
      uniqId: 'c1',
      section: 'Plain',
      version: 1,
      category: 'others',
      colorMode: 'LIGHT',
      orientation: '',
      status: 'published',
      data: {
        title: 'Title',
        titleAlignment: 'default',
        isFancy: false,
        placeholders: { name: '' },
        buttons: [],
      },
    });
    expect(component(draft, 'c2')?.data['plans']).toEqual([
      {
        id: 'p1',
        cardTitle: '1000',
        buttonUrl: '',
        options: [
          { id: expect.any(String), text: 'One' },
          { id: expect.any(String), text: 'Two' },
        ],
      },
      { id: 'p2', cardTitle: '1300', buttonUrl: '/about/', options: [] },
    ]);
  });

  it('carries sections and fields that it does not know, byte for byte', () => {
    const draft = makeDraft();
    const data = {
      heading: 'Hello',
      rows: [{ id: 'r1', cells: ['a', { deep: null }] }],
      ratio: 1.5,
    };
    const { update } = applyEdits(
      draft.doc,
      [
        { edit: 'addSection', id: 'future', page: 'home', section: 'Future9', data },
        {
          edit: 'addSection',
          id: 'newer',
          page: 'home',
          section: 'Plain',
          data: { title: 'Hi', sparkle: { a: [1] } },
        },
      ],
      catalogue,
      { unknown: 'keep' },
    );
    Y.applyUpdate(draft.doc, update);
    expect(component(draft, 'future')?.data).toEqual(data);
    expect(component(draft, 'newer')?.data).toMatchObject({ title: 'Hi', sparkle: { a: [1] } });
    edit(draft, { edit: 'setText', component: 'newer', path: ['title'], text: 'Changed' });
    expect(component(draft, 'newer')?.data).toMatchObject({
      title: 'Changed',
      sparkle: { a: [1] },
    });
    expect(
      refused(draft, { edit: 'setText', component: 'future', path: ['heading'], text: 'x' })
        .message,
    ).toContain('Future9');
  });

  it('never throws, whatever stands in the maps', () => {
    const draft = makeDraft();
    draft.places.set('c1', 7);
    draft.places.set('page:home', { order: 12 });
    draft.places.set('__proto__', { order: 'a0', page: 'home', section: 'Plain' });
    draft.places.set('c2/plans/#p1', 'x');
    draft.values.set('c2/__proto__/polluted', true);
    draft.values.set('theme/palette', 'red');
    draft.values.set('page:about/path', 5);
    draft.texts('en').set('c2/title', 'a string, not a Y.Text');
    expect(() => readDocument(draft)).not.toThrow();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('edits', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'a text over its limit',
      { edit: 'setText', component: 'c1', path: ['title'], text: 'a'.repeat(21) },
      'c1.title',
    ],
    [
      'an unknown field',
      { edit: 'setText', component: 'c1', path: ['nope'], text: 'a' },
      'c1.nope',
    ],
    [
      'a text as a value',
      { edit: 'setValue', component: 'c1', path: ['title'], value: 'a' },
      'c1.title',
    ],
    [
      'a wrong type',
      { edit: 'setValue', component: 'c1', path: ['isFancy'], value: 'yes' },
      'c1.isFancy',
    ],
    [
      'a script address',
      {
        edit: 'setValue',
        component: 'c2',
        path: ['plans', 'p1', 'buttonUrl'],
        value: 'java\nscript:alert(1)',
      },
      'c2.plans.p1.buttonUrl',
    ],
    [
      'a bad colour',
      { edit: 'setTheme', values: { palette: { primary: '#12345' } } },
      'theme.palette.primary.normal',
    ],
    ['an unknown setting', { edit: 'setSettings', values: { nope: 1 } }, 'settings.nope'],
    ['a second page of one path', { edit: 'addPage', values: { path: '/about' } }, 'values.path'],
    ['an unknown edit', { edit: 'explode' }, 'edit'],
    ['a missing argument', { edit: 'addSection', page: 'home' }, 'section'],
    [
      'an item of a section that is gone',
      { edit: 'setText', component: 'c9', path: ['title'], text: 'a' },
      'component',
    ],
  ])('refuses %s and names the field', (_, one, path) => {
    const draft = makeDraft();
    const error = refused(draft, one);
    expect(error.code).toBe('validation_failed');
    expect(error.status).toBe(422);
    expect(error.fields?.[0]).toMatchObject({ index: 0, path });
  });

  it('applies all or none', () => {
    const draft = makeDraft();
    const before = JSON.stringify(readDocument(draft));
    const error = refused(
      draft,
      { edit: 'setText', component: 'c1', path: ['title'], text: 'New' },
      { edit: 'removeItem', component: 'c2', path: ['plans', 'p1'] },
      { edit: 'removeItem', component: 'c2', path: ['plans', 'p2'] },
    );
    expect(error.fields).toEqual([
      { index: 2, path: 'c2.plans.p2', message: 'At least 1 must stay in “Plans”.' },
    ]);
    expect(JSON.stringify(readDocument(draft))).toBe(before);
  });

  it('keeps list limits on the way in', () => {
    const draft = makeDraft();
    for (let count = 2; count < 6; count++)
      edit(draft, { edit: 'addItem', component: 'c2', path: ['plans'] });
    expect(refused(draft, { edit: 'addItem', component: 'c2', path: ['plans'] }).message).toBe(
      'At most 6 in “Plans”.',
    );
    expect(
      refused(draft, { edit: 'duplicateItem', component: 'c2', path: ['plans', 'p1'] }).message,
    ).toBe('At most 6 in “Plans”.');
  });

  it('lets later edits of a list refer to what an earlier one made', () => {
    const draft = makeDraft();
    const { results } = applyEdits(
      draft.doc,
      [
        { edit: 'addSection', id: 's', page: 'about', section: 'Plans' },
        { edit: 'addItem', component: 's', path: ['plans'], id: 'x', value: { cardTitle: 'X' } },
        { edit: 'setText', component: 's', path: ['plans', 'x', 'cardTitle'], text: 'Y' },
      ],
      catalogue,
    );
    expect(results).toEqual([{ id: 's' }, { id: 'x' }, {}]);
  });

  it('has a unique section once on a site, and leaves it out of a copied page', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'addSection', id: 'u', page: 'home', section: 'Only' });
    expect(
      refused(draft, { edit: 'addSection', page: 'about', section: 'Only' }).message,
    ).toContain('at most one');
    const { results, update } = applyEdits(
      draft.doc,
      [{ edit: 'duplicatePage', page: 'home', id: 'copy' }],
      catalogue,
    );
    expect(results).toEqual([{ id: 'copy', leftOut: ['Only one'] }]);
    Y.applyUpdate(draft.doc, update);
    const document = readDocument(draft);
    expect(document.pages.map(({ id, path }) => [id, path])).toEqual([
      ['home', '/'],
      ['copy', '/home-copy'],
      ['about', '/about'],
    ]);
    expect(document.pages[1]?.components.map(({ section }) => section)).toEqual(['Plain', 'Plans']);
    expect(document.pages[1]?.components[1]?.data['plans']).toEqual(
      document.pages[0]?.components[1]?.data['plans'],
    );
  });

  it('numbers the titles of a copied page in every language, each with the first number that is free', () => {
    const draft = makeDraft();
    const title = (text: string, lang: string) => ({
      edit: 'setText' as const,
      scope: 'page:about',
      path: ['meta', 'title'],
      text,
      lang,
    });
    edit(
      draft,
      title('About us', 'en'),
      title('Om oss', 'sv'),
      { edit: 'duplicatePage', page: 'about', id: 'two' },
      { edit: 'duplicatePage', page: 'two', id: 'three' },
      { edit: 'setPage', page: 'about', values: { meta: { title: 'x'.repeat(120) } } },
      { edit: 'duplicatePage', page: 'about', id: 'long' },
      { edit: 'duplicatePage', page: 'home', id: 'untitled' },
    );
    const titleOf = (page: string, lang = 'en') => draft.textIn(lang, `page:${page}/meta/title`);
    expect([titleOf('two'), titleOf('two', 'sv')]).toEqual(['About us (2)', 'Om oss (2)']);
    expect([titleOf('three'), titleOf('three', 'sv')]).toEqual(['About us (3)', 'Om oss (3)']);
    expect(titleOf('long')).toBe(`${'x'.repeat(110)} (2)`);
    expect(titleOf('untitled')).toBe('');
  });

  it('reconciles lists of the site by id', () => {
    const draft = makeDraft();
    const header = (values: { id: string; text?: string; link?: string }[]): Edit => ({
      edit: 'setNavigation',
      values: { header: values },
    });
    edit(
      draft,
      header([
        { id: 'a', text: 'About', link: '/about' },
        { id: 'b', text: 'Blog' },
      ]),
    );
    edit(
      draft,
      header([
        { id: 'c', text: 'Contact' },
        { id: 'a', text: 'About us' },
      ]),
    );
    expect(readDocument(draft).navigation.header).toEqual([
      { id: 'c', text: 'Contact', link: '/' },
      { id: 'a', text: 'About us', link: '/about' },
    ]);
  });

  it('refuses to edit the draft of a newer version', () => {
    const draft = makeDraft();
    draft.values.set(VERSION, 99);
    expect(refused(draft, { edit: 'setSettings', values: { name: 'x' } }).code).toBe('conflict');
  });

  it('answers an empty update where nothing changes', () => {
    const draft = makeDraft();
    expect(
      applyEdits(
        draft.doc,
        [{ edit: 'setText', component: 'c1', path: ['title'], text: 'Title' }],
        catalogue,
      ).update,
    ).toHaveLength(0);
  });
});

describe('what an owner would trip over', () => {
  const highlighted = (draft: Draft) => component(draft, 'c2')?.data['primaryPlanIdx'];

  it('keeps the highlight on its plan when plans are added, moved and removed', () => {
    const draft = makeDraft();
    const history = new History(draft);
    history.apply({ edit: 'setValue', component: 'c2', path: ['primaryPlanIdx'], value: 1 });
    history.apply({ edit: 'addItem', component: 'c2', path: ['plans'], index: 0, id: 'p0' });
    expect(highlighted(draft)).toBe(2);
    history.apply({ edit: 'moveItem', component: 'c2', path: ['plans', 'p1'], index: 2 });
    expect(highlighted(draft)).toBe(1);
    history.apply({ edit: 'duplicateItem', component: 'c2', path: ['plans', 'p0'], id: 'p9' });
    expect(highlighted(draft)).toBe(2);
    history.apply({ edit: 'removeItem', component: 'c2', path: ['plans', 'p2'] });
    expect(highlighted(draft)).toBe(-1);
    history.undo();
    expect(highlighted(draft)).toBe(2);
  });

  it('keeps the home page, and publishes no site without one', () => {
    const draft = makeDraft();
    expect(refused(draft, { edit: 'removePage', page: 'home' }).fields?.[0]?.path).toBe('page');
    edit(draft, { edit: 'setPage', page: 'home', values: { path: '/old' } });
    expect(validateDocument(readDocument(draft), catalogue)).toEqual([
      { path: 'pages', message: 'A site needs a home page: give one page the path “/”.' },
    ]);
    edit(
      draft,
      { edit: 'setPage', page: 'about', values: { path: '/' } },
      { edit: 'removePage', page: 'home' },
    );
    expect(validateDocument(readDocument(draft), catalogue)).toEqual([]);
  });

  it('publishes no translation that breaks a rule', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Rubrik', lang: 'sv' });
    const content = () => ({
      document: readDocument(draft),
      translations: readTranslations(draft),
    });
    expect(validateTranslations(content(), catalogue)).toEqual([]);
    draft.texts('sv').set('c1/title', new Y.Text('a'.repeat(21)));
    expect(validateTranslations(content(), catalogue)).toEqual([
      { path: 'c1.title', message: 'Swedish: At most 20 characters.' },
    ]);
  });

  it('takes texts and plain values in without control characters', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'a\u0000b\r\nc\u0001' });
    expect(component(draft, 'c1')?.data['title']).toBe('ab\nc');
    edit(draft, { edit: 'setSettings', values: { name: 'Pipes\u000b& Sons\u0000' } });
    expect(readDocument(draft).settings.name).toBe('Pipes & Sons');
    draft.texts('en').set('c1/title', new Y.Text('a\u0001'));
    expect(validateDocument(readDocument(draft), catalogue)).toEqual([
      { path: 'c1.title', message: 'Control characters are not allowed.' },
    ]);
  });

  it('keeps words apart that a separator kept apart, in metadata on one line', () => {
    const draft = makeDraft();
    const text = 'results\u000bfor\u001call';
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text });
    expect(component(draft, 'c1')?.data['title']).toBe('results\nfor\nall');
    edit(draft, { edit: 'setText', scope: 'page:home', path: ['meta', 'title'], text });
    expect(readDocument(draft).pages[0]?.meta.title).toBe('results for all');
    edit(draft, { edit: 'setPage', page: 'home', values: { meta: { description: text } } });
    expect(readDocument(draft).pages[0]?.meta.description).toBe('results for all');
  });

  it('an archive’s texts come in likewise', () => {
    const content = readFlatContent(makeDraft());
    const changed = { ...content, texts: { en: { 'c1/title': 'results\u000bfor\u0000' } } };
    const draft = new Draft(new Y.Doc(), catalogue);
    writeFlatContent(draft, changed);
    expect(draft.textIn('en', 'c1/title')).toBe('results\nfor');
  });

  it('a translation that shows nothing counts as none', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: '\u3164', lang: 'sv' });
    expect(readTranslations(draft)['sv']).toEqual({});
    expect(new DraftStore(draft).text('c1/title', 'sv')).toBe('Title');
  });

  it('refuses what an edit does not have, and says whether its name or its arguments are wrong', () => {
    const draft = makeDraft();
    const title = { edit: 'setText', component: 'c1', path: ['title'] };
    expect(refused(draft, { ...title, text: 'a', zzz: 1 }).message).toContain('“setText”');
    expect(refused(draft, { ...title, text: 5 }).fields?.[0]).toMatchObject({
      index: 0,
      path: 'text',
    });
    expect(refused(draft, { edit: 'setTexts' }).message).toBe(
      'Edit 0 is not one of the named edits.',
    );
  });
});

describe('migrations', () => {
  const newer = makeCatalogue([
    defineSection({
      name: 'Plain',
      label: 'Plain',
      category: 'others',
      colorMode: 'LIGHT',
      thumbnailRatio: 0.5,
      version: 3,
      migrations: [
        ({ title, ...rest }) => ({ ...rest, heading: title }),
        (data) => ({ ...data, heading: `${String(data['heading']).replace(/!$/, '')}!` }),
      ],
      fields: { heading: text({ label: 'Heading', max: 60 }), isFancy: flag({ label: 'Fancy' }) },
    }),
  ]);

  it('bring an older draft to the known version, once and for all, and keep what they leave alone', () => {
    const old = makeDraft();
    edit(old, { edit: 'setValue', component: 'c1', path: ['isFancy'], value: true });
    const draft = new Draft(old.doc, newer);
    expect(migrateDraft(draft)).toBe(true);
    expect(component(draft, 'c1')).toMatchObject({
      version: 3,
      data: { heading: 'Title!', isFancy: true },
    });
    expect(migrateDraft(draft)).toBe(false);
  });
});

describe('a contact address and a chat key that would do nothing', () => {
  const chatsData = [{ id: 'olark', name: 'olark', key: 'a/b', isPrimary: true }];
  const email = { path: 'settings.contactEmail', message: 'Please enter a valid email' };
  const message = 'A chat key has letters, digits, dots, hyphens and underscores only.';

  it('are refused by the edit, at the field', () => {
    const edit = 'setSettings';
    const draft = makeDraft();
    expect(refused(draft, { edit, values: { contactEmail: 'owner' } }).fields).toMatchObject([
      email,
    ]);
    expect(refused(draft, { edit, values: { trackingIds: { chatsData } } }).fields).toMatchObject([
      { path: expect.stringMatching(/^settings\.trackingIds\.chatsData\b.*key$/), message },
    ]);
  });

  it('keep a draft that holds them from being published', () => {
    const draft = makeDraft();
    edit(draft, {
      edit: 'setSettings',
      values: { trackingIds: { chatsData: [{ ...chatsData[0], key: 'a' }] } },
    });
    draft.values.set('settings/contactEmail', 'owner');
    draft.values.set('settings/trackingIds/chatsData/#olark/key', 'a/b');
    expect(validateDocument(readDocument(draft), catalogue)).toEqual([
      email,
      { path: 'settings.trackingIds.chatsData.olark.key', message },
    ]);
  });
});

describe('languages stored under another form of their code', () => {
  it('move to the usual one with their texts and settings, once', () => {
    const draft = makeDraft();
    edit(draft, {
      edit: 'addLanguage',
      code: 'pt-BR',
      values: { name: 'Brasileiro', localizedName: 'Brasil' },
    });
    edit(draft, {
      edit: 'setText',
      component: 'c1',
      path: ['title'],
      text: 'Título',
      lang: 'pt-BR',
    });
    const stored = JSON.stringify(readFlatContent(draft)).replaceAll('pt-BR', 'pt-br');
    const old = new Draft(new Y.Doc(), catalogue);
    writeFlatContent(old, JSON.parse(stored));
    expect(old.languageCodes()).toContain('pt-br');
    expect(migrateDraft(old)).toBe(true);
    expect(readFlatContent(old)).toEqual(readFlatContent(draft));
    expect(migrateDraft(old)).toBe(false);
  });

  it('are found by any form in a text’s edit', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'addLanguage', code: 'pt-BR' });
    edit(draft, {
      edit: 'setText',
      component: 'c1',
      path: ['title'],
      text: 'Título',
      lang: 'PT-br',
    });
    expect(draft.textIn('pt-BR', 'c1/title')).toBe('Título');
  });
});

describe('redirects', () => {
  it('lead from the old paths of a page to it, until another page takes the path', () => {
    const draft = makeDraft();
    edit(
      draft,
      { edit: 'setPage', page: 'about', values: { path: '/über uns' } },
      { edit: 'setPage', page: 'about', values: { path: '/team' } },
    );
    expect(readDocument(draft).redirects).toEqual([
      { from: '/about', page: 'about' },
      { from: '/über-uns', page: 'about' },
    ]);
    edit(draft, { edit: 'addPage', values: { path: '/about' } });
    expect(readDocument(draft).redirects).toEqual([{ from: '/über-uns', page: 'about' }]);
  });
});

describe('merging', () => {
  it('keeps the words of two people in one text', () => {
    const a = makeDraft();
    const b = fork(a, 'b');
    edit(a, { edit: 'setText', component: 'c1', path: ['title'], text: 'A Title' });
    edit(b, { edit: 'setText', component: 'c1', path: ['title'], text: 'Title B' });
    sync(a, b);
    expect(component(a, 'c1')?.data['title']).toBe('A Title B');
    expect(component(b, 'c1')?.data['title']).toBe('A Title B');
  });

  it('keeps the words of two first translators', () => {
    const a = makeDraft();
    const b = fork(a, 'b');
    edit(a, { edit: 'setText', component: 'c1', path: ['title'], text: 'Hej', lang: 'sv' });
    edit(b, { edit: 'setText', component: 'c1', path: ['title'], text: 'Du', lang: 'sv' });
    sync(a, b);
    const text = readTranslations(a)['sv']?.['c1/title'] ?? '';
    expect(text).toHaveLength(5);
    expect(text).toContain('Hej');
    expect(text).toContain('Du');
    expect(readTranslations(b)).toEqual(readTranslations(a));
  });

  it('lets a deletion beat a move and an edit at the same time; undo brings all back', () => {
    const a = makeDraft();
    const b = fork(a, 'b');
    const history = new History(a);
    history.apply({ edit: 'removeSection', component: 'c2' });
    edit(
      b,
      { edit: 'moveSection', component: 'c2', index: 0 },
      { edit: 'setText', component: 'c2', path: ['plans', 'p1', 'cardTitle'], text: '1001' },
    );
    sync(a, b);
    expect(component(b, 'c2')).toBeUndefined();
    history.undo();
    sync(a, b);
    expect(component(b, 'c2')?.data['plans']).toMatchObject([
      { cardTitle: '1001' },
      { cardTitle: '1300' },
    ]);
    expect(readDocument(a)).toEqual(readDocument(b));
  });

  it('publishes no text that a merge made too long, and lets it be shortened step by step', () => {
    const a = makeDraft();
    const b = fork(a, 'b');
    edit(a, { edit: 'setText', component: 'c1', path: ['title'], text: 'Title aaaaaaaaaaaa' });
    edit(b, { edit: 'setText', component: 'c1', path: ['title'], text: 'bbbbbbbbbbbb Title' });
    sync(a, b);
    expect(validateDocument(readDocument(a), catalogue)).toEqual([
      { path: 'c1.title', message: 'At most 20 characters.' },
    ]);
    const long = String(component(a, 'c1')?.data['title']);
    expect(long).toHaveLength(31);
    edit(a, { edit: 'setText', component: 'c1', path: ['title'], text: long.slice(0, 25) });
    expect(
      refused(a, { edit: 'setText', component: 'c1', path: ['title'], text: long }).fields?.[0]
        ?.path,
    ).toBe('c1.title');
    edit(a, { edit: 'setText', component: 'c1', path: ['title'], text: long.slice(0, 20) });
    expect(validateDocument(readDocument(a), catalogue)).toEqual([]);
  });
});

describe('history', () => {
  it('gives up what a group has done, in however many steps, and leaves nothing of it to undo or redo', () => {
    vi.useFakeTimers();
    try {
      const draft = makeDraft();
      const history = new History(draft);
      history.apply({ edit: 'setText', component: 'c1', path: ['title'], text: 'One' });
      const before = JSON.stringify(readDocument(draft));
      const drag = (textSize: number) =>
        history.apply({ edit: 'setTheme', values: { textSize } }, 'theme/textSize/1');
      drag(60);
      // A pause ends a step, though the thumb is held on.
      vi.advanceTimersByTime(2000);
      drag(70);
      history.giveUp('theme/textSize/1');
      expect(JSON.stringify(readDocument(draft))).toBe(before);
      expect(history.canRedo).toBe(false);
      history.giveUp('theme/textSize/2');
      expect(history.undo()).toEqual({ record: 'c1', path: ['title'] });
      expect(history.canUndo).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("takes back one person's own steps in reverse order, across texts and structure, and says where", () => {
    const draft = makeDraft();
    const start = JSON.stringify(readDocument(draft));
    const history = new History(draft);
    history.apply({ edit: 'setText', component: 'c1', path: ['title'], text: 'One' });
    history.apply({ edit: 'setText', component: 'c2', path: ['title'], text: 'Two' });
    history.apply({ edit: 'addItem', component: 'c2', path: ['plans'], id: 'p3' });
    const end = JSON.stringify(readDocument(draft));
    expect(history.undo()).toEqual({ record: 'c2', path: ['plans'] });
    expect(component(draft, 'c2')?.data['plans']).toHaveLength(2);
    expect(history.undo()).toEqual({ record: 'c2', path: ['title'] });
    expect(history.undo()).toEqual({ record: 'c1', path: ['title'] });
    expect(JSON.stringify(readDocument(draft))).toBe(start);
    expect(history.canUndo).toBe(false);
    expect(history.redo()).toEqual({ record: 'c1', path: ['title'] });
    expect(history.redo()).toEqual({ record: 'c2', path: ['title'] });
    history.redo();
    expect(JSON.stringify(readDocument(draft))).toBe(end);
  });

  it("leaves other people's edits alone", () => {
    const a = makeDraft();
    const b = fork(a, 'b');
    const history = new History(a);
    history.apply({ edit: 'setText', component: 'c1', path: ['title'], text: 'A Title' });
    sync(a, b);
    edit(b, { edit: 'setText', component: 'c1', path: ['title'], text: 'A Title B' });
    sync(a, b);
    history.undo();
    expect(component(a, 'c1')?.data['title']).toBe('Title B');
  });

  it("keeps another person's words when the section that they stand in is undone and redone", () => {
    const a = makeDraft();
    const history = new History(a);
    history.apply({ edit: 'addSection', id: 's', page: 'home', section: 'Plain' });
    const b = fork(a, 'b');
    history.undo();
    edit(b, { edit: 'setText', component: 's', path: ['title'], text: 'Title, and mine' });
    sync(a, b);
    history.redo();
    sync(a, b);
    expect(component(a, 's')?.data['title']).toContain('mine');
    expect(readDocument(a)).toEqual(readDocument(b));
  });
});

describe('taking back that a section was added', () => {
  const setup = () => {
    const a = makeDraft();
    const history = new History(a);
    history.apply({ edit: 'addSection', id: 's', page: 'home', section: 'Plain' });
    history.apply({ edit: 'setText', component: 's', path: ['title'], text: 'Words' });
    return { a, b: fork(a, 'b'), history };
  };

  it('takes it away whole, though somebody has moved it; redo brings it back with its words', () => {
    const { a, b, history } = setup();
    edit(b, { edit: 'moveSection', component: 's', index: 0 });
    sync(a, b);
    history.undo();
    history.undo();
    sync(a, b);
    expect(component(b, 's')).toBeUndefined();
    expect(history.redo()).toEqual({ record: 's', path: [] });
    history.redo();
    sync(a, b);
    expect(component(b, 's')?.data['title']).toBe('Words');
    expect(readDocument(a)).toEqual(readDocument(b));
  });

  it('takes it away too where the move comes at the same time', () => {
    const { a, b, history } = setup();
    history.undo();
    history.undo();
    edit(b, { edit: 'moveSection', component: 's', index: 0 });
    sync(a, b);
    expect(readDocument(a)).toEqual(readDocument(b));
    expect(component(a, 's')).toBeUndefined();
    history.redo();
    history.redo();
    sync(a, b);
    expect(component(b, 's')?.data['title']).toBe('Words');
  });
});

describe('translations', () => {
  it('lies over the primary texts, and an empty one counts as missing', () => {
    const draft = makeDraft();
    edit(
      draft,
      {
        edit: 'setText',
        component: 'c2',
        path: ['plans', 'p1', 'cardTitle'],
        text: 'ett tusen',
        lang: 'sv',
      },
      { edit: 'setText', component: 'c1', path: ['title'], text: 'x', lang: 'sv' },
      { edit: 'setText', component: 'c1', path: ['title'], text: '', lang: 'sv' },
      { edit: 'setText', scope: 'page:home', path: ['meta', 'title'], text: 'Hem', lang: 'sv' },
    );
    const release = { document: readDocument(draft), translations: readTranslations(draft) };
    const swedish = localise(release, 'sv');
    expect(swedish.pages[0]?.meta.title).toBe('Hem');
    expect(swedish.pages[0]?.components[0]?.data['title']).toBe('Title');
    expect(swedish.pages[0]?.components[1]?.data['plans']).toMatchObject([
      { cardTitle: 'ett tusen' },
      { cardTitle: '1300' },
    ]);
    expect(readDocument(draft, 'sv').pages[0]?.components[0]?.data['title']).toBeNull();
  });

  it('loses no text when the primary language changes and changes back', () => {
    const draft = makeDraft();
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'Rubrik', lang: 'sv' });
    const before = JSON.stringify(readDocument(draft));
    edit(draft, { edit: 'setLanguage', code: 'sv', values: { isPrimary: true } });
    expect(component(draft, 'c1')?.data['title']).toBe('Rubrik');
    expect(component(draft, 'c2')?.data['plans']).toMatchObject([
      { cardTitle: '1000' },
      { cardTitle: '1300' },
    ]);
    edit(
      draft,
      { edit: 'setLanguage', code: 'en', values: { isPrimary: true } },
      { edit: 'setLanguage', code: 'sv', values: { status: 'inactive' } },
    );
    expect(JSON.stringify(readDocument(draft))).toBe(before);
  });
});

describe('a required text', () => {
  const REQUIRED = 'This field is required';
  const button = { btnText: 'Book', btnUrl: '/' };
  const path = ['buttons', 'b1', 'btnText'];
  const withButton = () => {
    const draft = makeDraft();
    edit(draft, { edit: 'addItem', component: 'c1', path: ['buttons'], value: button, id: 'b1' });
    return draft;
  };

  it('is not emptied by an edit, nor made empty by one', () => {
    const draft = withButton();
    const refusals = [
      { edit: 'setText', component: 'c1', path, text: '' },
      { edit: 'setText', component: 'c1', path, text: ' \u200b' },
      { edit: 'addItem', component: 'c1', path: ['buttons'], value: { btnText: '' } },
      { edit: 'setNavigation', values: { header: [{ text: '' }] } },
      { edit: 'addSection', page: 'home', section: 'Plain', data: { buttons: [{ btnText: '' }] } },
    ].map((one) => refused(draft, one));
    expect(refusals.map(({ fields }) => fields?.[0]?.message)).toEqual(
      refusals.map(() => REQUIRED),
    );
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 422));
    expect(refusals[0]?.fields?.[0]?.path).toBe('c1.buttons.b1.btnText');
  });

  it('is each of those beside which all others are empty', () => {
    const draft = new Draft(new Y.Doc(), pair);
    edit(draft, { edit: 'addLanguage', code: 'en' }, { edit: 'addLanguage', code: 'sv' });
    edit(draft, { edit: 'addPage', id: 'home', values: { path: '/' } });
    const setText = (name: string, text: string): Edit => ({
      edit: 'setText',
      component: 'c1',
      path: [name],
      text,
    });
    edit(draft, { edit: 'addSection', page: 'home', section: 'Pair', id: 'c1' });
    edit(draft, setText('title', ''));
    const why = (one: object) => {
      try {
        applyEdits(draft.doc, [one], pair);
      } catch (error) {
        return error instanceof AppError ? error.fields?.[0] : undefined;
      }
      return undefined;
    };
    expect(why(setText('paragraph', ''))).toMatchObject({
      path: 'c1.paragraph',
      message: REQUIRED,
    });
    const data = { title: '', paragraph: '' };
    expect(why({ edit: 'addSection', page: 'home', section: 'Pair', data })).toBeDefined();
    // For a translation that is not there the primary text stands in.
    expect(why({ ...setText('paragraph', ''), lang: 'sv' })).toBeUndefined();
    const issues = () => validateDocument(readDocument(draft), pair);
    expect(issues()).toEqual([]);
    // Two people can empty one each.
    draft.texts('en').set('c1/paragraph', new Y.Text());
    expect(issues()).toEqual([{ path: 'c1.title', message: REQUIRED }]);
    // What an earlier version has published so comes back out of an archive.
    expect(validateDocument(readDocument(draft), pair, 'form')).toEqual([]);
  });
});

it('puts events in another order: the first is what invitations without a choice are about', () => {
  const draft = makeDraft();
  edit(draft, { edit: 'addEvent', id: 'tour' }, { edit: 'addEvent', id: 'party' });
  edit(draft, { edit: 'moveEvent', event: 'party', index: 0 });
  expect(readDocument(draft).events.map(({ id }) => id)).toEqual(['party', 'tour']);
  expect(() => edit(draft, { edit: 'moveEvent', event: 'gone', index: 0 })).toThrow(AppError);
});

describe('the store', () => {
  it('calls back only for what changed', () => {
    const draft = makeDraft();
    const store = new DraftStore(draft);
    const calls: string[] = [];
    for (const key of ['c1/title', 'c2/title', 'c2/plans', 'page:home', 'c2/plans/#p1/buttonUrl']) {
      store.subscribe(key, () => calls.push(key));
    }
    const taking = () => calls.splice(0);
    edit(draft, { edit: 'setText', component: 'c1', path: ['title'], text: 'New' });
    expect(taking()).toEqual(['c1/title']);
    edit(draft, { edit: 'moveItem', component: 'c2', path: ['plans', 'p2'], index: 0 });
    expect(taking()).toEqual(['c2/plans']);
    expect(store.childIds('c2/plans')).toEqual(['p2', 'p1']);
    expect(store.childIds('c2/plans')).toBe(store.childIds('c2/plans'));
    edit(draft, {
      edit: 'setValue',
      component: 'c2',
      path: ['plans', 'p1', 'buttonUrl'],
      value: '/x',
    });
    expect(taking()).toEqual(['c2/plans/#p1/buttonUrl']);
    edit(draft, { edit: 'moveSection', component: 'c1', page: 'about', index: 0 });
    expect(taking()).toEqual(['page:home']);
  });
});

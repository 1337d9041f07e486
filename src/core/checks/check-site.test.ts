import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft';
import { readDocument } from '../draft/read-document';
import { catalogue, edit, makeDraft, plain, plans, unique } from '../draft/testing/test-site';
import { makeCatalogue } from '../catalogue/section';
import { event } from '../fields/event-field';
import { checkSite } from './check-site';
import type { CheckInput } from './finding';

const check = (draft: Draft, more: Partial<CheckInput> = {}) =>
  checkSite({ document: readDocument(draft), alt: {}, untranslated: {}, catalogue, ...more });
const rules = (draft: Draft, more?: Partial<CheckInput>) =>
  check(draft, more).map(({ rule, record, path }) => [rule, record, path.join('.')]);

/** The test site with what every page should have. */
function cleanDraft(): Draft {
  const draft = makeDraft();
  edit(
    draft,
    { edit: 'addSection', page: 'about', section: 'Plain', id: 'c3' },
    ...['home', 'about'].map((page) => ({
      edit: 'setPage' as const,
      page,
      values: { meta: { title: page, description: page } },
    })),
  );
  return draft;
}

describe('the checks before publishing', () => {
  it('find nothing on a site that is in order', () => {
    expect(check(cleanDraft())).toEqual([]);
  });

  it('find pages without title, description and heading, unless the first page speaks for all', () => {
    const draft = makeDraft();
    edit(
      draft,
      { edit: 'setPage', page: 'home', values: { meta: { title: 'Home', description: 'Home' } } },
      { edit: 'addSection', page: 'about', section: 'Plain', data: { title: '' }, id: 'c3' },
    );
    expect(rules(draft)).toEqual([
      ['title', 'page:about', 'meta.title'],
      ['description', 'page:about', 'meta.description'],
      ['heading', 'c3', 'title'],
    ]);
    edit(draft, { edit: 'setPage', page: 'home', values: { meta: { useForAll: true } } });
    expect(rules(draft)).toEqual([['heading', 'c3', 'title']]);
  });

  it('call a page by its title, the home page without one “Home”', () => {
    const draft = cleanDraft();
    edit(draft, { edit: 'setPage', page: 'home', values: { meta: { title: ' ' } } });
    edit(draft, {
      edit: 'setPage',
      page: 'about',
      values: { meta: { title: 'Who we are', description: '' } },
    });
    expect(check(draft).map(({ message }) => message)).toEqual([
      'The page “Home” has no title. Search engines and tabs show one.',
      'The page “Who we are” has no description.',
    ]);
    edit(draft, { edit: 'setPage', page: 'home', values: { meta: { title: 'Who we are' } } });
    expect(check(draft).map(({ message }) => message)).toEqual([
      'The page “Who we are (/about)” has no description.',
    ]);
  });

  it.each([
    ['/nowhere', 'link'],
    ['/about/#comp-c1', 'anchor'],
    ['/#comp-gone', 'anchor'],
    ['#comp-c3', 'anchor'],
  ])('find the broken link %s', (value, rule) => {
    const draft = cleanDraft();
    edit(draft, { edit: 'setValue', component: 'c2', path: ['plans', 'p1', 'buttonUrl'], value });
    expect(rules(draft)).toEqual([[rule, 'c2', 'plans.p1.buttonUrl']]);
  });

  it.each([
    '/',
    '/about',
    '/sv/about/',
    '/#comp-c1',
    '#comp-c1',
    'https://example.com/x',
    '/media/a.pdf',
    'tel:+4612345',
    '/about?x=1#comp-c3',
  ])('let the link %s pass', (value) => {
    const draft = cleanDraft();
    edit(draft, { edit: 'setValue', component: 'c2', path: ['plans', 'p1', 'buttonUrl'], value });
    expect(check(draft)).toEqual([]);
  });

  it('let the old path of a page pass: it leads there still', () => {
    const draft = cleanDraft();
    edit(
      draft,
      {
        edit: 'setValue',
        component: 'c2',
        path: ['plans', 'p1', 'buttonUrl'],
        value: '/about',
      },
      { edit: 'setPage', page: 'about', values: { path: '/who' } },
    );
    expect(check(draft)).toEqual([]);
  });

  it('find a link to a section that is hidden', () => {
    const draft = cleanDraft();
    edit(draft, {
      edit: 'setNavigation',
      values: { header: [{ id: 'a', text: 'A', link: '/#comp-c1' }] },
    });
    expect(check(draft)).toEqual([]);
    edit(
      draft,
      { edit: 'setSection', component: 'c1', values: { status: 'hidden' } },
      { edit: 'setText', component: 'c2', path: ['title'], text: 'Plans' },
    );
    expect(rules(draft)).toEqual([['anchor', 'navigation', 'header.a.link']]);
  });

  it('put what keeps a site from being published first', () => {
    const draft = cleanDraft();
    edit(draft, { edit: 'setPage', page: 'home', values: { meta: { title: '' } } });
    draft.values.set('c1/isFancy', 'yes');
    expect(check(draft).map(({ severity, record, page }) => [severity, record, page])).toEqual([
      ['error', 'c1', 'home'],
      ['warning', 'page:home', 'home'],
    ]);
  });

  it('count what an active language lacks, and leave an inactive one alone', () => {
    const draft = cleanDraft();
    const untranslated = { sv: { missing: 3, outdated: 1 } };
    expect(check(draft, { untranslated })).toEqual([]);
    edit(draft, { edit: 'setLanguage', code: 'sv', values: { status: 'active' } });
    expect(check(draft, { untranslated })).toEqual([
      {
        severity: 'warning',
        rule: 'translation',
        message: 'Swedish: texts missing: 3; outdated: 1.',
        record: 'lang:sv',
        path: [],
      },
    ]);
  });

  it('count what the primary language borrows from another', () => {
    const untranslated = { en: { missing: 2, outdated: 0 } };
    expect(check(cleanDraft(), { untranslated }).map(({ message }) => message)).toEqual([
      expect.stringMatching(/: texts missing: 2\.$/),
    ]);
  });

  it('find an invitation without an event, and where events are made', () => {
    const invitation = {
      ...plain,
      fields: { ...plain.fields, eventId: event({ label: 'Event' }) },
    };
    const invited = { catalogue: makeCatalogue([invitation, plans, unique]) };
    const draft = cleanDraft();
    expect(rules(draft)).toEqual([]);
    expect(rules(draft, invited)).toContainEqual(['event', 'events', '']);
    edit(draft, { edit: 'addEvent', id: 'tour' });
    expect(rules(draft, invited)).not.toContainEqual(['event', 'events', '']);
    edit(draft, { edit: 'removeEvent', event: 'tour' });
    for (const component of ['c1', 'c3'])
      edit(draft, { edit: 'setSection', component, values: { status: 'hidden' } });
    expect(rules(draft, invited)).not.toContainEqual(['event', 'events', '']);
  });

  it('warn of tracking without asking', () => {
    const draft = cleanDraft();
    edit(draft, { edit: 'setSettings', values: { trackingIds: { gtagId: 'G-ABC1234567' } } });
    expect(rules(draft)).toEqual([['tracking', 'widgets', 'gdprBanner.isVisible']]);
    edit(draft, { edit: 'setWidgets', values: { gdprBanner: { isVisible: true } } });
    expect(check(draft)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { defineSection, makeCatalogue } from '../catalogue/section';
import { Draft } from '../draft/draft';
import { readDocument } from '../draft/read-document';
import { edit, plain } from '../draft/testing/test-site';
import { image } from '../fields/image-fields';
import { link, list, text } from '../fields/vocabulary';
import { checkSite } from './check-site';

const look = { colorMode: 'LIGHT', thumbnailRatio: 0.3 } as const;
const header = defineSection({
  ...look,
  name: 'Head',
  label: 'Head',
  category: 'header',
  fields: {
    title: text({ label: 'Title' }),
    btnText: text({ label: 'Button text', initial: 'Get started' }),
    btnUrl: link({ label: 'Button link' }),
  },
});
const wall = defineSection({
  ...look,
  name: 'Wall',
  label: 'Wall',
  category: 'client',
  fields: {
    logos: list({
      label: 'Logos',
      item: 'logo',
      max: 4,
      fields: { logoUrl: image({ label: 'Logo' }), clientUrl: link({ label: 'Link' }) },
    }),
  },
});
const catalogue = makeCatalogue([plain, header, wall]);

/** A page whose header has all that it needs. */
function site(): Draft {
  const draft = new Draft(new Y.Doc(), catalogue);
  edit(
    draft,
    { edit: 'addLanguage', code: 'en' },
    {
      edit: 'addPage',
      id: 'home',
      values: { path: '/', meta: { title: 'Home', description: 'Home' } },
    },
    { edit: 'addSection', id: 'head', page: 'home', section: 'Head', data: HEADER },
  );
  return draft;
}
const HEADER = { title: 'Hello', btnUrl: '/' };

const rules = (draft: Draft) =>
  checkSite({ document: readDocument(draft), alt: {}, untranslated: {}, catalogue }).map(
    ({ severity, rule, record, path }) => [severity, rule, record, path.join('.')],
  );

describe('the checks before publishing', () => {
  it('find a button whose words lead nowhere, and let one without words be', () => {
    const draft = site();
    expect(rules(draft)).toEqual([]);
    edit(draft, { edit: 'setValue', component: 'head', path: ['btnUrl'], value: '' });
    expect(rules(draft)).toEqual([['warning', 'button', 'head', 'btnUrl']]);
    edit(draft, { edit: 'setText', component: 'head', path: ['btnText'], text: '' });
    expect(rules(draft)).toEqual([]);
  });

  it('find the button of a new section, which leads nowhere until somebody says where', () => {
    const draft = site();
    const data = { buttons: [{ id: 'b1' }] };
    edit(draft, { edit: 'addSection', id: 'c1', page: 'home', section: 'Plain', data });
    expect(rules(draft)).toEqual([['warning', 'button', 'c1', 'buttons.b1.btnUrl']]);
  });

  it('look at the banner at the bottom only while it is shown', () => {
    const draft = site();
    const banner = (isVisible: boolean) =>
      edit(draft, {
        edit: 'setWidgets',
        values: { bottomBanner: { isVisible, text: 'News', btnText: 'Read' } },
      });
    banner(false);
    expect(rules(draft)).toEqual([]);
    banner(true);
    expect(rules(draft)).toEqual([['warning', 'button', 'widgets', 'bottomBanner.btnUrl']]);
  });

  it('find a list of pictures that has none, at the place of its first', () => {
    const draft = site();
    const data = { logos: [{ id: 'a' }, { id: 'b' }] };
    edit(draft, { edit: 'addSection', id: 'wall', page: 'home', section: 'Wall', data });
    expect(rules(draft)).toEqual([['warning', 'picture', 'wall', 'logos.a.logoUrl']]);
    const value = '/media/b.svg';
    edit(draft, { edit: 'setValue', component: 'wall', path: ['logos', 'b', 'logoUrl'], value });
    expect(rules(draft)).toEqual([]);
  });

  it('find the second header of a page, hidden ones aside', () => {
    const draft = site();
    edit(draft, { edit: 'addSection', id: 'late', page: 'home', section: 'Head', data: HEADER });
    expect(rules(draft)).toEqual([['warning', 'header', 'late', '']]);
    edit(draft, { edit: 'setSection', component: 'head', values: { status: 'hidden' } });
    expect(rules(draft)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { catalogue } from '../../sections/catalogue';
import { companyPages } from '../../sections/page-templates/company-pages';
import { samples } from '../../sections/samples';
import { isAskedFirst } from './first-publish';

const UNPUBLISHED = { currentRelease: null };

function siteOf(...sections: { section: string; data?: unknown }[]): Draft {
  const doc = new Y.Doc();
  const edits = [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'addPage', id: 'home', values: { path: '/' } },
    ...sections.map((one) => ({ edit: 'addSection', page: 'home', ...one })),
  ];
  Y.applyUpdate(doc, applyEdits(doc, edits, catalogue).update);
  return new Draft(doc, catalogue);
}

it('a site that its owner has built from sections goes live at the press on Publish', async () => {
  const site = siteOf(...[...catalogue.keys()].map((section) => ({ section })));
  expect(await isAskedFirst(site, UNPUBLISHED)).toBe(false);
});

it('a page and a site from a template are asked about before they go live first, and never again', async () => {
  const fromTemplates = [
    siteOf(...(companyPages[0]?.sections ?? [])),
    siteOf({ section: 'CTA1', data: samples.get('CTA1') }),
  ];
  for (const site of fromTemplates) {
    expect(await isAskedFirst(site, UNPUBLISHED)).toBe(true);
    expect(await isAskedFirst(site, { currentRelease: 1 })).toBe(false);
  }
});

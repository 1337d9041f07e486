import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { defineSection, makeCatalogue } from '../../core/catalogue/section';
import { applyEdits } from '../../core/draft/apply-edits';
import { Draft } from '../../core/draft/draft';
import { readDocument } from '../../core/draft/read-document';
import { text } from '../../core/fields/vocabulary';
import { renewal } from './renew';

const shared = {
  name: 'Note',
  label: 'Note',
  category: 'others',
  colorMode: 'LIGHT',
  thumbnailRatio: 1,
} as const;
const first = makeCatalogue([
  defineSection({ ...shared, fields: { title: text({ label: 'Title', max: 20 }) } }),
]);
const second = makeCatalogue([
  defineSection({
    ...shared,
    version: 2,
    migrations: [(data) => ({ ...data, title: `${String(data['title'])}!` })],
    fields: { title: text({ label: 'Title', max: 20 }) },
  }),
]);

function draftOfVersionOne(): Y.Doc {
  const doc = new Y.Doc();
  const edits = [
    { edit: 'addLanguage', code: 'en' },
    { edit: 'addPage', id: 'home', values: { path: '/' } },
    { edit: 'addSection', page: 'home', section: 'Note', id: 'n1', data: { title: 'Hello' } },
  ];
  Y.applyUpdate(doc, applyEdits(doc, edits, first).update);
  return doc;
}

const titleOf = (doc: Y.Doc) =>
  readDocument(new Draft(doc, second)).pages[0]?.components[0]?.data['title'];

describe('a draft of an earlier version', () => {
  test('is brought to this one by an update, once', () => {
    const doc = draftOfVersionOne();
    const update = renewal(doc, second);
    expect(titleOf(doc)).toBe('Hello');
    Y.applyUpdate(doc, update ?? new Uint8Array());
    expect(titleOf(doc)).toBe('Hello!');
    expect(renewal(doc, second)).toBeNull();
  });

  test('of this version, or a newer one, stays as it is', () => {
    const doc = draftOfVersionOne();
    expect(renewal(doc, first)).toBeNull();
    doc.getMap('values').set('settings/$version', 999);
    expect(renewal(doc, second)).toBeNull();
  });
});

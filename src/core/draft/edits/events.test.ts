import * as Y from 'yjs';
import { expect, it } from 'vitest';
import { applyEdits } from '../apply-edits';
import { Draft } from '../draft';
import { readDocument } from '../read-document';
import { catalogue, edit, makeDraft, SITE } from '../testing/test-site';
import { validateDocument } from '../validate-document';

const START = '2027-06-19T20:00';
const EARLY = '2027-06-19T19:59';
const refused = {
  code: 'validation_failed',
  fields: [{ path: 'values.end', message: 'The end is before the start.' }],
};

it('an event that ends before it starts is refused by the field of its end, whichever time comes second', () => {
  const draft = makeDraft();
  const add = { edit: 'addEvent', id: 'night', values: { start: START, end: EARLY } } as const;
  expect(() => edit(draft, add)).toThrow(expect.objectContaining(refused));
  edit(draft, { edit: 'addEvent', id: 'night', values: { start: START, end: START } });
  const set = (values: { start?: string; end?: string }) => () =>
    edit(draft, { edit: 'setEvent', event: 'night', values });
  expect(set({ end: EARLY })).toThrow(expect.objectContaining(refused));
  expect(set({ start: '2027-06-19T20:01' })).toThrow(expect.objectContaining(refused));
  set({ start: EARLY, end: START })();
  set({ end: '' })();
  expect(readDocument(draft).events).toMatchObject([{ start: EARLY, end: '' }]);
});

it('an event that an earlier version or a merge left ending before it starts is kept, named, and not published', () => {
  const doc = new Y.Doc();
  const add = { edit: 'addEvent', id: 'night', values: { start: START, end: EARLY } };
  const { update } = applyEdits(doc, [...SITE, add], catalogue, { unknown: 'keep' });
  Y.applyUpdate(doc, update);
  const document = readDocument(new Draft(doc, catalogue));
  expect(document.events).toMatchObject([{ start: START, end: EARLY }]);
  expect(validateDocument(document, catalogue)).toEqual([
    { path: 'event:night.end', message: 'The end is before the start.' },
  ]);
});

/** A small catalogue and site for the tests of drafts. */
import * as Y from 'yjs';
import { defineSection, makeCatalogue } from '../../catalogue/section';
import {
  alignment,
  buttons,
  flag,
  group,
  itemIndex,
  link,
  list,
  text,
} from '../../fields/vocabulary';
import { applyEdits } from '../apply-edits';
import { Draft } from '../draft';
import { applyEdit, type Edit } from '../edits/edit';

export const plain = defineSection({
  name: 'Plain',
  label: 'Plain',
  category: 'others',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.5,
  fields: {
    title: text({ label: 'Title', max: 20, initial: 'Title' }),
    titleAlignment: alignment({ label: 'Alignment' }),
    isFancy: flag({ label: 'Fancy' }),
    placeholders: group({
      label: 'Placeholders',
      fields: { name: text({ label: 'Name', max: 30 }) },
    }),
    buttons: buttons(),
  },
});

export const plans = defineSection({
  name: 'Plans',
  label: 'Plans',
  category: 'pricing',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.5,
  fields: {
    title: text({ label: 'Title', max: 120 }),
    primaryPlanIdx: itemIndex({ label: 'Primary plan', list: 'plans', max: 6, initial: 0 }),
    plans: list({
      label: 'Plans',
      item: 'plan',
      min: 1,
      max: 6,
      fields: {
        cardTitle: text({ label: 'Title', max: 50 }),
        buttonUrl: link({ label: 'Link' }),
        options: list({
          label: 'Options',
          item: 'option',
          max: 10,
          fields: { text: text({ label: 'Option', max: 80 }) },
        }),
      },
      initial: [{ cardTitle: 'Basic', options: [{ text: 'One' }] }],
    }),
  },
});

export const unique = defineSection({
  name: 'Only',
  label: 'Only one',
  category: 'header',
  unique: true,
  colorMode: '',
  thumbnailRatio: null,
  fields: {},
});

export const catalogue = makeCatalogue([plain, plans, unique]);

/** Edits that make a site of two pages and two languages. */
export const SITE: readonly Edit[] = [
  { edit: 'addLanguage', code: 'en' },
  { edit: 'addLanguage', code: 'sv' },
  { edit: 'addPage', id: 'home', values: { path: '/' } },
  { edit: 'addPage', id: 'about', values: { path: '/about' } },
  { edit: 'addSection', id: 'c1', page: 'home', section: 'Plain' },
  {
    edit: 'addSection',
    id: 'c2',
    page: 'home',
    section: 'Plans',
    data: {
      plans: [
        { id: 'p1', cardTitle: '1000', options: ['One', 'Two'] },
        { id: 'p2', cardTitle: '1300', buttonUrl: '/about/' },
      ],
    },
  },
];

/** Ids in sequence, so that a run can be repeated. */
export function countingIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}

/** A draft of that site. */
export function makeDraft(
  edits: readonly Edit[] = SITE,
  ids = countingIds('n'),
  sections = catalogue,
): Draft {
  const doc = new Y.Doc();
  const { update } = applyEdits(doc, edits, sections, { newId: ids });
  Y.applyUpdate(doc, update);
  return new Draft(doc, sections, ids);
}

/** A second person's draft of the same site. */
export function fork(draft: Draft, prefix: string): Draft {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(draft.doc));
  return new Draft(doc, catalogue, countingIds(prefix));
}

/** Brings drafts together: each gets what the others have. */
export function sync(...drafts: readonly Draft[]): void {
  const updates = drafts.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of drafts) for (const update of updates) Y.applyUpdate(doc, update);
}

/** Applies edits one by one. */
export function edit(draft: Draft, ...edits: readonly Edit[]): void {
  for (const one of edits) applyEdit(draft, one);
}

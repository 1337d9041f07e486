import { expect, it } from 'vitest';
import { edit, makeDraft } from '../../core/draft/testing/test-site';
import { readDocument } from '../../core/draft/read-document';
import { countDraftUses, countUses, findUses } from './uses';

const address = (stem: string) => `/media/${stem.padEnd(16, '0')}-small.webp`;

it('a draft’s uses are counted where they are shown: once a place, and not in what was removed', () => {
  const draft = makeDraft();
  const text = (component: string, path: string[], file: string, lang?: string) =>
    ({
      edit: 'setText',
      component,
      path,
      text: file,
      ...(lang === undefined ? {} : { lang }),
    }) as const;
  edit(
    draft,
    text('c1', ['placeholders', 'name'], 'a'),
    { edit: 'addSection', id: 'gone', page: 'home', section: 'Plain' },
    { edit: 'addPage', id: 'away', values: { path: '/away' } },
    { edit: 'addSection', id: 'on-away', page: 'away', section: 'Plain' },
  );
  // As another version may have written them.
  draft.transact(() => {
    draft.values.set('c1/picture', { url: address('a'), crop: { source: address('b') } });
    draft.values.set('c2/plans/#p1/picture', address('a'));
    draft.values.set('c2/plans/#p2/picture', `${address('b')} ${address('b')}`);
    draft.values.set('theme/logo', address('c'));
    draft.values.set('gone/picture', address('d'));
    draft.values.set('on-away/picture', address('d'));
    draft.values.set('media:m1/picture', address('d'));
  });
  edit(
    draft,
    { edit: 'removeSection', component: 'gone' },
    { edit: 'removePage', page: 'away' },
    { edit: 'removeItem', component: 'c2', path: ['plans', 'p2'] },
  );
  const counts = countDraftUses(draft);
  expect(Object.fromEntries(counts)).toEqual({
    [`a${'0'.repeat(15)}`]: 2,
    [`b${'0'.repeat(15)}`]: 1,
    [`c${'0'.repeat(15)}`]: 1,
  });
  expect(counts).toEqual(countUses(findUses(readDocument(draft))));
});

import { expect, it } from 'vitest';
import { edit, makeDraft } from '../../core/draft/testing/test-site';
import { createText } from '../../core/draft/texts';
import { readDocument } from '../../core/draft/read-document';
import { countDraftUses, countUses, findUses } from './uses';

const stem = (letter: string) => letter.repeat(16);
const address = (letter: string) => `/media/${stem(letter)}-small.webp`;

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
    text('c2', ['title'], address('a')),
    // Another file in a translation.
    text('c2', ['title'], address('e'), 'sv'),
    { edit: 'addSection', id: 'gone', page: 'home', section: 'Plain' },
    { edit: 'addPage', id: 'away', values: { path: '/away' } },
    { edit: 'addSection', id: 'on-away', page: 'away', section: 'Plain' },
  );
  // As another version may have written them.
  draft.transact(() => {
    // In a text that the primary language lacks.
    createText(draft, 'sv', 'c1/further', address('f'));
    draft.values.set('c1/picture', { url: address('a'), crop: { source: address('b') } });
    draft.values.set('c2/plans/#p1/picture', address('a'));
    draft.values.set('c2/plans/#p2/picture', `${address('b')} ${address('b')}`);
    draft.values.set('theme/logo', address('c'));
    draft.values.set('c1/$name', address('d'));
    draft.values.set('lang:sv/flag', address('d'));
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
    // The title, a picture of a section and one of an item.
    [stem('a')]: 3,
    // Where a picture was cut from.
    [stem('b')]: 1,
    [stem('c')]: 1,
    [stem('f')]: 1,
  });
  expect(counts).toEqual(countUses(findUses(readDocument(draft))));
});
